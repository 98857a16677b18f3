// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/pagebar.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

namespace nidus {

PageBar::PageBar(QWidget* parent) : QFrame(parent), m_buttons(new QVBoxLayout)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 4, 8);
    m_buttons->setSpacing(4);
    layout->addLayout(m_buttons);
    layout->addStretch();
}

void PageBar::addPage(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(24, 24));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->text().remove(u'&'));
    m_buttons->addWidget(button);
}

void PageBar::setCompact(bool isCompact)
{
    for (auto* button : findChildren<QToolButton*>())
        button->setToolButtonStyle(isCompact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
}

} // namespace nidus
