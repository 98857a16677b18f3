// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/values/registryvalues.h"
#include "ui/browser/browserpanel.h"

namespace nidus::ui {

/// Returns whether the user sees which entry the actions are for: it is shown beside the list, or it is the
/// only selected row of the list alone. `current` may be null.
[[nodiscard]] inline bool isEntryChosen(const BrowserPanel& list, const storage::RegistrySummary* current)
{
    return !list.isAlone() || (current && list.selectedHandles() == QStringList(current->handle));
}

} // namespace nidus::ui
