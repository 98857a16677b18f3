// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/blockreader.h"
#include "core/check/checkedblock.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace nidus {

/// A block on its way through a batch. Kept and reused, so that a run allocates only at its start.
struct BlockJob
{
    BlockJob(const UrnChecker& urnChecker, const BatchOptions& batchOptions)
        : checker(&urnChecker), options(batchOptions)
    {}
    void run() { output.check(input, *checker, options); }

    const UrnChecker* checker;
    BatchOptions options;
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
    void waitFor(BlockJob& job);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_hasWork;
    std::condition_variable m_hasDone;
    std::deque<BlockJob*> m_queue;
    std::vector<std::jthread> m_threads;
};

} // namespace nidus
