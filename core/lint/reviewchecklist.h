// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/templatelint.h"
#include "core/registration/reviewcomment.h"

#include <QList>
#include <optional>

namespace nidus::lint {

/// What RFC 8141 section 5.1 asks reviewers to consider and only they can answer, as findings: of a formal
/// namespace its organisation, its promises and its NID. Where the template has words for a question, the
/// finding points at them; otherwise it is about no place.
[[nodiscard]] QList<findings::Finding> reviewChecklist(const registration::RegistrationTemplate& registrationTemplate,
                                             registration::NamespaceKind kind);

/// A question of the checklist and what a reviewer answered.
struct ReviewQuestion
{
    findings::Finding question;
    std::optional<registration::ReviewComment> answer; ///< the acceptance that names the question; its text may be empty

    bool operator==(const ReviewQuestion&) const = default;
};

/// The checklist with the answers that are among `comments` and were not taken back.
[[nodiscard]] QList<ReviewQuestion> reviewQuestions(const registration::RegistrationTemplate& registrationTemplate,
                                                    registration::NamespaceKind kind, const QList<registration::ReviewComment>& comments);

} // namespace nidus::lint
