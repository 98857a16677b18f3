// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Withdraw, kPlainOptions);
}

} // namespace

Command subregistryWithdrawCommand()
{
    return {.name = "subregistry withdraw",
            .synopsis = kPlainSynopsis,
            .summary = QT_TRANSLATE_NOOP("Cli", "Withdraw a value that was never delivered"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "The value remains in the list and is not assigned again unless it is released to the pool."),
            .options = kPlainOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
