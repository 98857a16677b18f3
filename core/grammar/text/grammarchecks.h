// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"
#include "core/grammar/text/grammarfacts.h"

#include <string_view>

namespace nidus::grammar {

enum class RuleSources : std::uint8_t {
    Core,           ///< undefined rules are looked up in RFC 5234 appendix B
    CoreAndLibrary, ///< and in our library of RFC 3986, RFC 8141, and RFC 2141
};

/// Binds every reference to its rule, adding core and library rules as needed; reports undefined rules and
/// inconsistent spellings. `text` is the grammar's text.
void resolveReferences(GrammarTree& tree, RuleSources sources, std::string_view text, FindingSink& findings);

/// Reports oddities in rules without errors: unused, never ending, recursive, outside ASCII. If `start` is
/// empty, the first rule is the start, and a rule counts as used if any other refers to it.
void checkRules(const GrammarTree& tree, const GrammarFacts& facts, std::string_view start,
                FindingSink& findings);

} // namespace nidus::grammar
