// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"
#include "core/grammar/automaton/dfa.h"
#include "core/grammar/earley/earley.h"
#include "core/grammar/automaton/nfa.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace nidus::grammar {

/// Something that could have stood where a text was rejected.
struct ExpectedItem
{
    /// As in a grammar: `DIGIT`, `"-"`, `%x30-32`, `"n" (of "urn")`; or "end of text".
    std::string text;
    ByteSet bytes;             ///< what may stand there; empty: the end of the text
    std::string word{};        ///< of a literal with several bytes: all of it
    std::size_t wordOffset{0}; ///< where in it the text broke off
};

/// Why a text was rejected.
struct Explanation
{
    std::size_t offset = 0;          ///< bytes; the first one that cannot stand there, or the text's length
    std::vector<ExpectedItem> items; ///< sorted by text, each text once
    /// The rules around all items but the end, from the start rule inwards, as far as they are the same.
    std::vector<std::string> rulePath;
    /// The bytes that bring a text which broke off there nearest to being accepted; empty where the text may
    /// end there, and for context-free grammars.
    ByteSet nearest;
};

/// What the transitions out of a state of the determinised automaton ask for; the offset is left 0.
[[nodiscard]] Explanation explainState(const GrammarTree& tree, const Nfa& nfa, const DeterminisedNfa& states,
                                       std::uint32_t state);

/// How many bytes it takes at least from each state to one that accepts; none from the dead state.
[[nodiscard]] std::vector<std::uint32_t> distancesToEnd(const Dfa& dfa);
/// Of the bytes that lead on from a state those after which the way to the end is shortest; none where the
/// state accepts.
[[nodiscard]] ByteSet nearestBytes(const Dfa& dfa, std::span<const std::uint32_t> distances,
                                   std::uint32_t state);

[[nodiscard]] Explanation explainFailure(const GrammarTree& tree, RuleId start, const EarleyFailure& failure);

/// A Literal, CharClass or Reference as an expected item; `position` is the byte within it.
[[nodiscard]] std::string itemText(const GrammarTree& tree, const Node& node, std::uint32_t position);

} // namespace nidus::grammar
