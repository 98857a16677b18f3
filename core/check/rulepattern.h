// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/check/rulenames.h"
#include "core/grammar/regex/patternobstacle.h"
#include "core/grammar/text/regexdialect.h"

#include <expected>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::check {

/// Returns a regular expression that matches exactly the URNs that a rule accepts in a namespace, in any
/// letter case of "urn" and the NID, or exactly the names after "urn:NID:". It is proven
/// (grammar/regex/pattern.h). URNs with components match only if the rule describes them.
[[nodiscard]] std::expected<std::string, grammar::PatternObstacle>
rulePattern(std::string_view nid, const NamespaceRule& rule, grammar::RegexDialect dialect, NameExtent extent,
            const std::stop_token& stop = {});

} // namespace nidus::check
