// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/clipboardactions.h"

#include <QAction>
#include <QApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

namespace nidus::ui {

namespace {

bool hasSlot(const QWidget& widget, const char* slot)
{
    return widget.metaObject()->indexOfMethod(QByteArray(slot) + "()") >= 0;
}

} // namespace

QAction* ownAction(const QWidget& widget, const QKeySequence& keys)
{
    for (QAction* action : widget.actions()) {
        if (action->shortcut() == keys)
            return action;
    }
    return nullptr;
}

bool isFocusOf(const QWidget& window, const QWidget* focus)
{
    return focus && focus->window() == &window && !qobject_cast<const QMenuBar*>(focus) &&
           !qobject_cast<const QMenu*>(focus);
}

ClipboardActions::ClipboardActions(QWidget* window) : QObject(window), m_window(window)
{
    add(tr("Cu&t"), QKeySequence::Cut, "cut");
    add(tr("C&opy"), QKeySequence::Copy, "copy");
    add(tr("Past&e"), QKeySequence::Paste, "paste");
    add(tr("Sele&ct All"), QKeySequence::SelectAll, "selectAll");
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { follow(now); });
    follow(QApplication::focusWidget());
}

void ClipboardActions::add(const QString& text, const QKeySequence& keys, const char* slot)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    // Fields and lists have these keys; here, they are only shown.
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setProperty("slot", QByteArray(slot));
    action->setObjectName(QString::fromLatin1(slot));
    connect(action, &QAction::triggered, this, [this, keys, slot] { act(keys, slot); });
    m_actions.append(action);
}

/// Remembers what has the focus.
void ClipboardActions::follow(QWidget* focus)
{
    if (!isFocusOf(*m_window, focus))
        return;
    m_focus = focus;
    const bool isReadOnly = focus->property("readOnly").toBool();
    for (QAction* action : m_actions) {
        const QByteArray slot = action->property("slot").toByteArray();
        const bool changes = slot == "cut" || slot == "paste";
        action->setEnabled((hasSlot(*focus, slot.constData()) && !(changes && isReadOnly)) ||
                           ownAction(*focus, action->shortcut()));
    }
}

void ClipboardActions::act(const QKeySequence& keys, const char* slot) const
{
    if (!m_focus)
        return;
    if (QAction* own = ownAction(*m_focus, keys))
        own->trigger();
    else
        QMetaObject::invokeMethod(m_focus, slot);
}

} // namespace nidus::ui
