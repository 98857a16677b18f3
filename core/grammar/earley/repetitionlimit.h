// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/nfa.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"

#include <cstdint>
#include <optional>
#include <span>

namespace nidus::grammar {

/// A repetition that the accepted part of a text used up.
struct RepetitionLimit
{
    std::uint32_t most = 0; ///< times
    ByteSet bytes;          ///< what repeats
};

/// Returns the repetition that is used up where an automaton is in the states `members`: its last byte was
/// the last one that the repetition allows, whatever the text. Only for repetitions of one byte, such as
/// 1*9DIGIT; nothing for a large automaton, because every state of it is looked at.
[[nodiscard]] std::optional<RepetitionLimit> limitReached(const GrammarTree& tree, const Nfa& nfa,
                                                          std::span<const std::uint32_t> members);

} // namespace nidus::grammar
