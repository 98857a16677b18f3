// SPDX-License-Identifier: Apache-2.0
#pragma once

class QEvent;
class QMenu;

namespace nidus::ui {

// Text controls have their own undo, which is independent of the window's stack.

/// Returns whether the event offers a control an undo or redo key before the window's actions get it.
[[nodiscard]] bool claimsUndoKey(QEvent& event);
/// Removes the control's own undo and redo from its standard context menu.
void removeOwnUndo(QMenu& menu);

} // namespace nidus::ui
