// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"

#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::check {

/// How the URNs of one version of a namespace differ from those of the next.
struct RevisionComparison
{
    std::optional<std::string> lost;   ///< the shortest URN that only the earlier rule accepts
    std::optional<std::string> gained; ///< the shortest URN that only the later rule accepts

    bool operator==(const RevisionComparison&) const = default;
};

/// Compares which URNs of RFC 8141 two rules accept, whatever their notations and scopes: an assigned URN
/// must stay valid (section 5.1). If only one of them describes components, compares names without
/// components. Fails for context-free grammars, for rules with a limit, and when stopped.
[[nodiscard]] std::expected<RevisionComparison, grammar::LimitHit>
compareRevisions(std::string_view nid, const NamespaceRule& before, const NamespaceRule& after,
                 const std::stop_token& stop = {});

/// Whether the rule accepts any text after "urn:NID:", or cannot decide. Other names do not belong to the
/// namespace.
[[nodiscard]] bool describesNamesOf(std::string_view nid, const NamespaceRule& rule);

/// Returns the shortest name, without the prefix "urn:NID:", that the rule accepts although it cannot be part
/// of a URN of RFC 8141; absent if there is none. Fails like compareRevisions().
[[nodiscard]] std::expected<std::optional<std::string>, grammar::LimitHit>
nameOutsideUrns(std::string_view nid, const NamespaceRule& rule, const std::stop_token& stop = {});

} // namespace nidus::check
