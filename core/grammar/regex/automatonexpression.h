// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/regex/expression.h"
#include "core/grammar/regex/patternobstacle.h"

#include <expected>

namespace nidus::grammar {

/// Returns an expression of a minimized automaton, made by removing one state after the other. It is harder
/// to read than one made from rules, but matches each text in only one way. Fails for bytes above 0x7F, and
/// if it would be longer than kMaxPatternBytes.
[[nodiscard]] std::expected<ExpressionPtr, PatternObstacle> automatonExpression(const Dfa& automaton);

} // namespace nidus::grammar
