// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>

namespace nidus::registration {

/// Formal or informal namespace (RFC 8141 sections 5.1 and 5.2).
enum class NamespaceKind : std::uint8_t { Formal, Informal };
/// The stable words of the kinds, in their order.
inline constexpr std::array kKindWords{QLatin1StringView("formal"), QLatin1StringView("informal")};

/// The state of a draft or a registration (RFC 8141 sections 5.2, 6.2, 6.3).
enum class State : std::uint8_t { Draft, InReview, Approved, WithIana, Registered, Withdrawn };
/// The stable words of the states, in their order.
inline constexpr std::array kStateWords{QLatin1StringView("draft"),      QLatin1StringView("in-review"),
                                        QLatin1StringView("approved"),   QLatin1StringView("with-iana"),
                                        QLatin1StringView("registered"), QLatin1StringView("withdrawn")};

[[nodiscard]] QLatin1StringView kindWord(NamespaceKind kind);
[[nodiscard]] std::optional<NamespaceKind> kindFromWord(QStringView word);
[[nodiscard]] QLatin1StringView stateWord(State state);
[[nodiscard]] std::optional<State> stateFromWord(QStringView word);

} // namespace nidus::registration
