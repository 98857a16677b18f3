// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QMenu>

namespace nidus::ui {

/// Makes an action of `owner` that calls its `slot`.
template <typename Owner, typename Slot>
[[nodiscard]] QAction* makeAction(Owner* owner, const QString& text, Slot slot)
{
    auto* action = new QAction(text, owner);
    QObject::connect(action, &QAction::triggered, owner, slot);
    return action;
}

/// Adds groups of actions with separators between them.
inline void addGroups(QMenu& menu, const QList<QList<QAction*>>& groups)
{
    for (const QList<QAction*>& group : groups) {
        if (!menu.isEmpty())
            menu.addSeparator();
        menu.addActions(group);
    }
}

} // namespace nidus::ui
