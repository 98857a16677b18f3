// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/approval.h"
#include "core/registration/reviewcomment.h"
#include "core/storage/registry.h"

#include <QDate>
#include <QList>
#include <QStringList>
#include <cstdint>
#include <optional>

namespace nidus::workflow {

/// Days until the reminder for a draft that waits for the list or for IANA.
inline constexpr int kReminderDays = 14;

/// The steps of a draft (RFC 8141 sections 6.2 and 6.3).
enum class ProcessStep : std::uint8_t { Submit, Approve, Forward, Register };

/// A step that somebody wants to take.
struct StepRequest
{
    ProcessStep step = ProcessStep::Submit;
    storage::Act act{};
    QString despite{}; ///< why the step is taken although something is open; empty = nothing may be open
    std::optional<QStringList> listed{}; ///< the ids that the reason was given for; absent: what is open
};

/// What a step requires.
struct StepRequirements
{
    QList<findings::Finding> blocking; ///< each must be fixed first
    QList<findings::Finding> passable; ///< the step can be taken despite them, with a reason
    QList<findings::Finding> skipped;  ///< what the steps before would have asked; people give a reason
    QList<findings::Finding> notes;    ///< the other findings of the checklist

    /// Returns all that a person has to fix or to give a reason for.
    [[nodiscard]] QList<findings::Finding> open() const { return blocking + passable + skipped; }
};

/// What a checklist is made from.
struct StepFacts
{
    QList<findings::Finding> about;              ///< the findings of the template that nobody accepted
    QList<registration::ReviewComment> comments; ///< about the draft
    registration::ApprovalRule approval{};
    QDate today; ///< for the reminder
};

/// Returns the findings before a step: those of the template, missing records that the procedure requires,
/// and open items, with the questions of the review that nobody answered (RFC 8141 sections 5.1 and 6.2).
/// Unfavorable answers to these questions are first.
/// The names of the user (namesOfUser()) matter for approving.
[[nodiscard]] QList<findings::Finding> checklist(const registration::DraftRecord& record,
                                                 const StepFacts& facts, const StepRequest& request);
/// The same for a draft as the registry has it.
[[nodiscard]] base::Result<QList<findings::Finding>> checklist(const storage::Registry& registry,
                                                               const registration::DraftRecord& record,
                                                               const StepRequest& request);

/// Separates a checklist. Errors block submitting and registering. On the fast track, where reviews are
/// advisory, only a violated MUST blocks them (rules for NIDs, the description of changes, required records).
/// Approving and forwarding are decisions of people: errors, unresolved comments, and unanswered questions
/// need a reason, and so does an approval by an author, unless the registry requires a second person.
/// Unfavorable answers need a reason also for registering. The reason of the approval also covers the steps
/// after it, as long as nothing has changed.
[[nodiscard]] StepRequirements requirements(const QList<findings::Finding>& checklist,
                                            const registration::DraftRecord& record, ProcessStep step);

/// Returns what blocks the step as requested: empty if it can be taken.
[[nodiscard]] QList<findings::Finding> blockers(const StepRequirements& requirements,
                                                const StepRequest& request);

/// Whether the Registrant field says fast track (RFC 8141 section 6.3).
[[nodiscard]] bool isFastTrack(const registration::Draft& draft);

/// Returns the names of all authors of a draft: its owner, former owners, whoever created or imported it, and
/// whoever saved a change of it. They need a reason, or somebody else, to approve it and to answer the
/// questions of its review (registration::ApprovalRule).
[[nodiscard]] QStringList authorsOf(const registration::DraftRecord& record);
/// Whether a person with these names is or was its owner, or created or imported it.
[[nodiscard]] bool isOwner(const registration::DraftRecord& record, const QStringList& names);
/// Whether a person with these names, or one who gives no name, is an author of the draft.
[[nodiscard]] bool isAuthor(const registration::DraftRecord& record, const QStringList& names);
/// Returns the name by which the draft has an author with one of these names; empty if there is none.
[[nodiscard]] QString nameAsAuthor(const registration::DraftRecord& record, const QStringList& names);

/// Whether the reminder for the draft is due.
[[nodiscard]] bool isReminderDue(const registration::Draft& draft, const QDate& today);
/// How often the draft was submitted to the list.
[[nodiscard]] int reviewRounds(const QList<registration::Event>& events);

/// Returns a sentence for Revision Information with the fields in which a revision differs from the previous
/// version, and whether its syntax rule does; empty if nothing differs. In English, as templates are.
[[nodiscard]] QString revisionSummary(const registration::VersionContent& before,
                                      const registration::VersionContent& after, int version);

/// Returns what an author wrote in Revision Information with the summary: in place of an earlier summary of
/// the same version, otherwise as a paragraph of its own at the end.
[[nodiscard]] QString withRevisionSummary(const QString& written, const QString& summary, int version);

} // namespace nidus::workflow
