// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"
#include "core/findings/text/listtexts.h"

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
            .summary = QT_TRANSLATE_NOOP("Cli", "Withdraw a reserved or requested value that was never used"),
            .listing = findings::changeEffectLines,
            .options = kPlainOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
