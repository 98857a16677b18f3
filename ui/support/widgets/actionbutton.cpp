// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/actionbutton.h"

#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actions.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace nidus::ui {

void setButtonText(QAction& action)
{
    const QString plain = plainLabel(action.text());
    if (action.iconText() == plain || plain.size() + 1 >= action.text().size())
        return; // the text has its mnemonic inside, or none
    action.setIconText(plain);
    action.setToolTip(plain);
}

QToolButton* makeActionButton(QAction* action)
{
    auto* button = new QToolButton;
    setButtonText(*action);
    button->setDefaultAction(action);
    button->setAccessibleName(plainLabel(action->text()));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QPushButton* makeMenuButton(const QString& text, const QList<QList<QAction*>>& groups)
{
    auto* button = new QPushButton(text);
    button->setAccessibleName(text);
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    addGroups(*menu, groups);
    button->setMenu(menu);
    return button;
}

} // namespace nidus::ui
