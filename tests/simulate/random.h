// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::simulate {

/// The same numbers for the same seed on every machine (splitmix64, https://prng.di.unimi.it/splitmix64.c).
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        std::uint64_t mixed = (m_state += 0x9E3779B97F4A7C15U);
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }
    /// Returns a number from 0 to `count` - 1.
    int below(int count) { return int(next() % std::uint64_t(count)); }
    bool chance(int percent) { return below(100) < percent; }
    /// Returns an element of a list that is not empty.
    template <typename List>
    auto pick(const List& list)
    {
        return list[typename List::size_type(below(int(list.size())))];
    }

private:
    std::uint64_t m_state;
};

} // namespace nidus::simulate
