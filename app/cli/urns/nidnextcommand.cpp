// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"

#include <QString>

namespace nidus::cli {

namespace {

ExitStatus run(const Arguments& /*arguments*/, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<QString> nid = registry->registrations().nextInformalNid();
    if (!nid)
        return context.fail(nid.error());
    context.out->write(nid->toStdString() + '\n');
    return ExitStatus::NothingToReport;
}

} // namespace

Command nidNextCommand()
{
    return {.name = "nid next",
            .synopsis = "",
            .summary = QT_TRANSLATE_NOOP("Cli", "Print the informal NID that would be assigned next"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "Nothing is reserved: the number is assigned at registration."),
            .maxArguments = 0,
            .run = run};
}

} // namespace nidus::cli
