// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::workflow {

/// Takes a draft along the way if nothing stands against it (blockers()), and sets the day on which to ask
/// after it: `reminderDays` from now while it waits for others. Conflict when somebody saves it meanwhile, or
/// did since there were `expectedSaves`. Register is registerChecked()'s.
[[nodiscard]] std::expected<registration::Draft, base::Error> takeStep(storage::Registry& registry, qint64 draftId, ProcessStep step,
                                                   const storage::Act& act, std::optional<int> expectedSaves = {},
                                                   int reminderDays = kReminderDays);

/// Makes a draft of a registration's next version with the content of an old one, dated today; the log says
/// which. NotFound.
[[nodiscard]] std::expected<registration::Draft, base::Error> restoreVersion(storage::Registry& registry, const QString& nid, int version,
                                                         const storage::Act& act);

/// Registers a draft if nothing stands against it: error-level findings end in IncompleteTemplate (detail:
/// their ids) and change nothing. Conflict as for takeStep(). The one gate that window and command line
/// share.
[[nodiscard]] std::expected<QString, base::Error>
registerChecked(storage::Registry& registry, qint64 draftId, const storage::Act& act, std::optional<int> expectedSaves = {});

} // namespace nidus::workflow
