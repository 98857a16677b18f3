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

/// One run of a batch: reads blocks, has them checked, hands the records on in the order of the input.
class Batch
{
public:
    Batch(ByteSource& source, const UrnChecker& checker, const BatchOptions& options, CheckSink& sink,
          ProgressSink* progress)
        : m_reader(source, options.input, options.blockSize),
          m_checker(checker),
          m_options(options),
          m_sink(sink),
          m_progress(progress),
          m_total(source.size())
    {}

    /// Everything on the caller's thread.
    std::expected<CheckCounts, Error> run(const std::stop_token& stop)
    {
        BlockJob job(m_checker, m_options);
        while (!stop.stop_requested() && readInto(job)) {
            job.run();
            deliver(job);
        }
        return result();
    }

    /// Blocks are checked by workers; the caller's thread reads and delivers.
    std::expected<CheckCounts, Error> run(const std::stop_token& stop, unsigned jobs)
    {
        // Twice as many blocks as workers: one each to work on, one each to go on with.
        std::vector<BlockJob> ring(std::size_t{2} * jobs, BlockJob(m_checker, m_options));
        Workers workers(jobs); // behind the ring: it must end first
        std::size_t started = 0;
        std::size_t delivered = 0;
        bool isAtEnd = false;
        while (!stop.stop_requested() && !(isAtEnd && delivered == started)) {
            if (isAtEnd || started - delivered == ring.size()) {
                BlockJob& oldest = ring[delivered++ % ring.size()];
                workers.waitFor(oldest);
                deliver(oldest);
                continue;
            }
            BlockJob& free = ring[started % ring.size()];
            isAtEnd = !readInto(free);
            if (isAtEnd)
                continue;
            workers.start(free);
            ++started;
        }
        return result();
    }

private:
    /// False at the end, and when reading failed.
    bool readInto(BlockJob& job)
    {
        std::expected<std::optional<InputBlock>, Error> block = m_reader.next(std::move(job.input));
        if (!block) {
            m_failure = std::move(block).error();
            return false;
        }
        if (!*block)
            return false;
        job.input = *std::move(*block);
        return true;
    }

    void deliver(BlockJob& job)
    {
        std::vector<CheckedLine>& lines = job.output.lines();
        for (CheckedLine& line : lines)
            line.line += m_counts.lines;
        const CheckCounts& counts = job.output.counts();
        std::ranges::transform(m_counts.byVerdict, counts.byVerdict, m_counts.byVerdict.begin(), std::plus());
        m_counts.noRule += counts.noRule;
        m_counts.blank += counts.blank;
        m_counts.lines += counts.lines;
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || counts.hadCarriageReturns;
        if (!lines.empty())
            m_sink.checked(lines);
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
    CheckSink& m_sink;
    ProgressSink* m_progress;
    std::uint64_t m_total;
    CheckCounts m_counts;
    std::optional<Error> m_failure;
};

/// More threads than this only wait for the disk.
constexpr unsigned kMaxJobs = 64;

} // namespace

std::expected<CheckCounts, Error> checkBatch(ByteSource& source, const UrnChecker& checker,
                                             const BatchOptions& options, CheckSink& sink,
                                             ProgressSink* progress, const std::stop_token& stop)
{
    Batch batch(source, checker, options, sink, progress);
    return options.jobs > 1 ? batch.run(stop, std::min(options.jobs, kMaxJobs)) : batch.run(stop);
}

} // namespace nidus
