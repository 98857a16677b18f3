// SPDX-License-Identifier: Apache-2.0
#pragma once

class QEvent;
class QMenu;

namespace nidus::ui {

// Text controls have an undo of their own, which knows nothing of the window's stack.

/// Whether a control is asked to keep the keys of undo or redo from the window's actions.
[[nodiscard]] bool claimsUndoKey(QEvent& event);
/// Takes the control's own undo and redo out of its standard context menu.
void removeOwnUndo(QMenu& menu);

} // namespace nidus::ui
