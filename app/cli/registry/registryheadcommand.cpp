// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commandcontext.h"

namespace nidus::cli {

namespace {

ExitStatus runHead(const Arguments& /*arguments*/, CommandContext& context)
{
    const std::expected<storage::Registry, base::Error> registry = context.registryThatIsThere();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<registration::HistoryHead, base::Error> head = registry->history().head();
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
            .summary = QT_TRANSLATE_NOOP("Cli", "Print one line that stands for the whole history"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "\"nidus-head 1 COUNT HASH IDENTITY\": how many entries the history has, the hash that "
                "covers them all, and the registry's identity. Give it to somebody outside: \"registry "
                "verify --since\" proves later that what was there then was neither cut nor changed."),
            .maxArguments = 0,
            .run = runHead};
}

} // namespace nidus::cli
