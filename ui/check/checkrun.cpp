// SPDX-License-Identifier: Apache-2.0
#include "ui/check/checkrun.h"

#include <QFile>
#include <algorithm>
#include <chrono>
#include <span>
#include <string_view>
#include <thread>
#include <utility>

namespace nidus {

namespace {

using Clock = std::chrono::steady_clock;

/// A view has to lay itself out anew for every announcement, which takes a while with millions of rows.
constexpr std::chrono::milliseconds kNewsInterval{250};
constexpr unsigned kMaxJobs = 8;

/// Packs checked lines into rows and tells of them now and then.
class NewsCollector final : public CheckSink, public ProgressSink
{
public:
    explicit NewsCollector(const std::function<void(CheckNews)>& tell) : m_tell(tell) {}

    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines)
            ++m_counts[static_cast<std::size_t>(line.outcome.verdict)];
        const std::size_t kept = std::min(lines.size(), kMaxKeptRows - m_rowsKept);
        m_rowsKept += kept;
        auto rows = std::make_shared<std::vector<CheckRow>>();
        rows->reserve(kept);
        for (const CheckedLine& line : lines.first(kept))
            rows->emplace_back(line);
        m_blocks.push_back(std::move(rows));
        if (Clock::now() >= m_nextNews)
            tellNow();
    }

    void progressed(Progress progress) override { m_progress = progress; }

    void tellNow()
    {
        m_tell({std::exchange(m_blocks, {}), m_counts, m_progress});
        m_nextNews = Clock::now() + kNewsInterval;
    }

private:
    const std::function<void(CheckNews)>& m_tell;
    std::vector<CheckRows::Block> m_blocks;
    VerdictCounts m_counts{};
    Progress m_progress;
    std::size_t m_rowsKept = 0;
    Clock::time_point m_nextNews; ///< starts in the past: the first results show at once
};

} // namespace

std::expected<CheckCounts, Error> runCheck(const CheckTask& task, const std::stop_token& stop,
                                           const std::function<void(CheckNews)>& tell)
{
    std::unique_ptr<ByteSource> source;
    if (task.input.path.isEmpty()) {
        source = memoryByteSource(
            {task.input.bytes.constData(), static_cast<std::size_t>(task.input.bytes.size())});
    } else {
        auto opened = openByteSource(QFile::encodeName(task.input.path).toStdString());
        if (!opened)
            return std::unexpected(std::move(opened.error()));
        source = std::move(*opened);
    }
    const BatchOptions options{.input = task.input.kind,
                               .jobs = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxJobs)};
    NewsCollector collector(tell);
    auto counts = checkBatch(*source, *task.checker, options, collector, &collector, stop);
    collector.tellNow();
    return counts;
}

} // namespace nidus
