// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/registrydescription.h"

#include <QString>
#include <optional>

namespace nidus::exchange {

/// What a registry holds and a file does not: where, and a sentence.
struct BrokenRule
{
    MemberName member;
    QString what;
};

// The rules of what files hold that neither their words nor the types of members say; `place` counts from 1
// in the list that the value stands in.

[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::RegistrationRecord& record, qsizetype place);
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::DraftRecord& record, qsizetype place);
/// Versions are numbered as they come.
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::Version& version, qsizetype place);
/// So are comments, and an answer names one of those before it.
[[nodiscard]] std::optional<BrokenRule> brokenRule(const registration::ReviewComment& comment, qsizetype place);

} // namespace nidus::exchange
