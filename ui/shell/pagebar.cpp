// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/pagebar.h"

#include "ui/shell/pagebutton.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QVBoxLayout>

namespace nidus::ui {

PageBar::PageBar(QWidget* parent) : QFrame(parent), m_buttons(new QVBoxLayout)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setAccessibleName(tr("Pages"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 4, 8);
    m_buttons->setSpacing(4);
    layout->addLayout(m_buttons);
    layout->addStretch();
}

void PageBar::addPage(QAction* action)
{
    const int number = m_buttons->count() + 1;
    m_buttons->addWidget(new PageButton(action));
    connect(action, &QAction::toggled, this, [this, action, number](bool isShown) {
        if (isShown && isVisible())
            announce(
                this,
                tr("%1, page %2 of %3").arg(plainLabel(action->text())).arg(number).arg(m_buttons->count()));
    });
}

void PageBar::setCount(const QAction* action, int count, const QString& about)
{
    for (auto* button : findChildren<PageButton*>()) {
        if (button->defaultAction() == action)
            button->setCount(count, about);
    }
}

void PageBar::setCompact(bool isCompact)
{
    for (auto* button : findChildren<PageButton*>())
        button->setToolButtonStyle(isCompact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
}

} // namespace nidus::ui
