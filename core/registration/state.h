// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>
#include <cstdint>
#include <optional>

namespace nidus {

/// Formal or informal namespace (RFC 8141 sections 5.1 and 5.2).
enum class NamespaceKind : std::uint8_t { Formal, Informal };

/// Where a draft or a registration stands (RFC 8141 sections 5.2, 6.2, 6.3).
enum class State : std::uint8_t { Draft, InReview, Approved, WithIana, Registered, Withdrawn };

/// The stable words: "formal", "informal".
[[nodiscard]] QLatin1StringView kindWord(NamespaceKind kind);
[[nodiscard]] std::optional<NamespaceKind> kindFromWord(QStringView word);
/// The stable words: "draft", "in-review", "approved", "with-iana", "registered", "withdrawn".
[[nodiscard]] QLatin1StringView stateWord(State state);
[[nodiscard]] std::optional<State> stateFromWord(QStringView word);

} // namespace nidus
