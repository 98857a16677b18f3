// SPDX-License-Identifier: Apache-2.0
#include "ui/check/reportwriter.h"

#include "core/report/checkformats.h"
#include "core/report/checkreport.h"
#include "core/workflow/savefile.h"
#include "ui/check/rowtexts.h"

#include <QFileInfo>
#include <QSaveFile>
#include <memory>
#include <optional>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 20; // bytes

std::unique_ptr<CheckReport> newReport(const CheckTask& check, ReportFormat format)
{
    return makeCheckReport(format, {.checker = check.checker.get(),
                                    .files = {},
                                    .hasColumn = check.input.kind == InputKind::RunningText});
}

/// False when the row's text cannot be read back as it was checked.
bool addRow(std::string& out, CheckReport& report, const CheckRow& row, RowReader& reader,
            const UrnChecker& checker)
{
    const std::optional<QByteArray> text = reader.text(row);
    if (!text || !isUnchanged(row, *text, checker))
        return false;
    const CheckedLine line{.line = row.line(),
                           .fileOffset = row.fileOffset(),
                           .text = view(*text),
                           .column = row.column(),
                           .outcome = row.outcome()};
    report.add(out, {.line = line, .file = 0, .firstPlace = {}});
    return true;
}

Error error(ErrorCode code, const QString& path, const QString& detail = {})
{
    return {.code = code, .subject = path.toStdString(), .detail = detail.toStdString()};
}

/// False where not all could be written.
bool flush(std::string& held, QSaveFile& file)
{
    const bool isWritten = writeAll(file, held);
    held.clear();
    return isWritten;
}

} // namespace

std::expected<std::uint64_t, Error> writeReport(const ReportTask& task, const std::stop_token& stop,
                                                const std::function<void(Progress)>& tell)
{
    const std::optional<ReportFormat> format = reportFormatOfSuffix(QFileInfo(task.path).suffix());
    const std::unique_ptr<CheckReport> report = format ? newReport(task.check, *format) : nullptr;
    if (!report)
        return std::unexpected(error(ErrorCode::BadFormat, task.path, u"neither tsv, csv, jsonl nor json"_s));
    QSaveFile file(task.path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(errorOf(file));
    RowReader reader(task.check.input);
    std::string held;
    std::uint64_t written = 0;
    const std::uint64_t end = task.rows.size() > 0 ? task.rows.at(task.rows.size() - 1).fileOffset() : 0;
    report->begin(held);
    std::size_t index = 0;
    std::size_t chosen = 0; // of those that are chosen, how many were met
    const auto isShown = [&task, &index, &chosen](const CheckRow& row) {
        const std::size_t here = index++;
        if (task.chosen) {
            if (chosen == task.chosen->size() || (*task.chosen)[chosen] != here)
                return false;
            ++chosen;
        }
        return task.filter.contains(row.verdict());
    };
    for (const CheckRows::Block& block : task.rows.blocks()) {
        if (stop.stop_requested())
            return std::unexpected(error(ErrorCode::Cancelled, task.path));
        for (const CheckRow& row : *block) {
            if (!isShown(row))
                continue;
            if (!addRow(held, *report, row, reader, *task.check.checker))
                return std::unexpected(error(ErrorCode::FileNotReadable, task.check.input.path));
            ++written;
            if (held.size() >= kWrittenAtOnce && !flush(held, file))
                return std::unexpected(errorOf(file));
        }
        tell({.done = block->back().fileOffset(), .total = end});
    }
    report->end(held);
    if (!flush(held, file))
        return std::unexpected(errorOf(file));
    if (const auto committed = commitFile(file); !committed)
        return std::unexpected(committed.error());
    return written;
}

QString reportText(const SelectedRows& selected, const std::stop_token& stop)
{
    const std::unique_ptr<CheckReport> report = newReport(selected.check, ReportFormat::Tsv);
    RowReader reader(selected.check.input);
    QString text;
    std::string held; // whole lines; all of them in both encodings are too much memory
    for (const std::size_t index : selected.indexes) {
        if (stop.stop_requested())
            return {};
        if (!addRow(held, *report, selected.rows.at(index), reader, *selected.check.checker))
            break;
        if (held.size() >= kWrittenAtOnce) {
            text += QString::fromStdString(held);
            held.clear();
        }
    }
    text += QString::fromStdString(held);
    return text;
}

} // namespace nidus
