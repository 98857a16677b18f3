// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <optional>

namespace nidus {

/// What the prose of a Syntax section holds for a machine, tried on its own examples.
struct FoundSyntax
{
    SyntaxRule rule;
    QList<Sample> samples; ///< the examples, which should be valid
    bool isUsable = false; ///< the grammar can be compiled
    QString rejected;      ///< the first sample that it does not accept; empty: none

    [[nodiscard]] bool isSound() const { return isUsable && rejected.isEmpty(); }
};

/// The grammar in a template's Syntax section and the URNs beside it; absent without a grammar. Takes at most
/// a few seconds, for grammars at our limits.
[[nodiscard]] std::optional<FoundSyntax> findSyntax(const RegistrationTemplate& registrationTemplate);

} // namespace nidus
