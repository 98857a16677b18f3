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
    /// The rules around it, from the start rule inwards.
    std::vector<std::string> path;
};

/// Why a text was rejected.
struct Explanation
{
    std::size_t offset = 0;            ///< bytes; the first one that cannot stand there, or the text's length
    std::vector<ExpectedItem> items;   ///< sorted by text, each text once
    std::vector<std::string> rulePath; ///< what the paths of all items but the end have in common
};

/// What the transitions out of a state of the determinised automaton ask for.
[[nodiscard]] Explanation explainState(const GrammarTree& tree, const Nfa& nfa, const DeterminisedNfa& states,
                                       std::uint32_t state, std::size_t offset);

[[nodiscard]] Explanation explainFailure(const GrammarTree& tree, RuleId start, const EarleyFailure& failure);

/// A Literal, CharClass or Reference as an expected item; `position` is the byte within it.
[[nodiscard]] std::string itemText(const GrammarTree& tree, const Node& node, std::uint32_t position);

} // namespace nidus
