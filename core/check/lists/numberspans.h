// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace nidus::check {

/// Consecutive numbers.
struct NumberSpan
{
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

/// A set of numbers from which spans are removed.
class NumberSpans
{
public:
    explicit NumberSpans(NumberSpan all) : m_lasts{{all.first, all.last}} {}

    [[nodiscard]] bool isEmpty() const { return m_lasts.empty(); }
    [[nodiscard]] std::vector<NumberSpan> spans() const
    {
        std::vector<NumberSpan> all;
        all.reserve(m_lasts.size());
        for (const auto& [first, last] : m_lasts)
            all.push_back({first, last});
        return all;
    }
    /// Returns the parts of a span that are in the set.
    [[nodiscard]] std::vector<NumberSpan> in(NumberSpan span) const
    {
        std::vector<NumberSpan> found;
        auto at = m_lasts.upper_bound(span.first);
        if (at != m_lasts.begin() && std::prev(at)->second >= span.first)
            --at;
        for (; at != m_lasts.end() && at->first <= span.last; ++at)
            found.push_back({std::max(at->first, span.first), std::min(at->second, span.last)});
        return found;
    }
    /// Removes a span and returns its parts that were in the set.
    std::vector<NumberSpan> take(NumberSpan taken)
    {
        std::vector<NumberSpan> found;
        auto at = m_lasts.upper_bound(taken.first);
        if (at != m_lasts.begin() && std::prev(at)->second >= taken.first)
            --at;
        while (at != m_lasts.end() && at->first <= taken.last) {
            const auto [first, last] = *at;
            at = m_lasts.erase(at);
            found.push_back({std::max(first, taken.first), std::min(last, taken.last)});
            if (first < taken.first)
                m_lasts.emplace(first, taken.first - 1);
            if (last > taken.last)
                m_lasts.emplace(taken.last + 1, last);
        }
        return found;
    }

private:
    std::map<std::uint64_t, std::uint64_t> m_lasts; ///< by the first number of a span
};

} // namespace nidus::check
