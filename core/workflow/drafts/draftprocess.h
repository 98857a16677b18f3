// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/storage/registry.h"

#include <QDate>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus::workflow {

/// Days until the registry asks after a draft that waits for the list or for IANA.
inline constexpr int kReminderDays = 14;

/// The steps of a draft (RFC 8141 sections 6.2 and 6.3).
enum class ProcessStep : std::uint8_t { Submit, Approve, Forward, Register };

/// What is to be said before a step is taken: findings of the template where they may stand against it, what
/// the path asks to be on record, and what is open. `today` is for the reminder.
[[nodiscard]] std::expected<QList<findings::Finding>, base::Error> checklist(const storage::Registry& registry,
                                                             const registration::DraftRecord& record, ProcessStep step,
                                                             const storage::Act& act, const QDate& today);

/// Those of a checklist that stand against the step. On the fast track, whose reviews are advisory, only a
/// broken MUST does (the rules for NIDs, the description of changes, what has to be on record); with other
/// errors a reason in act.note is asked for.
[[nodiscard]] QList<findings::Finding> blockers(const QList<findings::Finding>& checklist, const registration::Draft& draft, const storage::Act& act);

/// Whether the Registrant field says fast track (RFC 8141 section 6.3).
[[nodiscard]] bool isFastTrack(const registration::Draft& draft);

/// Whether the day on which to ask after it has come.
[[nodiscard]] bool isReminderDue(const registration::Draft& draft, const QDate& today);
/// How often the draft went to the list.
[[nodiscard]] int reviewRounds(const QList<registration::Event>& events);

/// The fields in which a revision differs from the version before it, and whether its syntax rule does, as a
/// sentence for Revision Information; empty when nothing differs. English, since templates are.
[[nodiscard]] QString revisionSummary(const registration::VersionContent& before, const registration::VersionContent& after, int version);

} // namespace nidus::workflow
