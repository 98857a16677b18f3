// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <cstdint>

namespace nidus::builtin {

/// What a registration itself says about its names.
enum class PublishedSyntax : std::uint8_t {
    Grammar,
    Prose,
    Opaque, ///< nothing beyond the syntax of URNs; the rule is RFC 8141's NSS
};

/// What the names of one of IANA's namespaces look like.
struct BuiltinRule
{
    QString nid;
    registration::SyntaxRule rule; ///< the text is the grammar alone
    PublishedSyntax published = PublishedSyntax::Opaque;
    QString source; ///< the RFC or registration the facts come from
    QString note;   ///< where the registration contradicts itself and what is followed
    QString prefix; ///< of a profile's rule: it is about the names whose NSS begins so; empty = all
    QList<registration::Sample> samples;

    bool operator==(const BuiltinRule&) const = default;
};

} // namespace nidus::builtin
