// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/nfa.h"
#include "core/grammar/text/byteset.h"
#include "core/grammar/text/grammarlimits.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// The state from which nothing is accepted. Every automaton has it, and all its transitions stay there.
inline constexpr std::uint32_t kDeadState = 0;

/// A complete deterministic automaton over byte classes.
struct Dfa
{
    ByteClasses classes;
    std::vector<std::uint32_t> next; ///< state * classes.count + class
    std::vector<bool> isAccepting;
    std::uint32_t start = kDeadState;

    /// Returns the number of states, including the dead one.
    [[nodiscard]] std::size_t size() const { return isAccepting.size(); }
    [[nodiscard]] std::uint32_t step(std::uint32_t state, unsigned char byte) const
    {
        return next[static_cast<std::size_t>(state) * classes.count + classes.of[byte]];
    }
    [[nodiscard]] bool accepts(std::string_view text) const;
};

/// A Dfa whose states keep the NFA states they represent, to explain rejections. Not minimized. All states
/// except the dead one can reach acceptance.
struct DeterminizedNfa
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
[[nodiscard]] std::expected<DeterminizedNfa, LimitHit> determinize(const Nfa& nfa,
                                                                   const std::stop_token& stop);

/// Minimizes by Hopcroft's algorithm. States are numbered breadth-first, so equal languages over equal
/// classes give equal results.
[[nodiscard]] Dfa minimize(const Dfa& dfa);

} // namespace nidus::grammar
