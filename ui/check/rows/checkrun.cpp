// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/checkrun.h"

#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <span>
#include <thread>
#include <utility>

namespace nidus::ui {

namespace {

using Clock = std::chrono::steady_clock;

/// Each update makes the view recompute its layout, which is slow with millions of rows.
constexpr std::chrono::milliseconds kNewsInterval{250};
constexpr unsigned kMaxJobs = 8;

/// Packs checked lines into rows and reports them at intervals.
class UpdateCollector final : public batch::CheckSink, public base::ProgressSink
{
public:
    explicit UpdateCollector(const std::function<void(CheckProgressUpdate)>& onProgress)
        : m_onProgress(onProgress)
    {}

    void checked(std::span<const batch::CheckedLine> lines) override
    {
        for (const batch::CheckedLine& line : lines) {
            ++m_counts[static_cast<std::size_t>(kindOf(line.outcome))];
            m_summary.add({line, 0, {}});
        }
        std::size_t kept = std::min(lines.size(), kMaxKeptRows - m_rowsKept);
        while (kept > 0 && !CheckRow::canHold(lines[kept - 1])) // places ascend
            --kept;
        m_rowsKept += kept;
        auto rows = std::make_shared<std::vector<CheckRow>>();
        rows->reserve(kept);
        for (const batch::CheckedLine& line : lines.first(kept))
            rows->emplace_back(line);
        m_blocks.push_back(std::move(rows));
        if (Clock::now() >= m_nextNews)
            reportNow();
    }

    void progressed(base::Progress progress) override { m_progress = progress; }

    void reportNow()
    {
        m_onProgress({std::exchange(m_blocks, {}), m_counts, m_progress, nullptr});
        m_nextNews = Clock::now() + kNewsInterval;
    }

    void reportEnd()
    {
        auto summary = std::make_shared<const std::vector<report::NidCounts>>(m_summary.counts(kAllCodes));
        m_onProgress({std::exchange(m_blocks, {}), m_counts, m_progress, std::move(summary)});
    }

private:
    const std::function<void(CheckProgressUpdate)>& m_onProgress;
    std::vector<CheckRows::Block> m_blocks;
    LineCounts m_counts{};
    report::NidSummary m_summary;
    base::Progress m_progress;
    std::size_t m_rowsKept = 0;
    Clock::time_point m_nextNews; ///< starts in the past, so the first results appear immediately
};

/// Collects the names of one NID.
class NameCollector final : public batch::CheckSink
{
public:
    explicit NameCollector(const std::string& nid) : m_names(nid) {}

    void checked(std::span<const batch::CheckedLine> lines) override
    {
        for (const batch::CheckedLine& line : lines)
            m_names.add(line.text);
    }
    [[nodiscard]] const batch::NameCounts& names() const { return m_names; }

private:
    batch::NameCounts m_names;
};

base::Result<batch::CheckCounts> check(const CheckTask& task, const workflow::CheckOutputs& outputs,
                                       const std::stop_token& stop)
{
    workflow::CheckJob job(*task.checker, outputs, jobOptions(task));
    return job.check(openCheckSource(task.input), task.input.path.toStdString(), 0, stop);
}

} // namespace

FileMark markOf(const workflow::CheckSource& input)
{
    if (input.path.isEmpty())
        return {};
    const QFileInfo file(input.path);
    return {.bytes = file.exists() ? file.size() : -1, .modified = file.lastModified()};
}

bool hasChanged(const CheckTask& task) { return markOf(task.input) != task.mark; }

workflow::CheckJobOptions jobOptions(const CheckTask& task)
{
    return {.batch = {.input = task.input.kind,
                      .member = task.input.name,
                      .column = task.input.name,
                      .jobs = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxJobs)}};
}

base::Result<batch::CheckCounts> runCheck(const CheckTask& task, const std::stop_token& stop,
                                          const std::function<void(CheckProgressUpdate)>& onProgress)
{
    UpdateCollector collector(onProgress);
    auto counts = check(task, {.lines = &collector, .progress = &collector}, stop);
    collector.reportEnd();
    return counts;
}

base::Result<batch::NameCounts> namesIn(const CheckTask& task, const std::string& nid,
                                        const std::stop_token& stop)
{
    NameCollector collector(nid);
    const auto counts = check(task, {.lines = &collector}, stop);
    if (!counts)
        return std::unexpected(counts.error());
    return collector.names();
}

} // namespace nidus::ui
