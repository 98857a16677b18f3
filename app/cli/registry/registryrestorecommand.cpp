// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kAcceptOption{
    .name = "accept-problems",
    .help = QT_TRANSLATE_NOOP("Cli", "Restore a backup that is not intact, and report what is wrong.")};
constexpr std::array kRestoreOptions{kAcceptOption, kByOption};

ExitStatus runRestore(const Arguments& arguments, CommandContext& context)
{
    const QString path = context.chosenRegistryPath();
    if (path == workflow::kBuiltinPath)
        return context.fail(base::Error{storage::kReadOnlyDatabase, path.toStdString(), {}});
    LongWork work(context);
    const storage::RestoreOrder order{.source = pathArgument(arguments),
                                      .who = actOf(arguments).who,
                                      .acceptsProblems = arguments.isSet("accept-problems"),
                                      .headsFile = context.headsFile};
    const base::Result<storage::RestoreReport> done =
        workflow::restoreRegistry(path, order, work.stopToken(), &work);
    if (!done)
        return work.fail(done.error());
    for (const base::Error& problem : done->problems)
        context.say("nidus-cli: "_L1 + findings::describe(problem));
    if (!done->isRestored) {
        context.say("nidus-cli: "_L1 + findings::backupNotIntactText() + u' ' +
                    Cli::tr("Look for an older backup; --accept-problems restores this one."));
        return ExitStatus::SomethingToReport;
    }
    context.say("nidus-cli: "_L1 + Cli::tr("%1 was restored from %2.").arg(path, order.source));
    context.warnOfLocation(path);
    for (const base::Error& lost : done->lost)
        context.say("nidus-cli: "_L1 + findings::describe(lost));
    if (!done->missing.isEmpty())
        context.say("nidus-cli: "_L1 + findings::missingEntriesMessage(done->missing, done->kept));
    if (done->approval)
        context.say("nidus-cli: "_L1 +
                    findings::approvalRestoredText(registration::wordOf(done->approval->before),
                                                   registration::wordOf(done->approval->after)));
    const base::Result<storage::Registry> restored = context.existingRegistry();
    const base::Result<QList<base::Error>> illegal =
        restored ? restored->history().illegalNids() : std::unexpected(restored.error());
    if (!illegal)
        return context.fail(illegal.error());
    for (const base::Error& nid : *illegal)
        context.say("nidus-cli: "_L1 + findings::describe(nid));
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryRestoreCommand()
{
    return {.name = "registry restore",
            .synopsis = "[--accept-problems] [--by NAME] FILE",
            .summary = QT_TRANSLATE_NOOP("Cli", "Replace the registry with a backup"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "The current registry is first saved in the folder REGISTRY.backups next to "
                "it; a damaged file is kept under a new name. The backup is checked first, and anything "
                "missing from it is reported. The restore is recorded in the history. "
                "Numbers already assigned are never reused."),
            .options = kRestoreOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runRestore};
}

} // namespace nidus::cli
