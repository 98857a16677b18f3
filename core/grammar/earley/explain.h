// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/automaton/nfa.h"
#include "core/grammar/earley/earley.h"
#include "core/grammar/earley/repetitionlimit.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nidus::grammar {

/// Something that was expected where a text was rejected.
struct ExpectedItem
{
    /// As in a grammar: `DIGIT`, `"-"`, `%x30-32`, `"n" (of "urn")`; or "end of text".
    std::string text;
    ByteSet bytes;             ///< the bytes allowed there; empty: the end of the text
    std::string word{};        ///< the whole literal, if it has several bytes
    std::size_t wordOffset{0}; ///< where in it the text stopped matching
};

/// Why a text was rejected.
struct Explanation
{
    std::size_t offset = 0;          ///< bytes; the first one not allowed, or the text's length
    std::vector<ExpectedItem> items; ///< sorted by text, each text once
    /// The rules that contain all items except the end, from the start rule inward, as far as they agree.
    std::vector<std::string> rulePath;
    /// Nothing if no repetition ends there, or another part of the rule may end there too.
    std::optional<RepetitionLimit> limit{};
};

/// Returns what the transitions out of a state of the determinized automaton expect; the offset stays 0.
[[nodiscard]] Explanation explainState(const GrammarTree& tree, const Nfa& nfa, const DeterminizedNfa& states,
                                       std::uint32_t state);

[[nodiscard]] Explanation explainFailure(const GrammarTree& tree, RuleId start, const EarleyFailure& failure);

/// Returns a Literal, CharClass, or Reference as an expected item; `position` is the byte within it.
[[nodiscard]] std::string itemText(const GrammarTree& tree, const Node& node, std::uint32_t position);

} // namespace nidus::grammar
