// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// A minimised automaton that takes two bytes in a step, and several texts side by side: each waits for its
/// own look-ups, together they keep the processor busy. The pairs are calculated for 64 bytes at once, which
/// takes AVX-512. Immutable; any number of threads.
class PairTable
{
public:
    /// Texts side by side. Their states have to fit the processor's registers.
    static constexpr std::size_t kLanes = 8;
    static constexpr std::size_t kLongestText = 64; ///< bytes

    PairTable() = default;
    /// Stays empty where the processor cannot, and for an automaton whose pairs would not fit its cache.
    explicit PairTable(const Dfa& minimised);

    [[nodiscard]] bool isEmpty() const { return m_next.empty(); }
    /// Sets the states in which the texts end, all from `start`. False, and nothing is set, where one of them
    /// is longer than kLongestText or not ASCII. Not of an empty table.
    [[nodiscard]] bool run(std::uint32_t start, std::span<const std::string_view, kLanes> texts,
                           std::array<std::size_t, kLanes>& states) const;

private:
    alignas(64) std::array<std::uint8_t, 128> m_classes{}; ///< of ASCII
    std::uint8_t m_classCount = 0;                         ///< with the one behind the end of a text
    std::uint8_t m_strideBits = 0;                         ///< states are rounded up to so many bits
    std::vector<std::uint8_t> m_next;                      ///< (class * m_classCount + class) << bits | state
};

} // namespace nidus::grammar
