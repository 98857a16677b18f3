// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus {

/// What a registration itself says about its names.
enum class PublishedSyntax : std::uint8_t {
    Grammar,
    Prose,
    Opaque, ///< nothing beyond the syntax of URNs; the rule is RFC 8141's NSS
};

/// What the names of one of IANA's namespaces look like. The words are explained in
/// resources/registry/syntax/README.md.
struct BuiltinRule
{
    QString nid;
    SyntaxRule rule; ///< the text is the grammar alone
    PublishedSyntax published = PublishedSyntax::Opaque;
    QString source;          ///< the RFC or registration the facts come from
    QStringList equivalence; ///< documented additions to RFC 8141 section 3.1, such as "hyphens-ignored"
    QStringList encoding;    ///< how characters of native names are encoded; empty: nothing is stated
    QString checkDigit;      ///< an algorithm such as "isbn"; empty: none
    bool describesComponents = false; ///< the text to match keeps its r-, q- and f-component
    QString note;                     ///< where the registration contradicts itself and what is followed
    QList<Sample> samples;

    bool operator==(const BuiltinRule&) const = default;
};

/// The rules of all namespaces in builtinContent(), ordered by NID. Read from resources/registry/syntax
/// (compiled in, so reading cannot fail; a test reads every file).
[[nodiscard]] QList<BuiltinRule> builtinRules();

} // namespace nidus
