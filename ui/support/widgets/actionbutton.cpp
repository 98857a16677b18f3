// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/actionbutton.h"

#include <QAction>
#include <QToolButton>

namespace nidus::ui {

QToolButton* makeActionButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(action->text().remove(u'&'));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace nidus::ui
