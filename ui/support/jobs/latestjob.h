// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/mailbox.h"

#include <QObject>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

namespace nidus::ui {

/// How long typing must pause before work on the typed text starts.
inline constexpr std::chrono::milliseconds kTypingPause{150};
/// No progress bar for shorter jobs.
inline constexpr std::chrono::milliseconds kProgressDelay{300};

/// Runs work on one background thread where only the latest work matters: new work asks running work to stop
/// and drops whatever that still delivers. The thread starts with the first work and is joined by the
/// destructor, so work must use copies of values and observe its stop token. Call all functions on the
/// object's thread.
class LatestJob final : public QObject
{
    Q_OBJECT

public:
    /// The interface between work and its owner.
    class Context
    {
    public:
        [[nodiscard]] const std::stop_token& stopToken() const { return m_stop; }
        /// Runs `message` on the owner's thread unless newer work was started or the job was abandoned.
        /// May be called any number of times; the order is kept.
        void deliver(Mailbox::Message message) const;

    private:
        friend class LatestJob;
        Context(LatestJob* job, Mailbox::Slot slot, std::stop_token stop, std::uint64_t generation)
            : m_job(job), m_slot(std::move(slot)), m_stop(std::move(stop)), m_generation(generation)
        {}
        LatestJob* m_job; ///< touched on the owner's thread only
        Mailbox::Slot m_slot;
        std::stop_token m_stop;
        std::uint64_t m_generation;
    };
    using Work = std::move_only_function<void(const Context&)>;

    /// Work starts `delay` after the last run(): zero = at once, 150 ms = when typing pauses.
    explicit LatestJob(std::chrono::milliseconds delay = {}, QObject* parent = nullptr);
    ~LatestJob() override;

    /// Starts `work`, which replaces all earlier work.
    void run(Work work);
    /// run() for a pure function: computes `function(value, stopToken)` in the background and passes the
    /// result to `receive` on the owner's thread.
    template <typename Value, typename Function, typename Receive>
    void submit(Value value, Function function, Receive receive);
    /// Asks the running work to stop early; its messages still arrive.
    void requestStop();
    /// Asks the running work to stop and drops its messages from now on.
    void abandon();
    /// Returns how much work of all jobs is waiting or running. Messages may arrive afterward.
    [[nodiscard]] static int unfinished() { return unfinishedWork; }

private:
    /// Counts work until it is done or dropped.
    struct Counted
    {
        Counted() { ++unfinishedWork; }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        ~Counted() { --unfinishedWork; }
    };
    struct Task
    {
        std::unique_ptr<Counted> counted;
        Work work;
        std::stop_source stop;
        std::uint64_t generation;
    };

    void publishPiece();
    void loop(const std::stop_token& stop);

    inline static std::atomic<int> unfinishedWork = 0;

    Mailbox m_mailbox;
    QTimer m_delay;
    Work m_waiting;                     ///< until the delay is over
    std::unique_ptr<Counted> m_counted; ///< for m_waiting
    std::uint64_t m_generation = 0;     ///< of the latest work
    std::stop_source m_stop;            ///< of the latest work

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Task> m_next; ///< guarded by m_mutex
    std::jthread m_thread;      ///< last: joined before the rest is destroyed
};

template <typename Value, typename Function, typename Receive>
void LatestJob::submit(Value value, Function function, Receive receive)
{
    run([value = std::move(value), function = std::move(function),
         receive = std::move(receive)](const Context& context) mutable {
        auto result = function(std::as_const(value), context.stopToken());
        context.deliver([receive, result = std::move(result)]() mutable { receive(std::move(result)); });
    });
}

} // namespace nidus::ui
