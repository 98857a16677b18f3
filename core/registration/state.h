// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/words.h"

#include <QLatin1StringView>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>

namespace nidus::registration {

/// Formal or informal namespace (RFC 8141 sections 5.1 and 5.2).
enum class NamespaceKind : std::uint8_t { Formal, Informal };
template <>
inline constexpr auto kWords<NamespaceKind> =
    std::array{QLatin1StringView("formal"), QLatin1StringView("informal")};

/// The state of a draft or a registration (RFC 8141 sections 5.2, 6.2, 6.3).
enum class State : std::uint8_t { Draft, InReview, Approved, WithIana, Registered, Withdrawn };
template <>
inline constexpr auto kWords<State> =
    std::array{QLatin1StringView("draft"),      QLatin1StringView("in-review"),
               QLatin1StringView("approved"),   QLatin1StringView("with-iana"),
               QLatin1StringView("registered"), QLatin1StringView("withdrawn")};

} // namespace nidus::registration
