// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstdint>

namespace nidus::registration {

enum class ExpectedVerdict : std::uint8_t { Valid, Invalid };

/// A URN with the verdict it should get, kept with a version.
struct Sample
{
    QString urn;
    ExpectedVerdict expected = ExpectedVerdict::Valid;
    QString note;
    QString source; ///< where it comes from: "template", "RFC 3187 section 4", ...
    /// Why it may contradict the syntax rule; empty: it may not. Published grammars do contradict their own
    /// examples.
    QString acceptedBecause{};

    bool operator==(const Sample&) const = default;
};

/// Hands each member with its name to `visit`; one that is added does not compile until it is handed too.
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
