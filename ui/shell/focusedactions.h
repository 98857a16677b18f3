// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

namespace nidus::ui {

// The Edit menu acts on what has the focus.

/// Returns the action of a widget with these keys, such as Copy of a list; null if it has none.
[[nodiscard]] inline QAction* ownAction(const QWidget& widget, const QKeySequence& keys)
{
    for (QAction* action : widget.actions()) {
        if (action->shortcut() == keys)
            return action;
    }
    return nullptr;
}

/// Whether a widget of the window has the focus; a menu that is used by keyboard has it only meanwhile.
[[nodiscard]] inline bool isFocusOf(const QWidget& window, const QWidget* focus)
{
    return focus && focus->window() == &window && !qobject_cast<const QMenuBar*>(focus) &&
           !qobject_cast<const QMenu*>(focus);
}

} // namespace nidus::ui
