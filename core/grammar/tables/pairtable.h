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

/// A minimized automaton that takes two bytes per step and runs several texts in parallel: each waits for its
/// own lookups, together they keep the processor busy. The pairs are computed for 64 bytes at once, which
/// requires AVX-512. Immutable; for any number of threads.
class PairTable
{
public:
    /// Texts in parallel. Their states must fit in the processor's registers.
    static constexpr std::size_t kLanes = 8;

    PairTable() = default;
    /// Stays empty if the processor lacks AVX-512 or the automaton's pairs would not fit in its cache.
    explicit PairTable(const Dfa& minimized);

    [[nodiscard]] bool isEmpty() const { return m_isAccepting.empty(); }
    /// Sets which texts the automaton accepts; fastest if they have about the same length. Returns false and
    /// sets nothing if a text is longer than kMaxTextBytes or not ASCII. Not for an empty table.
    [[nodiscard]] bool run(std::span<const std::string_view, kLanes> texts,
                           std::array<bool, kLanes>& accepted) const;

private:
    template <typename Place>
    [[nodiscard]] bool runOn(const Place* next, std::span<const std::string_view, kLanes> texts,
                             std::array<bool, kLanes>& accepted) const;

    alignas(64) std::array<std::uint8_t, 128> m_classes{}; ///< of ASCII
    std::uint8_t m_classCount = 0;                         ///< including the one after the end of a text
    std::uint8_t m_strideBits = 0;                         ///< bits per state, rounded up
    // Where a pair leads from a state: (class * m_classCount + class) << m_strideBits | state. One is empty.
    std::vector<std::uint8_t> m_narrow; ///< for up to 256 states
    std::vector<std::uint16_t> m_wide;
    std::vector<std::uint8_t> m_isAccepting; ///< by state
};

} // namespace nidus::grammar
