// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

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

/// Returns what is new in it for a draft that continues `content`: its grammar, if it is not that of the
/// earlier text and accepts other names than the earlier rule. Equivalence, encoding, and check digits, which
/// are not in a grammar, are those of the earlier rule. Absent if nothing is new.
[[nodiscard]] std::optional<FoundSyntax> newSyntax(std::optional<FoundSyntax> found, const QString& nid,
                                                   const registration::VersionContent& content);

/// Returns the content with that rule, and with the samples in addition to its own.
[[nodiscard]] registration::VersionContent withSyntax(registration::VersionContent content,
                                                      const FoundSyntax& syntax);

} // namespace nidus::workflow
