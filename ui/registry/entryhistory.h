// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/history/historypanel.h"

#include <QString>

namespace nidus::ui {

class DraftDocument;
class RegistrySession;

/// Returns the events and texts of a registration or draft for the tab History. `document` is the draft if it
/// is open for editing, else null.
[[nodiscard]] HistoryContent entryHistory(RegistrySession& session, const QString& handle,
                                          const DraftDocument* document);

} // namespace nidus::ui
