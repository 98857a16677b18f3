// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/linereader.h"

#include <QString>
#include <utility>

namespace nidus::cli {

/// Says once what was unusual about an input.
inline void noteLineEnds(const CommandContext& context, const QString& name, bool byteOrderMark,
                         bool carriageReturns)
{
    if (byteOrderMark)
        context.say(Cli::tr("%1: the byte order mark at the start was skipped.").arg(name));
    if (carriageReturns)
        context.say(Cli::tr("%1: lines end with CR LF; the CR is not part of them.").arg(name));
}

/// Hands every line of an input to `answer(line, number)`, which appends its answer to a string and returns
/// whether there is something to report. Answers go out as soon as the next line would have to be waited for.
template <typename Answer>
[[nodiscard]] ExitStatus answerLines(CommandContext& context, const std::string& path, Answer answer)
{
    const std::expected<std::unique_ptr<base::ByteSource>, base::Error> source = context.openInput(path);
    if (!source)
        return context.fail(source.error());
    LineReader reader(**source);
    ExitStatus status = ExitStatus::NothingToReport;
    std::string text;
    while (!context.isInterrupted() && context.out->isGood()) {
        // A write that fails here is told by the final flush.
        if (!reader.hasBufferedLine() && !context.out->flush())
            break;
        const std::expected<std::optional<std::string_view>, base::Error> line = reader.next();
        if (!line && line.error().code != base::ErrorCode::Cancelled)
            return context.fail(about(path, line.error()));
        if (!line || !*line)
            break;
        text.clear();
        status = graver(status, answer(**line, reader.lineNumber(), text));
        context.out->write(text);
    }
    noteLineEnds(context, QString::fromStdString(path), reader.hadByteOrderMark(),
                 reader.hadCarriageReturns());
    return status;
}

} // namespace nidus::cli
