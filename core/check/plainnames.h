// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/listedvalues.h"
#include "core/check/namespacerule.h"
#include "core/grammar/automaton/dfa.h"

#include <optional>

namespace nidus::check {

/// Returns an automaton of the texts that a rule accepts. Absent if it would be too large or the rule is
/// missing.
[[nodiscard]] std::optional<grammar::Dfa> textsOfRule(const grammar::Grammar& grammar, grammar::RuleId rule);
/// Returns an automaton of the names that a rule accepts if the rule for the values accepts only the plain
/// values of a list, of one or two parts, each with the label of its range. Absent if there are many values,
/// if it would be too large, or if a part can be inside another one.
[[nodiscard]] std::optional<grammar::Dfa> plainNamesOf(const NamespaceRule& rule, const ListedValues& list);

} // namespace nidus::check
