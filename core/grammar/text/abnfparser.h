// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/abnflexer.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"

#include <string_view>

namespace nidus::grammar {

/// Reads ABNF (RFC 5234 with errata 2968 and 3076, RFC 7405). Never fails: what cannot be read is reported
/// and its rule marked broken. References are not resolved yet (see grammarchecks.h).
[[nodiscard]] GrammarTree parseAbnf(std::string_view text, AbnfMode mode, FindingSink& findings);

/// Adds one sound definition ("ALPHA = ...") of ours to the tree.
void addDefinition(GrammarTree& tree, std::string_view definition, RuleOrigin origin);

/// RFC 5234 section 2.1: a rule's name, without brackets.
[[nodiscard]] bool isRuleName(std::string_view text);

} // namespace nidus::grammar
