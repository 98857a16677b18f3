// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/menukeys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <utility>

namespace nidus::ui {

namespace {

bool isCtrlLetter(const QKeyEvent& event)
{
    return event.modifiers() == Qt::ControlModifier && event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
}

/// Whether a field uses the keys for its own text, as everybody expects.
bool isEditKey(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo) ||
           event.matches(QKeySequence::Cut) || event.matches(QKeySequence::Copy) ||
           event.matches(QKeySequence::Paste) || event.matches(QKeySequence::SelectAll);
}

} // namespace

MenuKeys::MenuKeys(QMenuBar& bar) : QObject(&bar), m_bar(bar) { qApp->installEventFilter(this); }

bool MenuKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto* focus = qobject_cast<QWidget*>(watched);
    if (!focus || focus->window() != m_bar.window())
        return false;
    if (event->type() == QEvent::KeyPress)
        return std::exchange(m_isTaken, false);
    m_isTaken = false;
    return offer(*focus, static_cast<QKeyEvent&>(*event));
}

/// Returns whether the focused widget must not see the event.
bool MenuKeys::offer(const QWidget& focus, QKeyEvent& event)
{
    const QKeySequence keys(event.keyCombination());
    const QAction* inMenu = menuAction(keys);
    if (!inMenu)
        return false;
    for (QAction* own : focus.actions()) {
        if (own != inMenu && own->isEnabled() && own->shortcut() == keys) {
            event.accept(); // the menu does not get it
            m_isTaken = true;
            own->trigger();
            return true;
        }
    }
    if (!isCtrlLetter(event) || isEditKey(event))
        return false;
    event.ignore();
    return true;
}

QAction* MenuKeys::menuAction(const QKeySequence& keys) const
{
    for (const QAction* top : m_bar.actions()) {
        for (QAction* action : top->menu() ? top->menu()->actions() : QList<QAction*>()) {
            if (action->isEnabled() && action->shortcutContext() == Qt::WindowShortcut &&
                action->shortcut() == keys)
                return action;
        }
    }
    return nullptr;
}

} // namespace nidus::ui
