// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/columnroom.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSize>
#include <QStyle>
#include <QTableView>
#include <algorithm>
#include <utility>

namespace nidus::ui {

ColumnRoom::ColumnRoom(QTableView& table, QList<int> least, std::function<bool(int)> hasTexts)
    : QObject(&table), m_table(table), m_least(std::move(least)), m_hasTexts(std::move(hasTexts))
{
    m_table.viewport()->installEventFilter(this);
    connect(m_table.model(), &QAbstractItemModel::modelReset, this, &ColumnRoom::arrange);
}

bool ColumnRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
        event->type() == QEvent::FontChange)
        arrange();
    return QObject::eventFilter(watched, event);
}

void ColumnRoom::setUnwanted(const QList<int>& columns)
{
    m_unwanted = columns;
    for (QAction* action : m_menu == nullptr ? QList<QAction*>() : m_menu->actions())
        action->setChecked(!columns.contains(action->data().toInt()));
    arrange();
}

void ColumnRoom::addMenu()
{
    auto* const menu = new QMenu(tr("&Columns"), &m_table);
    m_menu = menu;
    QList<int> columns = m_least;
    std::ranges::sort(columns);
    for (const int column : std::as_const(columns)) {
        QAction* const action =
            m_menu->addAction(m_table.model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_unwanted.contains(column));
        action->setData(column);
        connect(action, &QAction::triggered, this, [this, column](bool isOn) { choose(column, isOn); });
    }
    m_table.addAction(m_menu->menuAction());
    m_table.horizontalHeader()->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table.horizontalHeader()->addActions(m_menu->actions());
}

void ColumnRoom::choose(int column, bool isWanted)
{
    m_unwanted.removeAll(column);
    if (!isWanted)
        m_unwanted.append(column);
    arrange();
}

/// The header itself has no size for a hidden column.
int ColumnRoom::widthOf(int column) const
{
    const QVariant size = m_table.model()->headerData(column, Qt::Horizontal, Qt::SizeHintRole);
    return std::max(size.toSize().width(), m_table.horizontalHeader()->minimumSectionSize());
}

/// A vertical scroll bar counts even if there is none: otherwise, a column that is shown can bring a bar that
/// takes the room of the column, without end.
int ColumnRoom::room() const
{
    return m_table.maximumViewportSize().width() -
           m_table.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_table.verticalScrollBar());
}

void ColumnRoom::arrange()
{
    QHeaderView& header = *m_table.horizontalHeader();
    QList<int> order = m_least;
    std::ranges::stable_partition(order, [this](int column) { return !m_hasTexts(column); });
    int wanted = 0;
    for (int column = 0; column < header.count(); ++column)
        wanted += m_unwanted.contains(column) ? 0 : widthOf(column);
    for (const int column : std::as_const(order)) {
        const bool isUnwanted = m_unwanted.contains(column);
        const bool isHidden = isUnwanted || wanted > room();
        if (isHidden && !isUnwanted)
            wanted -= widthOf(column);
        if (isHidden != header.isSectionHidden(column))
            header.setSectionHidden(column, isHidden);
    }
}

} // namespace nidus::ui
