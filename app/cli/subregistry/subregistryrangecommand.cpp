// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/policy.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/subregistry/listsyntax.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kPolicyOption{.name = "policy",
                                   .value = "TEXT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "How values of the range are assigned.")};
constexpr OptionSpec kLabelOption{
    .name = "label", .value = "WORD", .help = QT_TRANSLATE_NOOP("Cli", "Label of the range in URNs.")};
constexpr OptionSpec kAskerOption{
    .name = "asker",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli",
                              "Who may ask: kinds of askers, which --asker of a request is compared with, or "
                              "\"only\" and names of holders. Separated by commas.")};
constexpr OptionSpec kLargestOption{.name = "largest",
                                    .value = "N",
                                    .help =
                                        QT_TRANSLATE_NOOP("Cli", "Largest block of numbers; 0 is any size.")};
constexpr OptionSpec kStateOption{
    .name = "state",
    .value = "STATE",
    .help = QT_TRANSLATE_NOOP("Cli", "open (default), private, closed, reserved, or removed."),
    .choices = "open|private|closed|reserved|removed"};
constexpr std::array kRangeOptions{kPolicyOption, kLabelOption, kAskerOption, kLargestOption,
                                   kStateOption,  kDateOption,  kNoteOption,  kByOption};

/// Returns the text of an option; absent if it is not set.
std::optional<QString> given(const Arguments& arguments, std::string_view option)
{
    return arguments.isSet(option) ? std::optional(arguments.text(option)) : std::nullopt;
}

Usage<workflow::RangeOrder> rangeOrder(const Arguments& arguments)
{
    workflow::RangeOrder order{.name = QString::fromStdString(arguments.positional()[1]),
                               .span = QString::fromStdString(arguments.positional()[2]),
                               .policy = given(arguments, "policy"),
                               .label = given(arguments, "label"),
                               .asker = given(arguments, "asker"),
                               .state =
                                   registration::fromWord<subregistry::RangeState>(arguments.text("state"))};
    if (order.name.trimmed().isEmpty())
        return std::unexpected(Cli::tr("The name of the range is empty."));
    if (arguments.isSet("largest")) {
        order.largest = subregistry::numberOf(subregistry::ValueKind::Decimal, arguments.text("largest"));
        if (!order.largest)
            return std::unexpected(findings::notPositiveText(arguments.text("largest")));
    }
    const auto day = dayOption(arguments, "date");
    if (!day)
        return std::unexpected(day.error());
    order.date = *day;
    return order;
}

void warn(const CommandContext& context, const workflow::SubregistryAnswer& answer,
          const workflow::ListSyntax& syntax)
{
    QList<findings::Finding> found = syntax.labelFindings(answer.change.ranges);
    for (const subregistry::Range& range : answer.change.ranges)
        found += subregistry::policyFindings(range.policy);
    for (const findings::Finding& finding : found)
        context.say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::message(finding)));
    const QList<subregistry::Entry> outside = workflow::outsideRanges(answer.subregistry);
    for (const subregistry::Entry& entry : outside)
        context.say(
            "nidus-cli: "_L1 +
            Cli::tr("Warning: No single range contains %1 now.").arg(answer.subregistry.textOf(entry.block)));
    if (!outside.isEmpty() && !answer.subregistry.definition().labelRule.isEmpty())
        context.say("nidus-cli: "_L1 + findings::withoutLabelText());
}

ExitStatus runRange(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto order = rangeOrder(arguments);
    if (!order)
        return context.fail(order.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto answer = workflow::setRanges(*registry, *name, {*order}, actOf(arguments));
    if (answer && !answer->refusal)
        warn(context, *answer,
             {answer->subregistry.definition(),
              workflow::currentSyntaxRule(*registry, name->nid).value_or(nullptr)});
    return printAnswer(arguments, context, answer);
}

} // namespace

Command subregistryRangeCommand()
{
    return {
        .name = "subregistry range",
        .synopsis =
            "NID/NAME RANGE FROM-TO|PREFIX* [--policy TEXT] [--label WORD] [--asker TEXT] [--largest N] "
            "[--state open|private|closed|reserved|removed] [--date DAY] [--note TEXT] [--by NAME]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Add or change a range of a subregistry"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "A range is a part of the numbers, or the words that begin with PREFIX. A value belongs to the "
            "smallest range that contains it. Options that are not given keep their values. Entries do not "
            "change; those that no single range contains are listed on standard error."),
        .options = kRangeOptions,
        .minArguments = 3,
        .maxArguments = 3,
        .run = runRange};
}

} // namespace nidus::cli
