// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/registry.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::workflow {

/// Error-level findings prevent registration.
inline constexpr base::ErrorCode kIncompleteTemplate{"incomplete-template"};

/// Moves a draft one step forward if nothing blocks it (blockers()), and sets its reminder: `reminderDays`
/// from now while it waits for others. Conflict if somebody saves it meanwhile, or saved it after
/// `expectedSaves`. For Register, use registerChecked().
[[nodiscard]] base::Result<registration::Draft> takeStep(storage::Registry& registry, qint64 draftId,
                                                         ProcessStep step, const storage::Act& act,
                                                         std::optional<int> expectedSaves = {},
                                                         int reminderDays = kReminderDays);

/// Makes a draft of a registration's next version with the content of an old one, dated today; the log
/// records which one. NotFound.
[[nodiscard]] base::Result<registration::Draft>
restoreVersion(storage::Registry& registry, const QString& nid, int version, const storage::Act& act);

/// Registers a draft if nothing blocks it: findings of severity error cause IncompleteTemplate (detail: their
/// ids), and nothing changes. Conflict as for takeStep(). Window and command line both use this function.
[[nodiscard]] base::Result<QString> registerChecked(storage::Registry& registry, qint64 draftId,
                                                    const storage::Act& act,
                                                    std::optional<int> expectedSaves = {});

} // namespace nidus::workflow
