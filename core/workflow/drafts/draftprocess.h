// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/storage/registry.h"

#include <QDate>
#include <QList>
#include <cstdint>

namespace nidus::workflow {

/// Days until the reminder for a draft that waits for the list or for IANA.
inline constexpr int kReminderDays = 14;

/// The steps of a draft (RFC 8141 sections 6.2 and 6.3).
enum class ProcessStep : std::uint8_t { Submit, Approve, Forward, Register };

/// Returns the findings before a step: those of the template that may block it, missing records that the
/// procedure requires, and open items. `today` is for the reminder.
[[nodiscard]] base::Result<QList<findings::Finding>> checklist(const storage::Registry& registry,
                                                               const registration::DraftRecord& record,
                                                               ProcessStep step, const storage::Act& act,
                                                               const QDate& today);

/// Returns the findings of a checklist that block the step. On the fast track, where reviews are advisory,
/// only a violated MUST blocks it (rules for NIDs, the description of changes, required records); other
/// errors are allowed with a reason in act.note.
[[nodiscard]] QList<findings::Finding> blockers(const QList<findings::Finding>& checklist,
                                                const registration::Draft& draft, const storage::Act& act);

/// Whether the Registrant field says fast track (RFC 8141 section 6.3).
[[nodiscard]] bool isFastTrack(const registration::Draft& draft);

/// Whether the reminder for the draft is due.
[[nodiscard]] bool isReminderDue(const registration::Draft& draft, const QDate& today);
/// How often the draft was submitted to the list.
[[nodiscard]] int reviewRounds(const QList<registration::Event>& events);

/// Returns a sentence for Revision Information with the fields in which a revision differs from the previous
/// version, and whether its syntax rule does; empty if nothing differs. In English, as templates are.
[[nodiscard]] QString revisionSummary(const registration::VersionContent& before,
                                      const registration::VersionContent& after, int version);

} // namespace nidus::workflow
