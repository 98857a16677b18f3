// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace nidus::workflow {

/// Values with the numbers 0 to `count` - 1, which threads make ahead of the caller, who takes them in order.
/// With one thread, or one value, the caller makes each itself.
template <typename Value>
class Prefetcher
{
public:
    /// `make` is called once with each number, on any of the threads. At most `ahead` values (but at least
    /// one) are made, or being made, and not yet taken.
    Prefetcher(std::size_t count, unsigned threads, std::size_t ahead, std::function<Value(std::size_t)> make)
        : m_make(std::move(make)), m_count(count), m_ahead(ahead)
    {
        for (std::size_t i = 0; threads > 1 && count > 1 && i < threads; ++i) {
            try {
                m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
            } catch (const std::system_error&) {
                break; // works without threads that cannot be started
            }
        }
    }
    Prefetcher(const Prefetcher&) = delete;
    Prefetcher& operator=(const Prefetcher&) = delete;
    /// Waits for values being made.
    ~Prefetcher() = default;

    /// Returns the next value; may be called at most `count` times.
    [[nodiscard]] Value take()
    {
        if (m_threads.empty())
            return m_make(m_taken++);
        std::unique_lock lock(m_mutex);
        m_hasMade.wait(lock, [this] { return !m_values.empty() && m_values.front(); });
        Value value = *std::move(m_values.front());
        m_values.pop_front();
        ++m_taken;
        m_hasTaken.notify_one();
        return value;
    }

private:
    void work(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        const auto isWanted = [this] { return m_next < m_count && m_next < m_taken + m_ahead; };
        while (m_hasTaken.wait(lock, stop, isWanted) && !stop.stop_requested()) {
            const std::size_t number = m_next++;
            m_values.emplace_back();
            lock.unlock();
            Value value = m_make(number);
            lock.lock();
            m_values[number - m_taken] = std::move(value);
            m_hasMade.notify_one();
        }
    }

    std::function<Value(std::size_t)> m_make;
    std::size_t m_count;
    std::size_t m_ahead;
    std::mutex m_mutex;
    std::condition_variable m_hasMade;
    std::condition_variable_any m_hasTaken;
    std::size_t m_taken = 0;
    std::size_t m_next = 0;                    ///< the next value to make
    std::deque<std::optional<Value>> m_values; ///< from number m_taken on; empty while they are being made
    std::vector<std::jthread> m_threads;       ///< last: destroyed before what the threads use
};

} // namespace nidus::workflow
