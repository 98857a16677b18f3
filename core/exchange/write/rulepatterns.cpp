// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/rulepatterns.h"

#include "core/check/rulepattern.h"
#include "core/lint/rulesource.h"

#include <utility>

namespace nidus::exchange {

std::optional<RulePatterns> rulePatterns(const Publication& publication)
{
    if (!publication.content || !publication.content->rule || publication.nid.isEmpty())
        return std::nullopt;
    const check::NamespaceRule rule(lint::ruleSource(*publication.content->rule));
    const auto pattern = [&](grammar::RegexDialect dialect) {
        const auto made =
            check::rulePattern(publication.nid.toStdString(), rule, dialect, check::NameExtent::Urn);
        return made ? QString::fromStdString(*made) : QString();
    };
    RulePatterns patterns{.version = publication.version,
                          .jsonSchema = pattern(grammar::RegexDialect::JsonSchema),
                          .xsd = pattern(grammar::RegexDialect::Xsd)};
    const bool isEmpty = patterns.jsonSchema.isEmpty() && patterns.xsd.isEmpty();
    return isEmpty ? std::nullopt : std::optional(std::move(patterns));
}

} // namespace nidus::exchange
