// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/mailbox.h"

#include <QObject>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

namespace nidus::ui {

/// How long typing must rest before work on what was typed starts.
inline constexpr std::chrono::milliseconds kTypingPause{150};

/// Work on one background thread of which only the latest matters: starting something new asks what runs to
/// stop and drops whatever it still delivers. The thread starts with the first work and is joined by the
/// destructor, so work gets copies of values and must heed its stop token. All functions belong to the thread
/// of the object.
class LatestJob final : public QObject
{
    Q_OBJECT

public:
    /// What work sees of the outside.
    class Context
    {
    public:
        [[nodiscard]] const std::stop_token& stopToken() const { return m_stop; }
        /// Runs `message` on the owner's thread unless newer work was started or the job abandoned by then.
        /// May be called any number of times, in order.
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

    /// Starts `work` in place of everything before it.
    void run(Work work);
    /// run() for a pure function: computes `function(value, stopToken)` in the background and hands the
    /// result to `receive` on the owner's thread.
    template <typename Value, typename Function, typename Receive>
    void submit(Value value, Function function, Receive receive);
    /// Asks the running work to stop early; what it delivers still arrives.
    void requestStop();
    /// Asks the running work to stop and drops what it delivers from now on.
    void abandon();

private:
    struct Task
    {
        Work work;
        std::stop_source stop;
        std::uint64_t generation;
    };

    void handOver();
    void loop(const std::stop_token& stop);

    Mailbox m_mailbox;
    QTimer m_delay;
    Work m_waiting;                 ///< until the delay is over
    std::uint64_t m_generation = 0; ///< of the latest work
    std::stop_source m_stop;        ///< of the latest work

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Task> m_next; ///< guarded by m_mutex
    std::jthread m_thread;      ///< last: joined before the rest goes
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
