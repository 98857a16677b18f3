// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/editmenu.h"

#include "ui/registry/registrypage.h"
#include "ui/shell/helpmenu.h"
#include "ui/support/look/icons.h"

#include <QUndoGroup>

using namespace Qt::StringLiterals;

namespace nidus::ui {

EditMenu::EditMenu(QUndoGroup& undo, const QList<QAction*>& clipboard, const QList<QAction*>& copying,
                   const QList<QAction*>& finding, RegistryPage& page, HelpMenu& help, QAction* preferences,
                   QWidget* parent)
    : QMenu(tr("&Edit"), parent)
{
    addUndo(undo);
    addSeparator();
    addActions(clipboard);
    addSeparator();
    addActions(copying);
    addSeparator();
    addActions(finding);
    QAction* search = addAction(themedIcon(u"edit-find"_s), tr("&Search Registry"));
    search->setShortcut(QKeySequence::Find);
    search->setObjectName(u"search-registry"_s);
    connect(search, &QAction::triggered, &page, [&page] {
        page.requestShow();
        page.browser()->focusSearch();
    });
    addAction(tr("&Find Action…"), Qt::CTRL | Qt::Key_K, &help, [&help] {
        help.findAction(ActionFinder::Shown::All);
    })->setObjectName(u"find-action"_s);
    addSeparator();
    addAction(preferences);
}

void EditMenu::addUndo(QUndoGroup& undo)
{
    QAction* back = undo.createUndoAction(this, tr("&Undo"));
    back->setShortcut(QKeySequence::Undo);
    back->setIcon(themedIcon(u"edit-undo"_s));
    QAction* forth = undo.createRedoAction(this, tr("&Redo"));
    forth->setShortcut(QKeySequence::Redo);
    forth->setIcon(themedIcon(u"edit-redo"_s));
    back->setObjectName(u"undo"_s);
    forth->setObjectName(u"redo"_s);
    addActions({back, forth});
}

} // namespace nidus::ui
