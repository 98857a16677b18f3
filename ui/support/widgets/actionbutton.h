// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QToolButton;

namespace nidus::ui {

/// Returns a button for an action, reachable by keyboard and named for screen readers.
[[nodiscard]] QToolButton* makeActionButton(QAction* action);

} // namespace nidus::ui
