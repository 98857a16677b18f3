// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"
#include "core/findings/text/listtexts.h"

namespace nidus::cli {

namespace {

constexpr OptionSpec kToPoolOption{
    .name = "to-pool", .help = QT_TRANSLATE_NOOP("Cli", "Allow the values to be assigned again.")};
constexpr std::array kOptions{kToPoolOption, kDateOption,         kNoteOption,
                              kByOption,     kAnswerFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Release, kOptions);
}

} // namespace

Command subregistryReleaseCommand()
{
    return {.name = "subregistry release",
            .synopsis = "NID/NAME VALUE|FROM-TO [--to-pool] [--date DAY] [--note TEXT] [--by NAME] [--format "
                        "tsv|json|letter]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Remove a value from the list"),
            .listing = findings::changeEffectLines,
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
