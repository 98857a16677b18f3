// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"

#include <string_view>

namespace nidus::grammar {

/// Reads an I-Regexp (RFC 9485, UTF-8, anchored by definition) into a tree with one rule, `ruleName`. A
/// single final line end is not part of it. Never fails: reports what cannot be read and marks the rule
/// broken.
[[nodiscard]] GrammarTree parseIRegexp(std::string_view text, std::string_view ruleName,
                                       FindingSink& findings);

} // namespace nidus::grammar
