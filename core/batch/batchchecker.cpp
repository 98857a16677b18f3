// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batchchecker.h"

#include "core/batch/blockreader.h"
#include "core/batch/checkedblock.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace nidus::batch {

namespace {

/// More threads would only wait for the disk.
constexpr unsigned kMaxJobs = 64;

/// Passes lines to a CheckSink in the last step, so blocks that are not counted have no effect.
class OneStep final : public StagedSink
{
public:
    OneStep(CheckSink& sink, const BatchOptions& options) : m_sink(sink), m_lines(maxBlocksInFlight(options))
    {}
    void arrived(std::size_t slot, std::span<const CheckedLine> lines) override { m_lines[slot] = lines; }
    void prepare(std::size_t /*slot*/) override {}
    void finished(std::size_t slot, const CheckCounts& /*counts*/) override { m_sink.checked(m_lines[slot]); }

private:
    CheckSink& m_sink;
    std::vector<std::span<const CheckedLine>> m_lines; ///< by slot
};

/// One run of a batch. The calling thread and its helpers do the same work: each takes the oldest block one
/// step further, or reads another. So a block mostly stays with the thread whose processor cache holds it.
class Batch
{
public:
    Batch(base::ByteSource& source, const check::UrnChecker& checker, const BatchOptions& options,
          StagedSink& sink, base::ProgressSink* progress, const std::stop_token& stop)
        : m_reader(source, options.input, options.blockSize, options.isContinued,
                   [this] { return finishAll(); }),
          m_checker(checker),
          m_options(options),
          m_sink(sink),
          m_progress(progress),
          m_stop(stop),
          m_total(source.size()),
          m_slots(maxBlocksInFlight(options)),
          m_order(m_slots.size())
    {
        for (std::size_t slot = m_slots.size(); slot > 0; --slot)
            m_free.push_back(slot - 1);
    }

    base::Result<CheckCounts> run()
    {
        {
            std::vector<std::jthread> helpers;
            for (unsigned i = 1; i < std::min(m_options.jobs, kMaxJobs); ++i)
                helpers.emplace_back([this](const std::stop_token& stop) { work(Role::Helper, stop); });
            work(Role::Runner, m_stop);
        }
        return result();
    }

private:
    enum class Role : std::uint8_t {
        Runner, ///< the calling thread
        Helper,
    };
    enum class Step : std::uint8_t { Wait, Read, Arrive, Finish };

    /// A block in progress. Slots are reused, so a run allocates only at its start.
    struct Slot
    {
        InputBlock input;
        CheckedBlock output;
        bool isChecked = false;  ///< guarded by m_mutex, like isPrepared
        bool isPrepared = false; ///< the block is ready for finished()
    };

    // These functions hold the mutex when they are called and when they return.

    void work(Role role, const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        workUntil(lock, role, stop, [this] { return m_isAtEnd && m_finished == m_read; });
    }

    template <typename IsOver>
    void workUntil(std::unique_lock<std::mutex>& lock, Role role, const std::stop_token& stop, IsOver isOver)
    {
        while (!m_stop.stop_requested() && !stop.stop_requested() && !isOver()) {
            switch (nextStep(role)) {
            case Step::Wait:
                m_changed.wait(lock, stop, [&] { return isOver() || nextStep(role) != Step::Wait; });
                break;
            case Step::Read: read(lock); break;
            case Step::Arrive: arrive(lock); break;
            case Step::Finish: finish(lock); break;
            }
        }
    }

    /// Prefers the oldest block, so that few are in progress.
    [[nodiscard]] Step nextStep(Role role) const
    {
        if (!m_isHandingOn && m_finished < m_arrived && inOrder(m_finished).isPrepared)
            return Step::Finish;
        if (!m_isHandingOn && m_arrived < m_read && inOrder(m_arrived).isChecked)
            return Step::Arrive;
        // Only the calling thread may wait for a pipe, because signals wake it up.
        const bool mayRead = role == Role::Runner || m_total > 0;
        return mayRead && !m_isReading && !m_isAtEnd && !m_free.empty() ? Step::Read : Step::Wait;
    }

    [[nodiscard]] const Slot& inOrder(std::size_t block) const
    {
        return m_slots[m_order[block % m_order.size()]];
    }

    void read(std::unique_lock<std::mutex>& lock)
    {
        m_isReading = true;
        const std::size_t number = m_free.back();
        m_free.pop_back();
        Slot& slot = m_slots[number];
        lock.unlock();
        const bool hasRead = readInto(slot.input);
        lock.lock();
        m_isReading = false;
        m_isAtEnd = !hasRead;
        m_changed.notify_all();
        if (!hasRead)
            return m_free.push_back(number);
        slot.isChecked = false;
        slot.isPrepared = false;
        m_order[m_read++ % m_order.size()] = number;
        lock.unlock();
        slot.output.check(slot.input, m_checker, m_options);
        if (!slot.output.lines().empty())
            m_sink.examine(number, slot.output.lines());
        lock.lock();
        slot.isChecked = true;
        m_changed.notify_all();
    }

    void arrive(std::unique_lock<std::mutex>& lock)
    {
        m_isHandingOn = true;
        const std::size_t number = m_order[m_arrived % m_order.size()];
        Slot& slot = m_slots[number];
        lock.unlock();
        for (CheckedLine& line : slot.output.lines())
            line.line += m_linesBefore;
        m_linesBefore += slot.output.counts().lines;
        if (!slot.output.lines().empty())
            m_sink.arrived(number, slot.output.lines());
        lock.lock();
        m_isHandingOn = false;
        ++m_arrived;
        m_changed.notify_all();
        lock.unlock();
        if (!slot.output.lines().empty())
            m_sink.prepare(number);
        lock.lock();
        slot.isPrepared = true;
        m_changed.notify_all();
    }

    void finish(std::unique_lock<std::mutex>& lock)
    {
        m_isHandingOn = true;
        const std::size_t number = m_order[m_finished % m_order.size()];
        Slot& slot = m_slots[number];
        lock.unlock();
        const CheckCounts& counts = slot.output.counts();
        addCounts(m_counts, counts);
        m_counts.hadCarriageReturns = m_counts.hadCarriageReturns || counts.hadCarriageReturns;
        if (!slot.output.lines().empty())
            m_sink.finished(number, counts);
        if (m_progress != nullptr)
            m_progress->progressed({slot.input.bytesRead, m_total});
        lock.lock();
        m_isHandingOn = false;
        ++m_finished;
        m_free.push_back(number);
        m_changed.notify_all();
    }

    // These functions do not hold the mutex.

    /// Finishes all blocks before the next read, so that an interactive user gets every answer at once.
    /// Returns false when stopped.
    bool finishAll()
    {
        std::unique_lock lock(m_mutex);
        workUntil(lock, Role::Runner, m_stop, [this] { return m_finished == m_read; });
        return !m_stop.stop_requested();
    }

    /// Returns false at the end and when reading fails.
    bool readInto(InputBlock& input)
    {
        base::Result<std::optional<InputBlock>> block = m_reader.next(std::move(input));
        if (!block && !m_stop.stop_requested())
            m_failure = block.error();
        if (!block || !block->has_value())
            return false;
        input = std::move(**block);
        return m_options.input != InputKind::Table || findColumnIn(input);
    }

    /// Finds the column from the first rows. Returns false if it is not there.
    bool findColumnIn(InputBlock& block)
    {
        if (m_column) {
            block.column = {.index = m_column->index};
            return true;
        }
        const std::string_view rows = block.bytes().substr(block.rowsStart);
        const base::Result<CsvColumn> found = findColumn(m_options.column, rows, block.separator);
        if (!found) {
            m_failure = found.error();
            return false;
        }
        m_column = *found;
        block.column = *found;
        block.rowsStart += found->before;
        return true;
    }

    [[nodiscard]] base::Result<CheckCounts> result() const
    {
        if (m_failure)
            return std::unexpected(*m_failure);
        CheckCounts counts = m_counts;
        counts.hadByteOrderMark = m_reader.hadByteOrderMark();
        return counts;
    }

    BlockReader m_reader; ///< used by the reading thread only, like m_column and m_failure
    const check::UrnChecker& m_checker;
    BatchOptions m_options;
    StagedSink& m_sink;
    base::ProgressSink* m_progress;
    std::stop_token m_stop;
    std::uint64_t m_total;             ///< bytes of a file; 0 for a pipe
    std::optional<CsvColumn> m_column; ///< Table only; known once its first row is read
    std::optional<base::Error> m_failure;
    std::uint64_t m_linesBefore = 0; ///< in the blocks that arrived; guarded like m_counts by m_isHandingOn
    CheckCounts m_counts;            ///< of the finished blocks
    std::vector<Slot> m_slots;
    std::mutex m_mutex; ///< guards the members below
    std::condition_variable_any m_changed;
    std::vector<std::size_t> m_free;  ///< slots, most recently used last
    std::vector<std::size_t> m_order; ///< slots of the blocks, as a ring
    std::size_t m_read = 0;           ///< blocks read so far
    std::size_t m_arrived = 0;        ///< blocks checked and passed to the sink
    std::size_t m_finished = 0;       ///< blocks that the sink has finished
    bool m_isReading = false;
    bool m_isHandingOn = false; ///< arrive() or finish() is calling the sink
    bool m_isAtEnd = false;
};

} // namespace

std::size_t maxBlocksInFlight(const BatchOptions& options)
{
    // Two for each thread: one to work on, and one that waits for its turn.
    return options.jobs > 1 ? std::size_t{2} * std::min(options.jobs, kMaxJobs) : 1;
}

base::Result<CheckCounts> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                     const BatchOptions& options, CheckSink& sink,
                                     base::ProgressSink* progress, const std::stop_token& stop)
{
    OneStep step(sink, options);
    return Batch(source, checker, options, step, progress, stop).run();
}

base::Result<CheckCounts> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                     const BatchOptions& options, StagedSink& sink,
                                     base::ProgressSink* progress, const std::stop_token& stop)
{
    return Batch(source, checker, options, sink, progress, stop).run();
}

} // namespace nidus::batch
