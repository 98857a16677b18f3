// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::grammar {

/// Steele, Lea and Flood's SplitMix64: small, and the same numbers everywhere, unlike
/// std::uniform_int_distribution.
class SplitMix
{
public:
    explicit SplitMix(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t value = m_state;
        value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
        value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
        return value ^ (value >> 31U);
    }
    /// Returns 0 to bound - 1; the bound is small, so the bias does not matter.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return next() % bound; }
    /// Returns a value of at least 0 and less than 1.
    [[nodiscard]] double fraction() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

private:
    std::uint64_t m_state;
};

} // namespace nidus::grammar
