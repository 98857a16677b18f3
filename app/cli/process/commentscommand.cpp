// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/frame/texttable.h"
#include "core/workflow/drafts/commentwork.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kCommentsOptions{kTableFormatOption, kOutputOption};

ExitStatus runComments(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const QString word = QString::fromStdString(arguments.positional().front());
    const base::Result<QList<storage::PlacedComment>> comments = workflow::commentsAbout(*registry, word);
    if (!comments)
        return context.fail(explainFailure(*registry, comments.error()));
    TextTable table(
        {"id", "kind", "answerTo", "version", "field", "finding", "when", "who", "text", "handle"},
        arguments.value("format") == "json");
    for (const auto& [handle, comment] : *comments)
        table.add({QString::number(comment.id), registration::wordOf(comment.kind),
                   comment.answerTo == 0 ? QString() : QString::number(comment.answerTo),
                   comment.version == 0 ? QString() : QString::number(comment.version),
                   comment.field ? QString(registration::fieldKey(*comment.field)) : QString(),
                   comment.finding, comment.when.toString(Qt::ISODateWithMs), comment.who, comment.text,
                   handle});
    context.out->write(table.take());
    return ExitStatus::NothingToReport;
}

} // namespace

Command commentsCommand()
{
    return {.name = "comments",
            .synopsis = "draft:ID|NID [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List review comments"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Columns of tsv: number, kind, number of the comment answered, version, "
                       "field, accepted finding, time, person, text, NID or draft:ID of the comment. "
                       "For a NID, the comments on all its drafts are listed too."),
            .options = kCommentsOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runComments};
}

} // namespace nidus::cli
