// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/templatelint.h"
#include "core/registration/reviewcomment.h"

#include <QList>
#include <optional>

namespace nidus::lint {

/// Returns, as findings, the questions of RFC 8141 section 5.1 that only reviewers can answer: about the
/// organization and its promises, and the NID of a formal namespace. If the template has words about a
/// question, the finding points at them; otherwise it has no place.
[[nodiscard]] QList<findings::Finding>
reviewChecklist(const registration::RegistrationTemplate& registrationTemplate,
                registration::NamespaceKind kind);

/// Whether a finding is a question of the checklist.
[[nodiscard]] bool isReviewQuestion(findings::FindingId id);

/// Whether a comment describes a problem that answers a question: its text has the message of the question in
/// the installed language, as the window writes it.
[[nodiscard]] bool isProblemOf(const findings::Finding& question, const registration::ReviewComment& comment);

/// A question of the checklist and a reviewer's answer.
struct ReviewQuestion
{
    findings::Finding question;
    std::optional<registration::ReviewComment>
        answer; ///< the acceptance of the question; its text may be empty

    bool operator==(const ReviewQuestion&) const = default;
};

/// Returns the checklist with the answers in `comments` that were not withdrawn.
[[nodiscard]] QList<ReviewQuestion>
reviewQuestions(const registration::RegistrationTemplate& registrationTemplate,
                registration::NamespaceKind kind, const QList<registration::ReviewComment>& comments);

} // namespace nidus::lint
