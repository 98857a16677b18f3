// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/regex/expression.h"
#include "core/grammar/regex/patternobstacle.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/text/regexdialect.h"

#include <expected>
#include <stop_token>
#include <string>

namespace nidus::grammar {

/// Returns a regular expression that matches exactly the texts that the automaton accepts: it is written from
/// `expression`, read again by the reader of its dialect, and compared with the automaton. If the expression
/// could take a backtracking engine exponential time, it is made from the automaton instead. Nothing is
/// returned that was not proven.
[[nodiscard]] std::expected<std::string, PatternObstacle> provenPattern(const ExpressionPtr& expression,
                                                                        const Dfa& automaton,
                                                                        RegexDialect dialect,
                                                                        const std::stop_token& stop = {});

/// Does the same for the start rule of a matcher.
[[nodiscard]] std::expected<std::string, PatternObstacle>
patternOf(const Matcher& matcher, RegexDialect dialect, const std::stop_token& stop = {});

} // namespace nidus::grammar
