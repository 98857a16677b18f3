// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kSetOptions{kNoteOption, kByOption};

ExitStatus runSet(const Arguments& arguments, CommandContext& context)
{
    const QString setting = QString::fromStdString(arguments.positional().front());
    if (setting != QLatin1StringView("approval"))
        return context.fail(
            Cli::tr("\"%1\" is not a setting of a registry; the setting is approval.").arg(setting));
    const QString word = QString::fromStdString(arguments.positional().back());
    const auto rule = registration::fromWord<registration::ApprovalRule>(word);
    if (!rule)
        return context.fail(
            Cli::tr("\"%1\" is not a rule for approvals; use anyone, reason, or second-person.").arg(word));
    if (arguments.isSet("note") && findings::readableText(arguments.text("note")).isEmpty())
        return context.fail(Cli::tr("The text of --note is empty or invisible."));
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    if (const base::Result<void> done = registry->settings().setApproval(*rule, actOf(arguments)); !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

} // namespace

Command registrySetCommand()
{
    return {.name = "registry set",
            .synopsis = "approval anyone|reason|second-person [--note TEXT] [--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Set who may approve drafts"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "anyone: everybody may approve every draft. reason (default): an author of a draft needs a "
                "reason to approve it (approve --despite). second-person: somebody who is not an author must "
                "approve it. An author is whoever owns or owned the draft, or saved a change of it. This is "
                "a rule among colleagues, not a lock: anyone can change it, and the history "
                "records that."),
            .options = kSetOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runSet};
}

} // namespace nidus::cli
