// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kReplacedByOption{
    .name = "replaced-by",
    .value = "NID",
    .help = QT_TRANSLATE_NOOP("Cli", "The namespace to use instead of the withdrawn one.")};
constexpr std::array kWithdrawOptions{kNoteOption, kLinkOption, kByOption, kReplacedByOption};

ExitStatus runWithdraw(const Arguments& arguments, CommandContext& context)
{
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const QString word = QString::fromStdString(arguments.positional().front());
    const std::optional<qint64> draftId = registration::draftIdOf(word);
    const base::Result<void> done =
        draftId ? workflow::moveToTrash(*registry, *draftId, actOf(arguments))
                : workflow::withdraw(*registry, word, actOf(arguments), arguments.text("replaced-by"));
    if (!done)
        return context.fail(explainFailure(*registry, done.error()));
    if (const auto draft = findDraft(*registry, word.toStdString()); draft && !draftId) {
        context.say(Cli::tr("The registration of \"%1\" was withdrawn, not %2; \"nidus-cli reopen %1\" "
                            "reverses this.")
                        .arg(word, registration::draftHandle(draft->id)));
    }
    context.writeChange("withdrawn\n", word + ": withdrawn"_L1);
    return ExitStatus::NothingToReport;
}

} // namespace

Command withdrawCommand()
{
    return {.name = "withdraw",
            .synopsis = "NID|draft:ID --note REASON [--replaced-by NID] [--link URI] [--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Withdraw a registration, or move a draft to the trash"),
            .options = kWithdrawOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runWithdraw};
}

} // namespace nidus::cli
