// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Assign, kClaimOptions);
}

} // namespace

Command subregistryAssignCommand()
{
    return {.name = "subregistry assign",
            .synopsis = kClaimSynopsis,
            .summary = QT_TRANSLATE_NOOP("Cli", "Assign a value or numbers of a subregistry"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "The next numbers follow the last one of the range that is or was held; a value once "
                       "held is not assigned again unless it was released to the pool. A value by name is "
                       "checked, not moved. With --until, the assignment is temporary. Exit status 1: "
                       "refused; the reason and the nearest alternative are on standard error."),
            .options = kClaimOptions,
            .minArguments = 1,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
