// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/registry.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::workflow {

/// Error-level findings prevent registration.
inline constexpr base::ErrorCode kIncompleteTemplate{"incomplete-template"};
/// A registration is withdrawn only with a reason in the note.
inline constexpr base::ErrorCode kReasonMissing{"reason-missing"};
/// Somebody else must approve each change.
inline constexpr base::ErrorCode kApprovalRequired{"approval-required"};

/// Whether an approved draft may stay approved with an editorial change: not where somebody other than the
/// authors must approve it, because whoever makes the change becomes one of them (isAuthor()).
[[nodiscard]] base::Result<bool> mayKeepApproval(const storage::Registry& registry);
/// Saves as Drafts::save() does. ApprovalRequired, and nothing changes, if `editorial` gives a reason but no
/// approval may be kept.
[[nodiscard]] base::Result<registration::Draft> saveDraft(storage::Registry& registry, qint64 draftId,
                                                          const registration::VersionContent& content,
                                                          int expectedSaves, const storage::Act& act,
                                                          const QString& editorial = {});

/// Moves a draft one step forward if nothing blocks it (blockers()), and sets its reminder: `reminderDays`
/// from now while it waits for others. If something is open despite which the step is taken, the note in the
/// log names it with the reason. IncompleteTemplate (detail: the ids of what blocks it); Conflict if somebody
/// saves it meanwhile, or saved it after `expectedSaves`. For Register, use registerChecked().
[[nodiscard]] base::Result<registration::Draft> takeStep(storage::Registry& registry, qint64 draftId,
                                                         const StepRequest& request,
                                                         std::optional<int> expectedSaves = {},
                                                         int reminderDays = kReminderDays);

/// Makes a draft of a registration's next version with the content of an old one, dated today; the log
/// records which one. NotFound.
[[nodiscard]] base::Result<registration::Draft>
restoreVersion(storage::Registry& registry, const QString& nid, int version, const storage::Act& act);

/// Registers a draft if nothing blocks it, whatever step `request` names: findings of severity error cause
/// IncompleteTemplate (detail: their ids), and nothing changes. Conflict as for takeStep(). Window and
/// command line both use this function.
[[nodiscard]] base::Result<QString> registerChecked(storage::Registry& registry, qint64 draftId,
                                                    StepRequest request,
                                                    std::optional<int> expectedSaves = {});

/// Returns a draft from review to editing. WrongState; Conflict as for takeStep().
[[nodiscard]] base::Result<registration::Draft> reopen(storage::Registry& registry, qint64 draftId,
                                                       const storage::Act& act,
                                                       std::optional<int> expectedSaves = {});
/// Moves a draft to the trash. NotFound.
[[nodiscard]] base::Result<void> moveToTrash(storage::Registry& registry, qint64 draftId,
                                             const storage::Act& act);
/// Takes a draft out of the trash, in the state that it had. NotFound.
[[nodiscard]] base::Result<registration::Draft> restoreFromTrash(storage::Registry& registry, qint64 draftId,
                                                                 const storage::Act& act);
/// Sets the day on which to follow up on a draft; an invalid date removes it. NotFound.
[[nodiscard]] base::Result<void> remind(storage::Registry& registry, qint64 draftId, QDate day);
/// Sets assignee or owner of a draft, without invisible characters in their names; unchanged people change
/// nothing. NotFound.
[[nodiscard]] base::Result<registration::Draft> assign(storage::Registry& registry, qint64 draftId,
                                                       const storage::Assignment& people,
                                                       const storage::Act& act);
/// Brings a withdrawn registration back. ReasonMissing without a note in `act`; NotFound; WrongState.
[[nodiscard]] base::Result<void> reinstate(storage::Registry& registry, const QString& nid,
                                           const storage::Act& act);
/// Withdraws a registration. ReasonMissing without a note in `act`. `replacedBy` is empty or the NID of
/// another registration (NotFound) that is not withdrawn (WrongState).
[[nodiscard]] base::Result<void> withdraw(storage::Registry& registry, const QString& nid,
                                          const storage::Act& act, const QString& replacedBy = {});

} // namespace nidus::workflow
