// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/windowundo.h"

#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace nidus::ui {

bool claimsUndoKey(QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

void removeOwnUndo(QMenu& menu)
{
    const QList<QAction*> actions = menu.actions();
    for (QAction* action : actions) {
        if (action->objectName() == "edit-undo"_L1 || action->objectName() == "edit-redo"_L1)
            menu.removeAction(action);
    }
    if (!menu.actions().isEmpty() && menu.actions().constFirst()->isSeparator())
        menu.removeAction(menu.actions().constFirst());
}

} // namespace nidus::ui
