// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/regex/expression.h"
#include "core/grammar/regex/patternobstacle.h"
#include "core/grammar/text/regexdialect.h"

#include <expected>
#include <string>

namespace nidus::grammar {

/// Writes an expression so that the pattern matches only whole texts, with anchors where the dialect needs
/// them. Fails if the dialect cannot express it, and beyond kMaxPatternBytes.
[[nodiscard]] std::expected<std::string, PatternObstacle> writePattern(const Expression& expression,
                                                                       RegexDialect dialect);

} // namespace nidus::grammar
