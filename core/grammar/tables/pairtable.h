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

    [[nodiscard]] bool isEmpty() const { return m_next.empty(); }
    /// Sets the states in which the texts end, all from `start`; fastest if they have about the same length.
    /// Returns false and sets nothing if a text is longer than kMaxTextBytes or not ASCII. Not for an empty
    /// table.
    [[nodiscard]] bool run(std::uint32_t start, std::span<const std::string_view, kLanes> texts,
                           std::array<std::size_t, kLanes>& states) const;

private:
    alignas(64) std::array<std::uint8_t, 128> m_classes{}; ///< of ASCII
    std::uint8_t m_classCount = 0;                         ///< including the one after the end of a text
    std::uint8_t m_strideBits = 0;                         ///< bits per state, rounded up
    std::vector<std::uint8_t> m_next;                      ///< (class * m_classCount + class) << bits | state
};

} // namespace nidus::grammar
