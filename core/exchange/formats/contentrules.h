// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/registrydescription.h"

#include <QString>
#include <optional>

namespace nidus::exchange {

/// A rule that the content of a file breaks: the member and a sentence.
struct BrokenRule
{
    MemberName member;
    QString what;
};

// Rules of file content that neither words nor types of members express. `place` is the 1-based position of
// the value in its list.

[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::RegistrationRecord& record,
                                                   qsizetype place);
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::DraftRecord& record, qsizetype place);
/// Versions are numbered 1, 2, 3, and so on.
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::Version& version, qsizetype place);
/// Comments are numbered too; an answer names an earlier one.
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::ReviewComment& comment,
                                                   qsizetype place);
/// The subregistries of a registration that is read to its end, and the events of their changes.
[[nodiscard]] std::optional<BrokenRule> brokenContent(const registration::RegistrationRecord& record);

} // namespace nidus::exchange
