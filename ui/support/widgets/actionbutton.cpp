// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/actionbutton.h"

#include "ui/support/text/plainlabel.h"

#include <QAction>
#include <QToolButton>

namespace nidus::ui {

QToolButton* makeActionButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(plainLabel(action->text()));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace nidus::ui
