// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstdint>

namespace nidus {

enum class Notation : std::uint8_t { Abnf, IRegexp };
/// What the start rule describes.
enum class RuleScope : std::uint8_t { Urn, NidAndNss, Nss };

/// The machine-checkable part of a template's Syntax section, as data. Compiling it is not this layer's work.
struct SyntaxRule
{
    Notation notation = Notation::Abnf;
    RuleScope scope = RuleScope::Nss;
    QString start;
    QString text;

    bool operator==(const SyntaxRule&) const = default;
};

} // namespace nidus
