// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus {

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

} // namespace nidus
