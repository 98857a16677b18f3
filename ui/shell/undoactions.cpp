// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/undoactions.h"

#include "ui/shell/clipboardactions.h"
#include "ui/shell/editmenu.h"
#include "ui/support/look/icons.h"

#include <QApplication>
#include <QUndoGroup>

using namespace Qt::StringLiterals;

namespace nidus::ui {

UndoActions::UndoActions(QUndoGroup& drafts, QWidget* window)
    : QObject(window),
      m_window(window),
      m_draftBack(drafts.createUndoAction(this, EditMenu::tr("&Undo"))),
      m_draftForth(drafts.createRedoAction(this, EditMenu::tr("&Redo"))),
      m_back(new QAction(themedIcon(u"edit-undo"_s), QString(), this)),
      m_forth(new QAction(themedIcon(u"edit-redo"_s), QString(), this))
{
    m_back->setShortcut(QKeySequence::Undo);
    m_forth->setShortcut(QKeySequence::Redo);
    m_back->setObjectName(u"undo"_s);
    m_forth->setObjectName(u"redo"_s);
    connect(m_back, &QAction::triggered, this, [this] { (m_own ? m_own.data() : m_draftBack)->trigger(); });
    connect(m_forth, &QAction::triggered, m_draftForth, &QAction::trigger);
    for (const QAction* draft : {m_draftBack, m_draftForth})
        connect(draft, &QAction::changed, this, &UndoActions::update);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { follow(now); });
    follow(QApplication::focusWidget());
    update();
}

void UndoActions::follow(QWidget* focus)
{
    if (!isFocusOf(*m_window, focus))
        return;
    QAction* own = nullptr;
    for (const QWidget* part = focus; !own && !part->isWindow(); part = part->parentWidget())
        own = ownAction(*part, QKeySequence::Undo);
    if (own == m_own)
        return;
    if (m_own)
        disconnect(m_own, nullptr, this, nullptr);
    m_own = own;
    if (m_own)
        connect(m_own, &QAction::changed, this, &UndoActions::update);
    update();
}

void UndoActions::update()
{
    m_back->setText(m_own ? EditMenu::tr("&Undo Newest Change…") : m_draftBack->text());
    m_back->setEnabled((m_own ? m_own.data() : m_draftBack)->isEnabled());
    m_forth->setText(m_draftForth->text());
    m_forth->setEnabled(!m_own && m_draftForth->isEnabled());
}

} // namespace nidus::ui
