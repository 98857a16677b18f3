// SPDX-License-Identifier: Apache-2.0
#include "core/check/workers.h"

namespace nidus {

Workers::Workers(unsigned count)
{
    m_threads.reserve(count);
    for (unsigned i = 0; i < count; ++i)
        m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Workers::~Workers()
{
    for (std::jthread& thread : m_threads)
        thread.request_stop();
    m_threads.clear(); // joins before the mutex goes
}

void Workers::start(BlockJob& job)
{
    {
        const std::lock_guard lock(m_mutex);
        job.isDone = false;
        m_queue.push_back(&job);
    }
    m_hasWork.notify_one();
}

bool Workers::isDone(const BlockJob& job)
{
    const std::lock_guard lock(m_mutex);
    return job.isDone;
}

void Workers::waitForEither(const BlockJob* one, const BlockJob* other)
{
    std::unique_lock lock(m_mutex);
    m_hasDone.wait(lock,
                   [=] { return (one != nullptr && one->isDone) || (other != nullptr && other->isDone); });
}

void Workers::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_hasWork.wait(lock, stop, [this] { return !m_queue.empty(); }) && !stop.stop_requested()) {
        BlockJob& job = *m_queue.front();
        m_queue.pop_front();
        lock.unlock();
        job.work();
        lock.lock();
        job.isDone = true;
        m_hasDone.notify_all();
    }
}

} // namespace nidus
