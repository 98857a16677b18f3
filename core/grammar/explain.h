// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/ast.h"
#include "core/grammar/dfa.h"
#include "core/grammar/earley.h"
#include "core/grammar/nfa.h"

#include <cstddef>
#include <string>
#include <vector>

namespace nidus {

/// Something that could have stood where a text was rejected.
struct ExpectedItem
{
    /// As in a grammar: `DIGIT`, `"-"`, `%x30-32`, `"n" (of "urn")`; or "end of text".
    std::string text;
};

/// Why a text was rejected.
struct Explanation
{
    std::size_t offset = 0;          ///< bytes; the first one that cannot stand there, or the text's length
    std::vector<ExpectedItem> items; ///< sorted by text, each text once
    /// The rules around all items but the end, from the start rule inwards, as far as they are the same.
    std::vector<std::string> rulePath;
};

/// What the transitions out of a state of the determinised automaton ask for; the offset is left 0.
[[nodiscard]] Explanation explainState(const GrammarTree& tree, const Nfa& nfa, const DeterminisedNfa& states,
                                       std::uint32_t state);

[[nodiscard]] Explanation explainFailure(const GrammarTree& tree, RuleId start, const EarleyFailure& failure);

/// A Literal, CharClass or Reference as an expected item; `position` is the byte within it.
[[nodiscard]] std::string itemText(const GrammarTree& tree, const Node& node, std::uint32_t position);

} // namespace nidus
