// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

ExitStatus runBackup(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    LongWork work(context);
    if (const base::Result<void> done = registry->copies().backUp(pathArgument(arguments), work.stopToken());
        !done)
        return work.fail(done.error());
    context.say("nidus-cli: "_L1 + Cli::tr("The registry was backed up."));
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryBackupCommand()
{
    return {.name = "registry backup",
            .synopsis = "FILE",
            .summary = QT_TRANSLATE_NOOP("Cli", "Write a backup of the registry; never replaces a file"),
            .minArguments = 1,
            .maxArguments = 1,
            .run = runBackup};
}

} // namespace nidus::cli
