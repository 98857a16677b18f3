// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/workflow/subregistry/ordersatonce.h"

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kNewHolderOption{
    .name = "holder",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Corrected name of the same holder; for another holder, use \"subregistry transfer\".")};
constexpr OptionSpec kNewBehalfOption{
    .name = "on-behalf",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "On whose behalf the holder has it; \"\" is nobody.")};
constexpr OptionSpec kNewContactOption{
    .name = "contact",
    .value = "TEXT",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Contact of the holder; \"\" is none. Not public, and it can be erased.")};
constexpr OptionSpec kNewReferenceOption{
    .name = "reference",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Document that defines the value; \"\" is none.")};
constexpr OptionSpec kEntryNoteOption{
    .name = "entry-note",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Note of the entry, which exports of the list contain; \"\" is none.")};
constexpr OptionSpec kNewAskerOption{
    .name = "asker",
    .value = "WORD",
    .help = QT_TRANSLATE_NOOP("Cli", "What kind of asker the holder is; \"\" is not known.")};
constexpr OptionSpec kNewEndOption{
    .name = "until",
    .value = "DAY",
    .help = QT_TRANSLATE_NOOP("Cli", "When the entry ends, YYYY-MM-DD. A later day renews it.")};
constexpr OptionSpec kHideOption{.name = "private",
                                 .help = QT_TRANSLATE_NOOP("Cli", "Do not publish the holder.")};
constexpr OptionSpec kShowOption{.name = "not-private",
                                 .help = QT_TRANSLATE_NOOP("Cli", "Publish the holder.")};
constexpr std::array kEditOptions{kNewHolderOption,   kNewBehalfOption,    kNewContactOption, kHideOption,
                                  kShowOption,        kNewReferenceOption, kEntryNoteOption,  kNewAskerOption,
                                  kNewEndOption,      kDateOption,         kNoteOption,       kByOption,
                                  kEntryFormatOption, kOutputOption};

/// Returns the text of an option; absent if it is not set.
std::optional<QString> givenText(const Arguments& arguments, std::string_view option)
{
    return arguments.isSet(option) ? std::optional(arguments.text(option)) : std::nullopt;
}

/// The same without characters that cannot be seen, as the holder of an order has it.
std::optional<QString> readableOption(const Arguments& arguments, std::string_view option)
{
    const auto text = givenText(arguments, option);
    return text ? std::optional(findings::readableText(*text)) : std::nullopt;
}

Usage<workflow::EntryEdit> editOf(const Arguments& arguments)
{
    if (arguments.isSet("private") && arguments.isSet("not-private"))
        return std::unexpected(Cli::tr("Use either --private or --not-private."));
    workflow::EntryEdit edit{.reference = givenText(arguments, "reference"),
                             .note = givenText(arguments, "entry-note"),
                             .contact = givenText(arguments, "contact"),
                             .holder = readableOption(arguments, "holder"),
                             .behalf = readableOption(arguments, "on-behalf"),
                             .asker = givenText(arguments, "asker")};
    if (edit.holder && edit.holder->isEmpty())
        return std::unexpected(Cli::tr("The text of --%1 is empty.").arg("holder"_L1));
    const auto until = dayOption(arguments, "until");
    if (!until)
        return std::unexpected(until.error());
    if (until->isValid())
        edit.until = *until;
    if (arguments.isSet("private") || arguments.isSet("not-private"))
        edit.isPrivate = arguments.isSet("private");
    if (edit == workflow::EntryEdit{})
        return std::unexpected(Cli::tr("Name what to change, for example with --contact."));
    return edit;
}

ExitStatus runEdit(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto edit = editOf(arguments);
    if (!edit)
        return context.fail(edit.error());
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto answer = workflow::editEntries(
        *registry, *name, QString::fromStdString(arguments.positional()[1]), *edit, *day, actOf(arguments));
    if (answer && !answer->refusal && answer->change.entries.isEmpty()) {
        sayNote(context, Cli::tr("The entry already has these facts; nothing was changed."));
        return ExitStatus::NothingToReport;
    }
    if (answer && !answer->refusal && edit->holder)
        sayNote(context, findings::correctedHolderText());
    return printAnswer(arguments, context, answer);
}

} // namespace

Command subregistryEditCommand()
{
    return {.name = "subregistry edit",
            .synopsis =
                "NID/NAME VALUE|FROM-TO [--holder TEXT] [--on-behalf TEXT] [--contact TEXT] "
                "[--private|--not-private] [--reference TEXT] "
                "[--entry-note TEXT] [--asker WORD] [--until DAY] [--date DAY] [--note TEXT] [--by NAME] "
                "[--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Correct facts of an entry"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "The history keeps the earlier facts. Facts that no option names do not change. "
                       "--holder corrects the name of the same holder: the day and the request by which it "
                       "has the value remain. To give the value to another holder, use \"subregistry "
                       "transfer\"; to change the state, use the command for it."),
            .options = kEditOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runEdit};
}

} // namespace nidus::cli
