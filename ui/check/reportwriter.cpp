// SPDX-License-Identifier: Apache-2.0
#include "ui/check/reportwriter.h"

#include "core/report/checkformats.h"
#include "core/report/rows/checkreport.h"
#include "core/storage/files/outputfile.h"
#include "core/workflow/registry/savefile.h"
#include "ui/check/rows/rowreader.h"
#include "ui/check/rows/rowtexts.h"

#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kConvertedAtOnce = std::size_t{1} << 20; // bytes

/// The settings of `nidus-cli check` for the same input.
std::unique_ptr<report::CheckReport> newReport(const CheckTask& check, report::ReportFormat format)
{
    const QString& path = check.input.path;
    const bool hasAccepting = check.checker->options().against == check::CheckAgainst::AllNamespaces;
    return report::makeCheckReport(
        format, {.checker = check.checker.get(),
                 .files = {path.isEmpty() ? std::string("-") : QFile::encodeName(path).toStdString()},
                 .hasColumn = check.input.kind != batch::InputKind::Lines,
                 .hasAccepting = hasAccepting});
}

/// Returns false when the row's text cannot be read back or has changed since the check.
bool addRow(std::string& out, report::CheckReport& report, const CheckRow& row, RowReader& reader,
            const check::UrnChecker& checker)
{
    const std::optional<QByteArray> text = reader.text(row);
    if (!text || !isUnchanged(row, *text, checker))
        return false;
    report.add(out, {.line = lineOf(row, *text), .file = 0, .firstPlace = {}});
    return true;
}

base::Error error(base::ErrorCode code, const QString& path, const QString& detail = {})
{
    return {.code = code, .subject = path.toStdString(), .detail = detail.toStdString()};
}

/// Finds the rows to write among the lines of a second check, and writes them.
class RowWriter final : private batch::CheckSink, private base::ProgressSink
{
public:
    /// All are borrowed.
    RowWriter(const ReportTask& task, QSaveFile& file, const std::stop_token& stop,
              const std::function<void(base::Progress)>& onProgress)
        : m_task(task), m_file(file), m_givenStop(stop), m_onProgress(onProgress)
    {}

    /// Writes all of them; returns their number.
    base::Result<std::uint64_t> run(report::CheckReport& report)
    {
        workflow::CheckJob job(
            *m_task.check.checker,
            {.report = &report,
             .write = [this](std::string_view text) { write(text); },
             .choose = [this](std::span<const batch::CheckedLine> lines) { return shownIn(lines); },
             .lines = this,
             .progress = this},
            jobOptions(m_task.check));
        // The rows are complete even if the input ends in an error, as the first check did.
        [[maybe_unused]] const auto counts =
            job.check(openCheckSource(m_task.check.input), {}, 0, m_stop.get_token());
        if (m_givenStop.stop_requested())
            return std::unexpected(error(base::kCanceled, m_task.path));
        if (m_linesDone < m_task.rows.size() || m_hasChanged)
            return std::unexpected(
                m_failure.value_or(error(base::kFileNotReadable, m_task.check.input.path)));
        job.finish();
        if (m_failure)
            return std::unexpected(*m_failure);
        return m_written;
    }

private:
    /// Which of the next lines are shown. After the last row there are none.
    std::vector<bool> shownIn(std::span<const batch::CheckedLine> lines)
    {
        std::vector<bool> isShown(lines.size());
        const std::size_t count = std::min(lines.size(), m_task.rows.size() - m_index);
        for (std::size_t i = 0; i < count && !m_hasChanged; ++i) {
            const CheckRow& row = nextRow();
            m_hasChanged = !CheckRow::canHold(lines[i]) || CheckRow(lines[i]) != row;
            isShown[i] = isChosen() && m_task.filter.contains(row);
            m_written += isShown[i] ? 1U : 0U;
            ++m_index;
        }
        return isShown;
    }

    const CheckRow& nextRow()
    {
        if (m_inBlock == m_task.rows.blocks()[m_block]->size()) {
            ++m_block;
            m_inBlock = 0;
        }
        return (*m_task.rows.blocks()[m_block])[m_inBlock++];
    }

    /// Whether the row at m_index is one of the chosen rows.
    bool isChosen()
    {
        if (!m_task.chosen)
            return true;
        if (m_chosen == m_task.chosen->size() || (*m_task.chosen)[m_chosen] != m_index)
            return false;
        ++m_chosen;
        return true;
    }

    void write(std::string_view text)
    {
        if (!m_failure && !workflow::writeAll(m_file, text))
            m_failure = workflow::errorOf(m_file);
    }

    void checked(std::span<const batch::CheckedLine> lines) override
    {
        m_linesDone += lines.size();
        if (m_linesDone >= m_task.rows.size() || m_hasChanged || m_failure || m_givenStop.stop_requested())
            m_stop.request_stop();
    }

    void progressed(base::Progress progress) override { m_onProgress(progress); }

    const ReportTask& m_task;
    QSaveFile& m_file;
    const std::stop_token& m_givenStop;
    const std::function<void(base::Progress)>& m_onProgress;
    std::stop_source m_stop;
    std::size_t m_block = 0;   ///< of the next row
    std::size_t m_inBlock = 0; ///< its index there
    std::size_t m_index = 0;   ///< its index
    std::size_t m_chosen = 0;  ///< number of chosen rows before it
    std::size_t m_linesDone = 0;
    std::uint64_t m_written = 0;
    bool m_hasChanged = false; ///< the input gives other rows than before
    std::optional<base::Error> m_failure;
};

} // namespace

base::Result<std::uint64_t> writeReport(const ReportTask& task, const std::stop_token& stop,
                                        const std::function<void(base::Progress)>& onProgress)
{
    const std::optional<report::ReportFormat> format =
        report::reportFormatOfSuffix(QFileInfo(task.path).suffix());
    if (!format)
        return std::unexpected(error(base::kBadFormat, task.path, u"not the suffix of a report"_s));
    if (const auto allowed = storage::checkOutputFile(task.path); !allowed)
        return std::unexpected(allowed.error());
    QSaveFile file(task.path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(workflow::errorOf(file));
    const base::Result<std::uint64_t> written =
        RowWriter(task, file, stop, onProgress).run(*newReport(task.check, *format));
    if (!written)
        return written;
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
        if (held.size() >= kConvertedAtOnce) {
            text += QString::fromStdString(held);
            held.clear();
        }
    }
    text += QString::fromStdString(held);
    return text;
}

} // namespace nidus::ui
