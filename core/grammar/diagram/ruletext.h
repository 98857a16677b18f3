// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <string>

namespace nidus::grammar {

/// A rule on one line in the notation of RFC 5234: `NID = alphanum *30ldh alphanum`. Classes of I-Regexp
/// stand as they were written.
[[nodiscard]] std::string ruleText(const GrammarTree& tree, RuleId rule);

} // namespace nidus::grammar
