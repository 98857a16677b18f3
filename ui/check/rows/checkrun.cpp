// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/checkrun.h"

#include "core/base/unpackedsource.h"

#include <QFile>
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
            ++m_counts[static_cast<std::size_t>(line.outcome.verdict)];
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
        auto summary = std::make_shared<const std::vector<report::NidCounts>>(m_summary.counts());
        m_onProgress({std::exchange(m_blocks, {}), m_counts, m_progress, std::move(summary)});
    }

private:
    const std::function<void(CheckProgressUpdate)>& m_onProgress;
    std::vector<CheckRows::Block> m_blocks;
    VerdictCounts m_counts{};
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

/// Unpacks a file and keeps the result.
class KeepingSource final : public base::ByteSource
{
public:
    KeepingSource(std::unique_ptr<base::ByteSource> file, UnpackedCopy& copy)
        : m_source(std::move(file)), m_copy(copy)
    {}

    base::Result<std::size_t> read(std::span<char> into) override
    {
        const base::Result<std::size_t> got = m_source.read(into);
        if (!got || *got == 0 || !m_source.isPacked())
            return got;
        if (const auto kept = m_copy.append(into.first(*got)); !kept)
            return std::unexpected(kept.error());
        return got;
    }
    [[nodiscard]] bool isReady() const override { return m_source.isReady(); }
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] std::uint64_t progressAt(std::uint64_t given) const override
    {
        return m_source.progressAt(given);
    }

private:
    base::UnpackedSource m_source;
    UnpackedCopy& m_copy;
};

/// With `copy`, keeps the contents of a packed file there.
base::Result<std::unique_ptr<base::ByteSource>> sourceOf(const CheckSource& input, UnpackedCopy* copy)
{
    if (input.path.isEmpty())
        return base::memoryByteSource(
            {input.bytes.constData(), static_cast<std::size_t>(input.bytes.size())});
    base::Result<std::unique_ptr<base::ByteSource>> file =
        base::openByteSource(QFile::encodeName(input.path).toStdString());
    if (!file)
        return file;
    if (copy == nullptr)
        return std::make_unique<base::UnpackedSource>(*std::move(file));
    return std::make_unique<KeepingSource>(*std::move(file), *copy);
}

/// Adds the file to a read error: readers do not name it, because a source may be a pipe.
base::Error aboutInput(base::Error error, const CheckSource& input)
{
    if (error.subject.empty())
        error.subject = input.path.toStdString();
    return error;
}

batch::BatchOptions batchOptions(const CheckTask& task)
{
    return {.input = task.input.kind, .jobs = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxJobs)};
}

} // namespace

base::Result<batch::CheckCounts> runCheck(const CheckTask& task, const std::stop_token& stop,
                                          const std::function<void(CheckProgressUpdate)>& onProgress)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source =
        sourceOf(task.input, task.input.unpacked.get());
    if (!source)
        return std::unexpected(source.error());
    UpdateCollector collector(onProgress);
    auto counts = batch::checkBatch(**source, *task.checker, batchOptions(task), collector, &collector, stop);
    collector.reportEnd();
    if (!counts)
        return std::unexpected(aboutInput(counts.error(), task.input));
    return counts;
}

base::Result<batch::NameCounts> namesIn(const CheckTask& task, const std::string& nid,
                                        const std::stop_token& stop)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = sourceOf(task.input, nullptr);
    if (!source)
        return std::unexpected(source.error());
    NameCollector collector(nid);
    const auto counts =
        batch::checkBatch(**source, *task.checker, batchOptions(task), collector, nullptr, stop);
    if (!counts)
        return std::unexpected(aboutInput(counts.error(), task.input));
    return collector.names();
}

} // namespace nidus::ui
