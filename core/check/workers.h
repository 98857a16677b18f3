// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/blockreader.h"
#include "core/check/checkedblock.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace nidus {

/// A block on its way through a batch. Kept and reused, so that a run allocates only at its start.
struct BlockJob
{
    std::function<void()> work; ///< what a worker is to do with it now
    InputBlock input;
    CheckedBlock output;
    bool isDone = false; ///< guarded by the mutex of Workers
};

/// Threads that run jobs. The destructor waits for the jobs that are running and forgets the others.
class Workers
{
public:
    explicit Workers(unsigned count);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    /// Queues a job, which must live until it is waited for or this is destroyed.
    void start(BlockJob& job);
    [[nodiscard]] bool isDone(const BlockJob& job);
    /// Until one of the two is done; null is none.
    void waitForEither(const BlockJob* one, const BlockJob* other);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_hasWork;
    std::condition_variable m_hasDone;
    std::deque<BlockJob*> m_queue;
    std::vector<std::jthread> m_threads;
};

} // namespace nidus
