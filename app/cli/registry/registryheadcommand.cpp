// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commandcontext.h"

namespace nidus::cli {

namespace {

ExitStatus runHead(const Arguments& /*arguments*/, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<registration::HistoryHead> head = registry->history().head();
    if (!head)
        return context.fail(head.error());
    context.out->write(head->toLine().toStdString() + '\n');
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryHeadCommand()
{
    return {.name = "registry head",
            .synopsis = "",
            .summary = QT_TRANSLATE_NOOP("Cli", "Print a one-line fingerprint of the registry's history"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "Prints \"nidus-head 1 COUNT HASH IDENTITY\": the number of entries in the history, the hash "
                "that covers them all, and the registry's identity. Give it to someone outside: later, "
                "\"registry verify --since\" proves that none of these entries was removed or changed."),
            .maxArguments = 0,
            .run = runHead};
}

} // namespace nidus::cli
