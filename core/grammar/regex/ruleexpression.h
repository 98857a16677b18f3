// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/grammar.h"
#include "core/grammar/regex/expression.h"
#include "core/grammar/regex/patternobstacle.h"

#include <expected>

namespace nidus::grammar {

/// Returns the expression of a rule with all rules that it uses written out; recursion at one end becomes a
/// loop. Fails for rules with errors, recursion elsewhere, bytes that are not UTF-8, and expressions that
/// would be longer than kMaxPatternBytes.
[[nodiscard]] std::expected<ExpressionPtr, PatternObstacle> ruleExpression(const Grammar& grammar,
                                                                           RuleId start);

} // namespace nidus::grammar
