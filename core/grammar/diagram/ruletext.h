// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <string>

namespace nidus::grammar {

/// Returns a rule on one line in RFC 5234 notation: `NID = alphanum *30ldh alphanum`. I-Regexp classes stay
/// as written.
[[nodiscard]] std::string ruleText(const GrammarTree& tree, RuleId rule);

} // namespace nidus::grammar
