// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/earley/matchverdict.h"
#include "core/grammar/tables/pairtable.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// The ways to run an automaton. match() and matchMany() take the fastest; tests force one.
enum class MatchPath : std::uint8_t {
    Portable,
    Shuffle, ///< one byte shuffle per byte; at most 16 states, AVX2; for single texts
    Pairs,   ///< PairTable; for many texts
};

/// A minimized automaton laid out to run fast. Up to 256 states take one byte each, with one row per byte of
/// text, so that a step waits only for the state; more states take two bytes, with one row per byte class.
/// Immutable; for any number of threads.
class MatchTable
{
public:
    MatchTable() = default;
    explicit MatchTable(const Dfa& minimized);

    /// Returns whether the automaton accepts the whole text. Allocates nothing.
    [[nodiscard]] bool accepts(std::string_view text) const;
    /// Writes Valid or Invalid for each text, Undecided for those over kMaxTextBytes; several texts run in
    /// parallel. `verdicts` must be as long as `texts`.
    void decideMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;

    /// Does decideMany() on one path, which must be available.
    void decideManyOn(MatchPath path, std::span<const std::string_view> texts,
                      std::span<MatchVerdict> verdicts) const;

    [[nodiscard]] bool isAvailable(MatchPath path) const;
    /// Does accepts() on one path, which must be available. All paths give the same results.
    [[nodiscard]] bool acceptsOn(MatchPath path, std::string_view text) const;

private:
    void fillNarrow(const Dfa& dfa);
    void fillWide(const Dfa& dfa);
    /// Calls `work` with the function that steps from state to state.
    template <typename Work>
    auto withStep(Work work) const;

    void decideInPairs(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;
    /// Decides the shortest texts first, several at a time.
    void decideByLength(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;
    [[nodiscard]] MatchVerdict verdictOf(std::string_view text) const;

    std::uint32_t m_start = kDeadState;
    std::size_t m_stride = 0; ///< of m_narrow: states are rounded up to it; 0: wide
    bool m_canShuffle = false;
    std::vector<std::uint8_t> m_narrow;      ///< byte * stride + state
    std::vector<std::uint16_t> m_wide;       ///< offset of the byte's class + state
    std::array<std::uint32_t, 256> m_rows{}; ///< wide: those offsets
    PairTable m_pairs;
    std::vector<MatchVerdict> m_verdicts; ///< per state, for a text that ends in it
};

} // namespace nidus::grammar
