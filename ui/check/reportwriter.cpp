// SPDX-License-Identifier: Apache-2.0
#include "ui/check/reportwriter.h"

#include "core/findings/catalogue.h"
#include "core/findings/urnfindings.h"
#include "core/urn/presentation.h"
#include "ui/check/rowtexts.h"

#include <QSaveFile>
#include <QString>
#include <optional>
#include <string>

namespace nidus {

namespace {

constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 20; // bytes

/// A row with its text read back.
std::string tsvLine(const CheckRow& row, std::string_view text, Rfc rfc)
{
    const CheckOutcome outcome = row.outcome();
    const QLatin1StringView code = checkCode(outcome);
    std::string line = std::to_string(row.line()) + '\t';
    line += verdictWord(outcome.verdict);
    line += '\t' + escapedBytes(nidOf(outcome, text)) + '\t';
    if (outcome.reason != CheckReason::None)
        line += std::to_string(outcome.offset);
    line += '\t';
    line.append(code.data(), static_cast<std::size_t>(code.size()));
    line += '\t' + escapedBytes(text) + '\t';
    if (const std::optional<Finding> finding = firstFinding(outcome, text, rfc); finding && !code.isEmpty())
        line += message(*finding).toStdString();
    line += '\n';
    return line;
}

std::optional<std::string> lineOf(const CheckRow& row, RowReader& reader, const UrnChecker& checker)
{
    const std::optional<QByteArray> text = reader.text(row);
    if (!text || !isUnchanged(row, *text, checker))
        return std::nullopt;
    return tsvLine(row, view(*text), checker.options().rfc);
}

Error error(ErrorCode code, const QString& path, const QString& detail = {})
{
    return {.code = code, .subject = path.toStdString(), .detail = detail.toStdString()};
}

} // namespace

std::expected<std::uint64_t, Error> writeReport(const ReportTask& task, const std::stop_token& stop,
                                                const std::function<void(Progress)>& tell)
{
    QSaveFile file(task.path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(error(ErrorCode::FileNotWritable, task.path, file.errorString()));
    RowReader reader(task.check.input);
    std::string held;
    std::uint64_t written = 0;
    const std::uint64_t end = task.rows.size() > 0 ? task.rows.at(task.rows.size() - 1).fileOffset() : 0;
    for (const CheckRows::Block& block : task.rows.blocks()) {
        if (stop.stop_requested())
            return std::unexpected(error(ErrorCode::Cancelled, task.path));
        for (const CheckRow& row : *block) {
            if (!task.filter.contains(row.verdict()))
                continue;
            const std::optional<std::string> line = lineOf(row, reader, *task.check.checker);
            if (!line)
                return std::unexpected(error(ErrorCode::FileNotReadable, task.check.input.path));
            held += *line;
            ++written;
            if (held.size() >= kWrittenAtOnce) {
                file.write(held.data(), static_cast<qint64>(held.size()));
                held.clear();
            }
        }
        tell({.done = block->back().fileOffset(), .total = end});
    }
    file.write(held.data(), static_cast<qint64>(held.size()));
    if (!file.commit())
        return std::unexpected(error(ErrorCode::FileNotWritable, task.path, file.errorString()));
    return written;
}

QString reportText(const CheckTask& check, const CheckRows& rows, std::span<const std::size_t> indexes)
{
    RowReader reader(check.input);
    std::string text;
    for (const std::size_t index : indexes)
        text += lineOf(rows.at(index), reader, *check.checker).value_or(std::string());
    return QString::fromStdString(text);
}

} // namespace nidus
