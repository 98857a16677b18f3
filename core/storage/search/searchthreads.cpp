// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/searchthreads.h"

#include "core/storage/search/searchindex.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace nidus::storage {

namespace {

/// More threads would wait for memory, not for a processor.
constexpr unsigned kMaxThreads = 4;

} // namespace

SearchThread::SearchThread(const QString& path)
    : m_thread([this, path](const std::stop_token& stop) { work(stop, path); })
{}

std::future<FoundIds> SearchThread::start(std::function<FoundIds(Connection&)> search)
{
    Task task([search = std::move(search)](base::Result<std::unique_ptr<Connection>>& connection) {
        return connection ? search(**connection) : FoundIds(std::unexpected(connection.error()));
    });
    std::future<FoundIds> answer = task.get_future();
    const std::lock_guard lock(m_mutex);
    m_tasks.push_back(std::move(task));
    m_hasTask.notify_one();
    return answer;
}

void SearchThread::work(const std::stop_token& stop, const QString& path)
{
    auto connection = Connection::open(path, OpenMode::ReadOnly, {});
    std::unique_lock lock(m_mutex);
    while (m_hasTask.wait(lock, stop, [this] { return !m_tasks.empty(); })) {
        Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task(connection);
        lock.lock();
    }
}

FoundIds SearchThreads::findRegistrations(const QString& folded, qint64 lastId)
{
    if (lastId <= m_rowsAtOnce || m_connection.isInMemory())
        return nidus::storage::findRegistrations(m_connection, folded, 0, lastId);
    const qint64 parts = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
    const auto endOf = [&](qint64 part) { return lastId * part / parts; };
    while (m_threads.size() + 1 < std::size_t(parts))
        m_threads.push_back(std::make_unique<SearchThread>(m_connection.path()));
    std::vector<std::future<FoundIds>> answers;
    for (qint64 part = 1; part < parts; ++part) {
        answers.push_back(m_threads[std::size_t(part - 1)]->start(
            [folded, after = endOf(part), last = endOf(part + 1)](Connection& connection) {
                return nidus::storage::findRegistrations(connection, folded, after, last);
            }));
    }
    FoundIds ids = nidus::storage::findRegistrations(m_connection, folded, 0, endOf(1));
    for (qint64 part = 1; part < parts; ++part) {
        FoundIds more = answers[std::size_t(part - 1)].get();
        if (!more) // without a second connection, it only takes longer
            more = nidus::storage::findRegistrations(m_connection, folded, endOf(part), endOf(part + 1));
        if (ids && more)
            ids->insert(ids->end(), more->begin(), more->end());
        else if (ids)
            ids = std::move(more);
    }
    return ids;
}

} // namespace nidus::storage
