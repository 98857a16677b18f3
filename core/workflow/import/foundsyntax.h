// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <optional>

namespace nidus::workflow {

/// The machine-readable parts of a Syntax section, tried on its own examples.
struct FoundSyntax
{
    registration::SyntaxRule rule;
    QList<registration::Sample> samples;      ///< the examples, which should be valid
    std::optional<findings::Finding> against; ///< why it should not be used

    [[nodiscard]] bool isSound() const { return !against; }
};

/// Finds the grammar in a template's Syntax section and the URNs next to it; absent without a grammar. Takes
/// at most a few seconds, for grammars at our limits.
[[nodiscard]] std::optional<FoundSyntax>
findSyntax(const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::workflow
