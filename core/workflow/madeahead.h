// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <utility>

namespace nidus {

/// Values with the numbers 0 to `count` - 1, which threads make ahead of whoever takes them, in order: not
/// more than two for each thread at a time. With one thread, or one value, the taker makes each itself.
template <typename Value>
class MadeAhead
{
public:
    /// `make` is called with each number once, on any of the threads.
    MadeAhead(std::size_t count, unsigned threads, std::function<Value(std::size_t)> make)
        : m_make(std::move(make)),
          m_count(count),
          m_ahead(std::size_t{2} * threads),
          // A thread that cannot be had is done without.
          m_policy(threads > 1 && count > 1 ? std::launch::async | std::launch::deferred
                                            : std::launch::deferred)
    {
        startSome();
    }
    MadeAhead(const MadeAhead&) = delete;
    MadeAhead& operator=(const MadeAhead&) = delete;
    /// Waits for those that are being made.
    ~MadeAhead() = default;

    /// The next one; at most `count` times.
    [[nodiscard]] Value take()
    {
        Value value = m_started.front().get();
        m_started.pop_front();
        startSome();
        return value;
    }

private:
    void startSome()
    {
        for (; m_next < m_count && m_started.size() < m_ahead; ++m_next)
            m_started.push_back(std::async(m_policy, std::cref(m_make), m_next));
    }

    std::function<Value(std::size_t)> m_make;
    std::size_t m_count;
    std::size_t m_ahead;
    std::launch m_policy;
    std::size_t m_next = 0;
    std::deque<std::future<Value>> m_started; ///< last: goes before what the threads use
};

} // namespace nidus
