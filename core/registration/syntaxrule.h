// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus::registration {

enum class Notation : std::uint8_t { Abnf, IRegexp };
/// What the start rule describes.
enum class RuleScope : std::uint8_t { Urn, NidAndNss, Nss };

/// The machine-checkable part of a template's Syntax section, as data. Compiling it is not this layer's work.
/// The words are explained in resources/registry/syntax/README.md.
struct SyntaxRule
{
    Notation notation = Notation::Abnf;
    RuleScope scope = RuleScope::Nss;
    QString start;
    QString text;
    bool describesComponents = false; ///< the text to match keeps its r-, q- and f-component
    QStringList equivalence;          ///< additions to RFC 8141 section 3.1, such as "hyphens-ignored"
    QStringList encoding;             ///< how characters of native names are encoded; empty: not stated
    QString checkDigit;               ///< an algorithm such as "isbn"; empty: none

    bool operator==(const SyntaxRule&) const = default;
};

/// Hands each member with its name to `visit`; one that is added does not compile until it is handed too.
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
