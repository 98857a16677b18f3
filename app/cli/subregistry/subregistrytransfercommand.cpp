// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kHolderOption,       kBehalfOption, kContactOption, kReferenceOption,
                              kRequestOption,      kDateOption,   kNoteOption,    kByOption,
                              kAnswerFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Transfer, kOptions);
}

} // namespace

Command subregistryTransferCommand()
{
    return {.name = "subregistry transfer",
            .synopsis =
                "NID/NAME VALUE|FROM-TO --holder TEXT [--on-behalf TEXT] [--contact TEXT] [--reference TEXT] "
                "[--request ID] [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json|letter]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Give a value or a block another holder"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "The history keeps the earlier holder. A number without a version "
                                         "means all of its versions. A part of a block can be transferred."),
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
