// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/subregistry/subregistryorder.h"

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kDateOption, kNoteOption, kByOption, kEntryFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    return runOrder(arguments, context, subregistry::Verb::Merge, kOptions);
}

} // namespace

Command subregistryMergeCommand()
{
    return {.name = "subregistry merge",
            .synopsis = "NID/NAME FROM-TO [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Merge adjacent entries of one holder into a block"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "FROM-TO begins and ends with an entry and has no gaps. All entries in it must have "
                       "the same state, holder, and end. The block gets all of their references, contacts, "
                       "and notes, and the latest of their dates; the history keeps the entries."),
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
