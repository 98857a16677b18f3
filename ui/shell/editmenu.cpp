// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/editmenu.h"

#include "ui/registry/registrypage.h"
#include "ui/shell/helpmenu.h"
#include "ui/support/look/icons.h"

using namespace Qt::StringLiterals;

namespace nidus::ui {

EditMenu::EditMenu(const QList<QAction*>& undo, const QList<QAction*>& clipboard,
                   const QList<QAction*>& copying, const QList<QAction*>& finding, RegistryPage& page,
                   HelpMenu& help, QAction* preferences, QWidget* parent)
    : QMenu(tr("&Edit"), parent)
{
    addActions(undo);
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

} // namespace nidus::ui
