// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/words.h"

#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus::registration {

enum class Notation : std::uint8_t { Abnf, IRegexp };
template <>
inline constexpr auto kWords<Notation> = std::array{QLatin1StringView("abnf"), QLatin1StringView("i-regexp")};
/// What the start rule describes.
enum class RuleScope : std::uint8_t { Urn, NidAndNss, Nss };
template <>
inline constexpr auto kWords<RuleScope> =
    std::array{QLatin1StringView("urn"), QLatin1StringView("nid-nss"), QLatin1StringView("nss")};

/// The machine-readable part of a template's Syntax section, as data. Compiled in another layer. The words
/// are explained in resources/registry/syntax/README.md.
struct SyntaxRule
{
    Notation notation = Notation::Abnf;
    RuleScope scope = RuleScope::Nss;
    QString start;
    QString text;
    bool describesComponents = false; ///< the r-, q-, and f-components are matched too
    QStringList equivalence;          ///< additions to RFC 8141 section 3.1, such as "hyphens-ignored"
    QStringList encoding;             ///< how characters of native names are encoded; empty: unknown
    QString checkDigit;               ///< an algorithm such as "isbn"; empty: none

    bool operator==(const SyntaxRule&) const = default;
};

/// Calls `visit` with each member and its name. Does not compile if a member is missing here.
template <typename Visit>
void eachMember(const SyntaxRule& rule, Visit&& visit)
{
    const auto& [notation, scope, start, text, describesComponents, equivalence, encoding, checkDigit] = rule;
    visit("notation", notation);
    visit("scope", scope);
    visit("start", start);
    visit("text", text);
    visit("describes-components", describesComponents);
    visit("equivalence", equivalence);
    visit("encoding", encoding);
    visit("check-digit", checkDigit);
}

} // namespace nidus::registration
