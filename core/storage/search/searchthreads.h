// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace nidus::storage {

using FoundIds = base::Result<std::vector<qint64>>;

/// A thread that searches a registry file through its own read-only connection. It keeps the connection,
/// because a new one would have to read everything again.
class SearchThread
{
public:
    explicit SearchThread(const QString& path);

    /// Runs `search` on the thread. If no connection can be opened, the answer is that error and `search`
    /// does not run.
    [[nodiscard]] std::future<FoundIds> start(std::function<FoundIds(Connection&)> search);

private:
    using Task = std::packaged_task<FoundIds(base::Result<std::unique_ptr<Connection>>&)>;

    void work(const std::stop_token& stop, const QString& path);

    std::mutex m_mutex;
    std::condition_variable_any m_hasTask;
    std::deque<Task> m_tasks;
    std::jthread m_thread; // last: it ends first
};

/// The threads that help one connection search; none until a search is large enough.
class SearchThreads
{
public:
    /// Up to this many rows, one thread searches alone.
    static constexpr qint64 kRowsAtOnce = 20'000;

    explicit SearchThreads(Connection& connection, qint64 rowsAtOnce = kRowsAtOnce)
        : m_connection(connection), m_rowsAtOnce(rowsAtOnce)
    {}

    /// Returns the ids up to `lastId` whose text contains `folded`, which has at least kMinIndexedTerm
    /// characters. Parts of a large table are searched in parallel.
    [[nodiscard]] FoundIds findRegistrations(const QString& folded, qint64 lastId);
    [[nodiscard]] Connection& connection() const { return m_connection; }

private:
    Connection& m_connection;
    qint64 m_rowsAtOnce;
    std::vector<std::unique_ptr<SearchThread>> m_threads;
};

} // namespace nidus::storage
