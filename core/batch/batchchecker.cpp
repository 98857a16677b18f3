// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batchchecker.h"

#include "core/batch/blockreader.h"
#include "core/batch/checkedblock.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace nidus::batch {

namespace {

/// More threads than this only wait for the disk.
constexpr unsigned kMaxJobs = 64;

/// Hands lines on in one step, the last one: nothing comes of blocks that are not counted.
class OneStep final : public StagedSink
{
public:
    OneStep(CheckSink& sink, const BatchOptions& options) : m_sink(sink), m_lines(blocksOnTheWay(options)) {}
    void arrived(std::size_t slot, std::span<const CheckedLine> lines) override { m_lines[slot] = lines; }
    void prepare(std::size_t /*slot*/) override {}
    void finished(std::size_t slot, const CheckCounts& /*counts*/) override { m_sink.checked(m_lines[slot]); }

private:
    CheckSink& m_sink;
    std::vector<std::span<const CheckedLine>> m_lines; ///< by slot
};

/// One run of a batch. The thread that runs it and its helpers all do the same: whatever the oldest block can
/// be taken to next, or read another one. So a block mostly stays with the thread that has its bytes and its
/// records in its processor's cache.
class Batch
{
public:
    Batch(base::ByteSource& source, const check::UrnChecker& checker, const BatchOptions& options, StagedSink& sink,
          base::ProgressSink* progress, const std::stop_token& stop)
        : m_reader(source, options.input, options.blockSize, options.isContinued,
                   [this] { return finishAll(); }),
          m_checker(checker),
          m_options(options),
          m_sink(sink),
          m_progress(progress),
          m_stop(stop),
          m_total(source.size()),
          m_slots(blocksOnTheWay(options)),
          m_order(m_slots.size())
    {
        for (std::size_t slot = m_slots.size(); slot > 0; --slot)
            m_free.push_back(slot - 1);
    }

    std::expected<CheckCounts, base::Error> run()
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
        Runner, ///< the thread that was called
        Helper,
    };
    enum class Step : std::uint8_t { Wait, Read, Arrive, Finish };

    /// A block on its way. Kept and reused, so that a run allocates only at its start.
    struct Slot
    {
        InputBlock input;
        CheckedBlock output;
        bool isChecked = false;  ///< guarded by m_mutex, as the next
        bool isPrepared = false; ///< the sink has nothing to do but to finish it
    };

    // All of these hold the mutex when they are called and when they return.

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
            case Step::Read:
                read(lock);
                break;
            case Step::Arrive:
                arrive(lock);
                break;
            case Step::Finish:
                finish(lock);
                break;
            }
        }
    }

    /// The oldest block goes first, so that few are on their way.
    [[nodiscard]] Step nextStep(Role role) const
    {
        if (!m_isHandingOn && m_finished < m_arrived && inOrder(m_finished).isPrepared)
            return Step::Finish;
        if (!m_isHandingOn && m_arrived < m_read && inOrder(m_arrived).isChecked)
            return Step::Arrive;
        // Whoever waits for a pipe must be the thread that a signal wakes up.
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

    // These do not hold it.

    /// Before waiting for more: nobody gets an answer only when the next question comes. False when stopped.
    bool finishAll()
    {
        std::unique_lock lock(m_mutex);
        workUntil(lock, Role::Runner, m_stop, [this] { return m_finished == m_read; });
        return !m_stop.stop_requested();
    }

    /// False at the end, and when reading failed.
    bool readInto(InputBlock& input)
    {
        std::expected<std::optional<InputBlock>, base::Error> block = m_reader.next(std::move(input));
        if (!block && !m_stop.stop_requested())
            m_failure = block.error();
        if (!block || !block->has_value())
            return false;
        input = std::move(**block);
        return m_options.input != InputKind::Table || findColumnIn(input);
    }

    /// The first row says where the column is. False when it is not there.
    bool findColumnIn(InputBlock& block)
    {
        if (m_column) {
            block.column = {.index = m_column->index};
            return true;
        }
        const CsvRecord first = firstRecord(block.bytes(), block.separator);
        const std::expected<CsvColumn, base::Error> found =
            findColumn(m_options.column, first.text, block.separator);
        if (!found) {
            m_failure = found.error();
            return false;
        }
        m_column = *found;
        block.column = *found;
        return true;
    }

    [[nodiscard]] std::expected<CheckCounts, base::Error> result() const
    {
        if (m_failure)
            return std::unexpected(*m_failure);
        CheckCounts counts = m_counts;
        counts.hadByteOrderMark = m_reader.hadByteOrderMark();
        return counts;
    }

    BlockReader m_reader; ///< of the thread that reads, as m_column and m_failure
    const check::UrnChecker& m_checker;
    BatchOptions m_options;
    StagedSink& m_sink;
    base::ProgressSink* m_progress;
    std::stop_token m_stop;
    std::uint64_t m_total;             ///< bytes of a file; 0 of a pipe
    std::optional<CsvColumn> m_column; ///< of a Table, once its first row was read
    std::optional<base::Error> m_failure;
    std::uint64_t m_linesBefore = 0; ///< in the blocks that arrived; of the thread that hands on, as m_counts
    CheckCounts m_counts;            ///< of the blocks that are finished
    std::vector<Slot> m_slots;
    std::mutex m_mutex; ///< guards what follows
    std::condition_variable_any m_changed;
    std::vector<std::size_t> m_free;  ///< slots; the last one was in use a moment ago
    std::vector<std::size_t> m_order; ///< slots of the blocks, a ring
    std::size_t m_read = 0;           ///< blocks that were read
    std::size_t m_arrived = 0;        ///< of those: were checked and came to the sink
    std::size_t m_finished = 0;       ///< of those: the sink is done with
    bool m_isReading = false;
    bool m_isHandingOn = false; ///< arrive() or finish() are with the sink
    bool m_isAtEnd = false;
};

} // namespace

std::size_t blocksOnTheWay(const BatchOptions& options)
{
    // Twice as many as threads: one each to work on, one each that waits for its turn.
    return options.jobs > 1 ? std::size_t{2} * std::min(options.jobs, kMaxJobs) : 1;
}

std::expected<CheckCounts, base::Error> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                             const BatchOptions& options, CheckSink& sink,
                                             base::ProgressSink* progress, const std::stop_token& stop)
{
    OneStep step(sink, options);
    return Batch(source, checker, options, step, progress, stop).run();
}

std::expected<CheckCounts, base::Error> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                             const BatchOptions& options, StagedSink& sink,
                                             base::ProgressSink* progress, const std::stop_token& stop)
{
    return Batch(source, checker, options, sink, progress, stop).run();
}

} // namespace nidus::batch
