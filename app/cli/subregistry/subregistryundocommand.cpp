// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/subregistry/answer.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kRefusedOption{
    .name = "request",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Reverse the refusal of this request instead, so that it can be decided again.")};
constexpr std::array kUndoOptions{kRefusedOption, kDateOption,        kNoteOption,
                                  kByOption,      kEntryFormatOption, kOutputOption};

ExitStatus runUndo(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto answer =
        arguments.isSet("request")
            ? workflow::undoRefusal(*registry, *name, arguments.text("request"), *day, actOf(arguments))
            : workflow::undoNewest(*registry, *name, *day, actOf(arguments));
    if (!answer)
        return context.fail(answer.error());
    if (!*answer) {
        sayNote(context, arguments.isSet("request")
                             ? Cli::tr("Request \"%1\" was not refused.").arg(arguments.text("request"))
                             : findings::nothingToUndoText());
        return ExitStatus::SomethingToReport;
    }
    const ExitStatus status = printAnswer(arguments, context, **answer);
    if ((*answer)->isRemoved)
        sayNote(context, findings::listRemovedText((*answer)->subregistry.definition().fullName()));
    if (arguments.isSet("request") && status == ExitStatus::NothingToReport)
        sayNote(context, Cli::tr("The refusal was undone. The request can be decided again."));
    const QString freed = workflow::freeAgainSentence((*answer)->subregistry, (*answer)->change);
    if (status != ExitStatus::NothingToReport || freed.isEmpty())
        return status;
    sayNote(context, freed);
    sayNote(context,
            Cli::tr("If the answer was already sent, assign the same values again, and withdraw them."));
    return status;
}

} // namespace

Command subregistryUndoCommand()
{
    return {.name = "subregistry undo",
            .synopsis = "NID/NAME [--request ID] [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Reverse the newest change of a subregistry"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "The history keeps both. Values that only this change assigned are free again, and "
                       "its request can be decided again. If the answer was already sent, use \"subregistry "
                       "withdraw\" instead. Each call goes back one change; the last one removes a list that "
                       "never had an entry. A refusal does not change a "
                       "value, so only --request reverses it."),
            .options = kUndoOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runUndo};
}

} // namespace nidus::cli
