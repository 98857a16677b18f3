// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"
#include "core/findings/text/listtexts.h"

namespace nidus::cli {

namespace {

constexpr OptionSpec kSupersededOption{
    .name = "superseded-by", .value = "VALUE", .help = QT_TRANSLATE_NOOP("Cli", "Value to use instead.")};
constexpr std::array kOptions{kSupersededOption, kDateOption,         kNoteOption,
                              kByOption,         kAnswerFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Deprecate, kOptions);
}

} // namespace

Command subregistryDeprecateCommand()
{
    return {.name = "subregistry deprecate",
            .synopsis = "NID/NAME VALUE|FROM-TO [--superseded-by VALUE] [--date DAY] [--note TEXT] [--by "
                        "NAME] [--format tsv|json|letter]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Mark a value as no longer recommended"),
            .listing = findings::changeEffectLines,
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
