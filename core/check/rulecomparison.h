// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"

#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::check {

/// How the URNs of one version of a namespace relate to those of the next.
struct RevisionComparison
{
    std::optional<std::string> lost;   ///< the shortest URN that only the earlier rule accepts
    std::optional<std::string> gained; ///< the shortest one that only the later rule accepts

    bool operator==(const RevisionComparison&) const = default;
};

/// Compares what two rules accept of the URNs of RFC 8141, whatever their notations and scopes: a URN that
/// was assigned must stay valid (section 5.1). Where only one of them describes components, names without
/// components are compared. Fails for context-free grammars, rules with a limit, and when stopped.
[[nodiscard]] std::expected<RevisionComparison, grammar::LimitHit> compareRevisions(std::string_view nid,
                                                                           const NamespaceRule& before,
                                                                           const NamespaceRule& after,
                                                                           const std::stop_token& stop = {});

/// Whether the rule accepts some text behind "urn:NID:", or cannot say: no other name is one of the
/// namespace.
[[nodiscard]] bool describesNamesOf(std::string_view nid, const NamespaceRule& rule);

/// The shortest name that the rule accepts though no URN of RFC 8141 can hold it; absent when there is none.
/// Without the prefix "urn:NID:". Fails as compareRevisions() does.
[[nodiscard]] std::expected<std::optional<std::string>, grammar::LimitHit>
nameOutsideUrns(std::string_view nid, const NamespaceRule& rule, const std::stop_token& stop = {});

} // namespace nidus::check
