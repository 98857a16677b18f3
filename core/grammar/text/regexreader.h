// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"
#include "core/grammar/text/regexdialect.h"

#include <string_view>

namespace nidus::grammar {

/// Reads a regular expression (UTF-8) into a tree with one rule, `ruleName`, which matches the texts that the
/// expression matches as a whole, or in which it is found if the dialect searches. A single final line end is
/// not part of it. Never fails: reports what cannot be read, and constructs that have no automaton, and marks
/// the rule broken.
[[nodiscard]] GrammarTree parseRegex(std::string_view text, RegexDialect dialect, std::string_view ruleName,
                                     FindingSink& findings);

} // namespace nidus::grammar
