// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/publication.h"

#include <QString>
#include <optional>

namespace nidus::exchange {

/// Regular expressions for whole URNs of a namespace, proven equal to its syntax rule.
struct RulePatterns
{
    int version = 0;    ///< of the template with the rule; 0 for a draft
    QString jsonSchema; ///< for the keyword "pattern"; empty if there is none
    QString xsd;        ///< for the facet "pattern"; empty if there is none
};

/// Returns the patterns of a syntax rule; absent if there is no rule, no NID, or no pattern.
[[nodiscard]] std::optional<RulePatterns> rulePatterns(const Publication& publication);

} // namespace nidus::exchange
