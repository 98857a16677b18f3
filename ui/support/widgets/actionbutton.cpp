// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/actionbutton.h"

#include "ui/support/text/plainlabel.h"

#include <QAction>
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

} // namespace nidus::ui
