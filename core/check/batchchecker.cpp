// SPDX-License-Identifier: Apache-2.0
#include "core/check/batchchecker.h"

#include "core/check/blockreader.h"
#include "core/check/checkedblock.h"
#include "core/check/workers.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace nidus {

namespace {

/// More threads than this only wait for the disk.
constexpr unsigned kMaxJobs = 64;

/// Hands lines on in one step.
class OneStep final : public StagedSink
{
public:
    explicit OneStep(CheckSink& sink) : m_sink(sink) {}
    void arrived(std::size_t /*slot*/, std::span<const CheckedLine> lines) override { m_sink.checked(lines); }
    void prepare(std::size_t /*slot*/) override {}
    void finished(std::size_t /*slot*/) override {}

private:
    CheckSink& m_sink;
};

/// One run of a batch: reads blocks, has them checked, hands the records on in the order of the input.
class Batch
{
public:
    /// `prepares` is whether the sink has something to do in its second step.
    Batch(ByteSource& source, const UrnChecker& checker, const BatchOptions& options, StagedSink& sink,
          bool prepares, ProgressSink* progress, const std::stop_token& stop)
        : m_reader(source, options.input, options.blockSize, options.isContinued,
                   [this] { return finishAll(); }),
          m_checker(checker),
          m_options(options),
          m_sink(sink),
          m_prepares(prepares),
          m_progress(progress),
          m_stop(stop),
          m_total(source.size()),
          m_ring(blocksOnTheWay(options))
    {}

    /// Blocks are worked on by workers, or here where there is one job; this thread reads and hands on.
    std::expected<CheckCounts, Error> run()
    {
        if (m_options.jobs > 1)
            m_workers.emplace(std::min(m_options.jobs, kMaxJobs));
        bool isAtEnd = false;
        while (!m_stop.stop_requested() && !(isAtEnd && m_finished == m_started)) {
            if (handOn())
                continue;
            if (isAtEnd || m_started - m_finished == m_ring.size()) {
                wait();
                continue;
            }
            BlockJob& free = m_ring[m_started % m_ring.size()];
            isAtEnd = !readInto(free);
            if (isAtEnd)
                continue;
            start(free, [this, &free] { free.output.check(free.input, m_checker, m_options); });
            ++m_started;
        }
        return result();
    }

private:
    /// False at the end, and when reading failed.
    bool readInto(BlockJob& job)
    {
        std::expected<std::optional<InputBlock>, Error> block = m_reader.next(std::move(job.input));
        if (!block && !m_stop.stop_requested())
            m_failure = block.error();
        if (!block || !block->has_value())
            return false;
        job.input = std::move(**block);
        return m_options.input != InputKind::Table || findColumnIn(job.input);
    }

    /// The first row says where the column is. False when it is not there.
    bool findColumnIn(InputBlock& block)
    {
        if (m_column) {
            block.column = {.index = m_column->index};
            return true;
        }
        const CsvRecord first = firstRecord(block.bytes(), block.separator);
        const std::expected<CsvColumn, Error> found =
            findColumn(m_options.column, first.text, block.separator);
        if (!found) {
            m_failure = found.error();
            return false;
        }
        m_column = *found;
        block.column = *found;
        return true;
    }

    void start(BlockJob& job, std::function<void()> work)
    {
        job.work = std::move(work);
        if (m_workers)
            m_workers->start(job);
        else
            job.work();
    }

    [[nodiscard]] bool isDone(const BlockJob& job) { return !m_workers || m_workers->isDone(job); }

    /// Takes the oldest block that some step is done of to its next one; false where there is none.
    bool handOn()
    {
        if (m_finished < m_arrived && isDone(m_ring[m_finished % m_ring.size()])) {
            finish();
            return true;
        }
        if (m_arrived == m_started || !isDone(m_ring[m_arrived % m_ring.size()]))
            return false;
        const std::size_t slot = m_arrived++ % m_ring.size();
        arrive(slot);
        if (m_prepares && !m_ring[slot].output.lines().empty())
            start(m_ring[slot], [this, slot] { m_sink.prepare(slot); });
        return true;
    }

    void wait()
    {
        const BlockJob& oldest = m_ring[m_finished % m_ring.size()];
        const BlockJob& next = m_ring[m_arrived % m_ring.size()];
        m_workers->waitForEither(m_finished < m_arrived ? &oldest : nullptr,
                                 m_arrived < m_started ? &next : nullptr);
    }

    /// Before waiting for more: nobody gets an answer only when the next question comes. False when stopped.
    bool finishAll()
    {
        while (m_finished < m_started && !m_stop.stop_requested()) {
            if (!handOn())
                wait();
        }
        return !m_stop.stop_requested();
    }

    void arrive(std::size_t slot)
    {
        CheckedBlock& block = m_ring[slot].output;
        for (CheckedLine& line : block.lines())
            line.line += m_linesBefore;
        m_linesBefore += block.counts().lines;
        if (!block.lines().empty())
            m_sink.arrived(slot, block.lines());
    }

    void finish()
    {
        const std::size_t slot = m_finished++ % m_ring.size();
        BlockJob& job = m_ring[slot];
        const CheckCounts& counts = job.output.counts();
        std::ranges::transform(m_counts.byVerdict, counts.byVerdict, m_counts.byVerdict.begin(), std::plus());
        m_counts.noRule += counts.noRule;
        m_counts.blank += counts.blank;
        m_counts.lines += counts.lines;
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || counts.hadCarriageReturns;
        if (!job.output.lines().empty())
            m_sink.finished(slot);
        if (m_progress != nullptr)
            m_progress->progressed({job.input.bytesRead, m_total});
    }

    [[nodiscard]] std::expected<CheckCounts, Error> result() const
    {
        if (m_failure)
            return std::unexpected(*m_failure);
        CheckCounts counts = m_counts;
        counts.hadByteOrderMark = m_reader.hadByteOrderMark();
        return counts;
    }

    BlockReader m_reader;
    const UrnChecker& m_checker;
    BatchOptions m_options;
    StagedSink& m_sink;
    bool m_prepares;
    ProgressSink* m_progress;
    std::stop_token m_stop;
    std::uint64_t m_total;
    std::vector<BlockJob> m_ring;
    std::size_t m_started = 0;         ///< blocks that were read
    std::size_t m_arrived = 0;         ///< of those: were checked and came to the sink
    std::size_t m_finished = 0;        ///< of those: the sink is done with
    std::uint64_t m_linesBefore = 0;   ///< in the blocks that arrived
    CheckCounts m_counts;              ///< of the blocks that are finished
    std::optional<CsvColumn> m_column; ///< of a Table, once its first row was read
    std::optional<Error> m_failure;
    std::optional<Workers> m_workers; ///< behind the ring: they must end first
};

} // namespace

std::size_t blocksOnTheWay(const BatchOptions& options)
{
    // Twice as many as workers: one each to work on, one each to go on with.
    return options.jobs > 1 ? std::size_t{2} * std::min(options.jobs, kMaxJobs) : 1;
}

std::expected<CheckCounts, Error> checkBatch(ByteSource& source, const UrnChecker& checker,
                                             const BatchOptions& options, CheckSink& sink,
                                             ProgressSink* progress, const std::stop_token& stop)
{
    OneStep step(sink);
    return Batch(source, checker, options, step, false, progress, stop).run();
}

std::expected<CheckCounts, Error> checkBatch(ByteSource& source, const UrnChecker& checker,
                                             const BatchOptions& options, StagedSink& sink,
                                             ProgressSink* progress, const std::stop_token& stop)
{
    return Batch(source, checker, options, sink, true, progress, stop).run();
}

} // namespace nidus
