// SPDX-License-Identifier: Apache-2.0
#include "ui/support/jobs/latestjob.h"

namespace nidus::ui {

void LatestJob::Context::deliver(Mailbox::Message message) const
{
    m_slot.post([job = m_job, generation = m_generation, message = std::move(message)]() mutable {
        if (generation == job->m_generation)
            message();
    });
}

LatestJob::LatestJob(std::chrono::milliseconds delay, QObject* parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &LatestJob::publishPiece);
}

LatestJob::~LatestJob() { m_stop.request_stop(); }

void LatestJob::run(Work work)
{
    abandon();
    m_stop = std::stop_source();
    m_waiting = std::move(work);
    m_counted = std::make_unique<Counted>();
    if (m_delay.interval() > 0)
        m_delay.start();
    else
        publishPiece();
}

void LatestJob::requestStop() { m_stop.request_stop(); }

void LatestJob::abandon()
{
    ++m_generation;
    m_stop.request_stop();
    m_delay.stop();
    m_waiting = nullptr;
    m_counted.reset();
    const std::scoped_lock lock(m_mutex);
    m_next.reset();
}

void LatestJob::publishPiece()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_next.emplace(std::move(m_counted), std::move(m_waiting), m_stop, m_generation);
    }
    if (m_thread.joinable())
        m_wake.notify_one();
    else
        m_thread = std::jthread([this](const std::stop_token& stop) { loop(stop); });
}

void LatestJob::loop(const std::stop_token& stop)
{
    const Mailbox::Slot slot = m_mailbox.slot();
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return m_next.has_value(); })) {
        Task task = std::move(*m_next);
        m_next.reset();
        lock.unlock();
        task.work(Context(this, slot, task.stop.get_token(), task.generation));
        lock.lock();
    }
}

} // namespace nidus::ui
