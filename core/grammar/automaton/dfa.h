// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/byteset.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/automaton/nfa.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// The state from which nothing is accepted any more; every automaton has it, and all its transitions stay
/// there.
inline constexpr std::uint32_t kDeadState = 0;

/// A complete deterministic automaton over byte classes.
struct Dfa
{
    ByteClasses classes;
    std::vector<std::uint32_t> next; ///< state * classes.count + class
    std::vector<bool> isAccepting;
    std::uint32_t start = kDeadState;

    /// States, the dead one included.
    [[nodiscard]] std::size_t size() const { return isAccepting.size(); }
    [[nodiscard]] std::uint32_t step(std::uint32_t state, unsigned char byte) const
    {
        return next[static_cast<std::size_t>(state) * classes.count + classes.of[byte]];
    }
    [[nodiscard]] bool accepts(std::string_view text) const;
};

/// A Dfa whose states remember the NFA states they stand for: what explains a rejection. Not minimised. All
/// states but the dead one can still reach acceptance.
struct DeterminisedNfa
{
    Dfa dfa;
    std::vector<std::size_t> memberStart; ///< state -> offset into members; one more than states
    std::vector<std::uint32_t> members;   ///< NFA states with byte transitions, and the accepting one

    [[nodiscard]] std::span<const std::uint32_t> membersOf(std::uint32_t state) const
    {
        return {members.data() + memberStart[state], members.data() + memberStart[state + 1]};
    }
};

/// Subset construction.
[[nodiscard]] std::expected<DeterminisedNfa, LimitHit> determinise(const Nfa& nfa,
                                                                   const std::stop_token& stop);

/// Hopcroft's algorithm. States are numbered breadth-first, so equal languages over equal classes give equal
/// results.
[[nodiscard]] Dfa minimise(const Dfa& dfa);

} // namespace nidus::grammar
