// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/selectionbar.h"

#include "ui/support/look/boxes.h"
#include "ui/support/widgets/announcement.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace nidus::ui {

SelectionBar::SelectionBar(QWidget* parent)
    : QWidget(parent),
      m_count(new QLabel),
      m_steps(new QToolButton),
      m_open(new QPushButton(tr("Open Draft")))
{
    m_steps->setText(tr("Steps"));
    m_steps->setToolTip(tr("Steps for all selected drafts"));
    m_steps->setAccessibleName(m_steps->text());
    m_steps->setPopupMode(QToolButton::InstantPopup);
    m_steps->setFocusPolicy(Qt::StrongFocus);
    m_steps->setMenu(new QMenu(m_steps));
    m_open->setToolTip(tr("Opens the draft at the place of the task"));
    connect(m_open, &QPushButton::clicked, this, &SelectionBar::openRequested);
    inRow(this, {.margins = QMargins(8, 4, 8, 8)}, {{m_count, 1}, m_steps, m_open});
}

void SelectionBar::setActions(const QList<QAction*>& actions) { m_steps->menu()->addActions(actions); }

QList<QAction*> SelectionBar::steps() const { return m_steps->menu()->actions(); }

void SelectionBar::openOver(QAbstractItemView& list)
{
    // The drafts in the list are not open: the steps for selected drafts apply to them.
    connect(&list, &QWidget::customContextMenuRequested, this, [this, &list](const QPoint& place) {
        auto* menu = new QMenu(&list);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(steps() + list.actions().last(1));
        menu->popup(list.viewport()->mapToGlobal(place));
    });
}

void SelectionBar::setCount(int count)
{
    const QString text = tr("%n selected", nullptr, count);
    if (count > 1 && text != m_count->text())
        announce(this, text);
    m_count->setText(text);
}

void SelectionBar::setOpenOffered(bool isOffered) { m_open->setVisible(isOffered); }

} // namespace nidus::ui
