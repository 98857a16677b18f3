// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistrydefinition.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/urnpattern.h"
#include "core/workflow/subregistry/listrules.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kKindOption{.name = "kind",
                                 .value = "KIND",
                                 .help = QT_TRANSLATE_NOOP("Cli", "Kind of the values: %1."),
                                 .choices = "words|decimal|hexadecimal"};
constexpr OptionSpec kKeyOption{
    .name = "key",
    .value = "PART,PART",
    .help = QT_TRANSLATE_NOOP("Cli", "Names of the parts of a value, such as id,version.")};
constexpr OptionSpec kCaseOption{.name = "case",
                                 .value = "WHICH",
                                 .help = QT_TRANSLATE_NOOP("Cli",
                                                           "Whether letter case matters: sensitive (default) "
                                                           "or insensitive."),
                                 .choices = "sensitive|insensitive"};
constexpr std::array kCreateOptions{kKindOption,      kTitleOption, kKeyOption,    kRuleOption,
                                    kLabelRuleOption, kCaseOption,  kPolicyOption, kOutsideOption,
                                    kUrnOption,       kDateOption,  kNoteOption,   kByOption};

Usage<subregistry::Definition> definitionOf(const Arguments& arguments)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return std::unexpected(name.error());
    if (!workflow::isSubregistryName(name->name))
        return std::unexpected(findings::notASubregistryNameText(name->name));
    const auto kind = registration::fromWord<subregistry::ValueKind>(arguments.text("kind"));
    if (!kind)
        return std::unexpected(Cli::tr("Name the kind of values with --kind."));
    subregistry::Definition definition{.nid = name->nid,
                                       .name = name->name,
                                       .title = arguments.text("title"),
                                       .kind = *kind,
                                       .key = wordsOf(arguments, "key"),
                                       .rules = wordsOf(arguments, "rule"),
                                       .labelRule = arguments.text("label-rule"),
                                       .ignoresCase = arguments.value("case") == "insensitive",
                                       .policy = arguments.text("policy"),
                                       .outside = outsideOf(arguments),
                                       .urn = {}};
    // Where a label is in the name, nobody can know its place.
    definition.urn = arguments.isSet("urn") || !definition.labelRule.isEmpty()
                         ? arguments.text("urn")
                         : subregistry::proposedUrnPattern(name->nid);
    return checkedDefinition(definition);
}

ExitStatus runCreate(const Arguments& arguments, CommandContext& context)
{
    const auto definition = definitionOf(arguments);
    if (!definition)
        return context.fail(definition.error());
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto objection = workflow::rulesObjection(*registry, *definition);
    if (!objection)
        return context.fail(objection.error());
    if (!objection->isEmpty())
        return context.fail(*objection);
    const auto done = registry->subregistries().create(*definition, actOf(arguments),
                                                       day->isValid() ? *day : registry->today());
    if (!done)
        return context.fail(done.error());
    sayPolicyWarnings(context, definition->policy);
    sayWarning(context, workflow::sharedRuleNotice(*registry, *definition));
    sayWarning(context,
               workflow::syntaxNotice(*registry, {definition->nid, definition->name}).value_or(QString()));
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryCreateCommand()
{
    return {
        .name = "subregistry create",
        .synopsis = "NID/NAME --kind words|decimal|hexadecimal [--title TEXT] [--key PART,PART] "
                    "[--rule RULE[,RULE]] [--label-rule RULE] [--case sensitive|insensitive] "
                    "[--policy TEXT] [--outside error|warning] [--urn PATTERN] [--date DAY] [--note TEXT] "
                    "[--by NAME]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Create a list of the values of a namespace"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "A subregistry lists words or numbers. In a list of numbers, the first part of the key is the "
            "number. The policy is free text; the words of RFC 8126 are checked."),
        .options = kCreateOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .run = runCreate};
}

} // namespace nidus::cli
