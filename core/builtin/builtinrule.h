// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <cstdint>

namespace nidus::builtin {

/// How much a registration says about the syntax of its names.
enum class PublishedSyntax : std::uint8_t {
    Grammar,
    Prose,
    Opaque, ///< nothing beyond URN syntax; the rule is RFC 8141's NSS
};

/// The syntax of the names of one of IANA's namespaces.
struct BuiltinRule
{
    QString nid;
    registration::SyntaxRule rule; ///< the text is only the grammar
    PublishedSyntax published = PublishedSyntax::Opaque;
    QString source; ///< the RFC or registration that the facts come from
    QString note;   ///< where the registration contradicts itself, and what the rule follows
    QString prefix; ///< rule sets only: the start of the NSSs that the rule applies to; empty = all
    QList<registration::Sample> samples;

    bool operator==(const BuiltinRule&) const = default;
};

} // namespace nidus::builtin
