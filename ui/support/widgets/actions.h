// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QMenu>
#include <QWidget>

namespace nidus::ui {

/// Makes an action of `owner` that calls its `slot`.
template <typename Owner, typename Slot>
[[nodiscard]] QAction* makeAction(Owner* owner, const QString& text, Slot slot)
{
    auto* action = new QAction(text, owner);
    QObject::connect(action, &QAction::triggered, owner, slot);
    return action;
}

/// Gives a widget an action of its own that triggers another one: the keys of an action in a menu work
/// everywhere.
inline void addKey(QWidget& part, QAction& wanted, QKeySequence::StandardKey key, const QIcon& icon)
{
    auto* action = new QAction(icon, wanted.text(), &part);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setEnabled(wanted.isEnabled());
    QObject::connect(action, &QAction::triggered, &wanted, &QAction::trigger);
    QObject::connect(&wanted, &QAction::changed, action,
                     [action, &wanted] { action->setEnabled(wanted.isEnabled()); });
    part.addAction(action);
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
