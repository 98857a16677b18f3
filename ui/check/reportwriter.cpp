// SPDX-License-Identifier: Apache-2.0
#include "ui/check/reportwriter.h"

#include "core/report/checkformats.h"
#include "core/report/rows/checkreport.h"
#include "core/storage/files/outputfile.h"
#include "core/workflow/registry/savefile.h"
#include "ui/check/rows/rowtexts.h"

#include <QFileInfo>
#include <QSaveFile>
#include <memory>
#include <optional>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 20; // bytes

std::unique_ptr<report::CheckReport> newReport(const CheckTask& check, report::ReportFormat format)
{
    return report::makeCheckReport(format, {.checker = check.checker.get(),
                                            .files = {},
                                            .hasColumn = check.input.kind == batch::InputKind::RunningText});
}

/// Returns false when the row's text cannot be read back or has changed since the check.
bool addRow(std::string& out, report::CheckReport& report, const CheckRow& row, RowReader& reader,
            const check::UrnChecker& checker)
{
    const std::optional<QByteArray> text = reader.text(row);
    if (!text || !isUnchanged(row, *text, checker))
        return false;
    const batch::CheckedLine line{.line = row.line(),
                                  .fileOffset = row.fileOffset(),
                                  .text = view(*text),
                                  .column = row.column(),
                                  .outcome = row.outcome()};
    report.add(out, {.line = line, .file = 0, .firstPlace = {}});
    return true;
}

base::Error error(base::ErrorCode code, const QString& path, const QString& detail = {})
{
    return {.code = code, .subject = path.toStdString(), .detail = detail.toStdString()};
}

/// Returns false if not everything could be written.
bool flush(std::string& held, QSaveFile& file)
{
    const bool isWritten = workflow::writeAll(file, held);
    held.clear();
    return isWritten;
}

} // namespace

base::Result<std::uint64_t> writeReport(const ReportTask& task, const std::stop_token& stop,
                                        const std::function<void(base::Progress)>& onProgress)
{
    const std::optional<report::ReportFormat> format =
        report::reportFormatOfSuffix(QFileInfo(task.path).suffix());
    const std::unique_ptr<report::CheckReport> report = format ? newReport(task.check, *format) : nullptr;
    if (!report)
        return std::unexpected(error(base::kBadFormat, task.path, u"not one of tsv, csv, jsonl, json"_s));
    if (const auto allowed = storage::checkOutputFile(task.path); !allowed)
        return std::unexpected(allowed.error());
    QSaveFile file(task.path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(workflow::errorOf(file));
    RowReader reader(task.check.input);
    std::string held;
    std::uint64_t written = 0;
    const std::uint64_t end = task.rows.size() > 0 ? task.rows.at(task.rows.size() - 1).fileOffset() : 0;
    report->begin(held);
    std::size_t index = 0;
    std::size_t chosen = 0; // number of chosen rows passed so far
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
            return std::unexpected(error(base::kCanceled, task.path));
        for (const CheckRow& row : *block) {
            if (!isShown(row))
                continue;
            if (!addRow(held, *report, row, reader, *task.check.checker))
                return std::unexpected(error(base::kFileNotReadable, task.check.input.path));
            ++written;
            if (held.size() >= kWrittenAtOnce && !flush(held, file))
                return std::unexpected(workflow::errorOf(file));
        }
        onProgress({.done = block->back().fileOffset(), .total = end});
    }
    report->end(held);
    if (!flush(held, file))
        return std::unexpected(workflow::errorOf(file));
    if (const auto committed = workflow::commitFile(file); !committed)
        return std::unexpected(committed.error());
    return written;
}

QString reportText(const SelectedRows& selected, const std::stop_token& stop)
{
    const std::unique_ptr<report::CheckReport> report = newReport(selected.check, report::ReportFormat::Tsv);
    RowReader reader(selected.check.input);
    QString text;
    std::string held; // complete lines; all lines in both encodings would need too much memory
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

} // namespace nidus::ui
