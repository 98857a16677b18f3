// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Reserve, kClaimOptions);
}

} // namespace

Command subregistryReserveCommand()
{
    return {.name = "subregistry reserve",
            .synopsis = kClaimSynopsis,
            .summary = QT_TRANSLATE_NOOP("Cli", "Reserve a value or numbers of a subregistry"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "Like \"subregistry assign\", but the holder does not use the value "
                                         "yet. A reserved value can be assigned only to its holder."),
            .options = kClaimOptions,
            .minArguments = 1,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
