// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/linereader.h"
#include "core/findings/text/sharedtexts.h"

#include <QString>

namespace nidus::cli {

/// Notes a byte order mark and CR LF line ends of an input.
inline void noteLineEnds(const CommandContext& context, const QString& name, bool byteOrderMark,
                         bool carriageReturns)
{
    if (byteOrderMark)
        context.say(name + QLatin1StringView(": ") + findings::byteOrderMarkText());
    if (carriageReturns)
        context.say(name + QLatin1StringView(": ") + findings::carriageReturnsText());
}

/// Calls `answer(line, number, out)` for every line of an input. It appends its result to `out` and returns
/// whether there is something to report. Results are flushed before waiting for the next line.
template <typename Answer>
[[nodiscard]] ExitStatus answerLines(CommandContext& context, const std::string& path, Answer answer)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return context.fail(source.error());
    LineReader reader(**source);
    ExitStatus status = ExitStatus::NothingToReport;
    std::string text;
    while (!context.isInterrupted() && context.out->isGood()) {
        // The final flush reports a write error here.
        if (!reader.hasBufferedLine() && !context.out->flush())
            break;
        const base::Result<std::optional<std::string_view>> line = reader.next();
        if (!line && line.error().code != base::kCanceled)
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
