// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/abnflexer.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"

#include <string_view>

namespace nidus::grammar {

/// Reads ABNF (RFC 5234 with errata 2968 and 3076, RFC 7405). Never fails: reports what cannot be read and
/// marks its rule broken. Does not resolve references (see grammarchecks.h).
[[nodiscard]] GrammarTree parseAbnf(std::string_view text, AbnfMode mode, FindingSink& findings);

/// Adds one of our own correct definitions ("ALPHA = ...") to the tree.
void addDefinition(GrammarTree& tree, std::string_view definition, RuleOrigin origin);

/// Returns whether `text` is a rule name (RFC 5234 section 2.1), without brackets.
[[nodiscard]] bool isRuleName(std::string_view text);

} // namespace nidus::grammar
