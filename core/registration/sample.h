// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/words.h"

#include <QString>
#include <cstdint>

namespace nidus::registration {

enum class ExpectedVerdict : std::uint8_t { Valid, Invalid };
template <>
inline constexpr auto kWords<ExpectedVerdict> =
    std::array{QLatin1StringView("valid"), QLatin1StringView("invalid")};

/// A URN and the verdict it should get, stored with a version.
struct Sample
{
    QString urn;
    ExpectedVerdict expected = ExpectedVerdict::Valid;
    QString note;
    QString source; ///< its origin: "template", "RFC 3187 section 4", ...
    /// Why it may contradict the syntax rule; empty: it must not. Some published grammars contradict their
    /// own examples.
    QString acceptedBecause{};

    bool operator==(const Sample&) const = default;
};

/// Calls `visit` with each member and its name. Does not compile if a member is missing here.
template <typename Visit>
void eachMember(const Sample& sample, Visit&& visit)
{
    const auto& [urn, expected, note, source, acceptedBecause] = sample;
    visit("urn", urn);
    visit("expected", expected);
    visit("note", note);
    visit("source", source);
    visit("accepted-because", acceptedBecause);
}

} // namespace nidus::registration
