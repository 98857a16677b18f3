// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

constexpr OptionSpec kAtOption{
    .name = "at", .value = "VALUE", .help = QT_TRANSLATE_NOOP("Cli", "First value of the second part.")};
constexpr OptionSpec kPartHolderOption{
    .name = "holder",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Holder of the first part, then of the second part.")};
constexpr OptionSpec kPartContactOption{
    .name = "contact",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Contact of the first part, then of the second part; \"\" is none.")};
constexpr std::array kOptions{kAtOption,      kPartHolderOption,   kPartContactOption,
                              kRequestOption, kDateOption,         kNoteOption,
                              kByOption,      kAnswerFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Split, kOptions);
}

} // namespace

Command subregistrySplitCommand()
{
    return {.name = "subregistry split",
            .synopsis =
                "NID/NAME FROM-TO --at VALUE --holder TEXT --holder TEXT [--contact TEXT --contact TEXT] "
                "[--request ID] [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json|letter]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Split a block between two holders"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "FROM-TO must be an entry as it is listed. A part with another holder has no "
                       "contact unless --contact names one."),
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
