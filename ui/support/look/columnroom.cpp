// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/columnroom.h"

#include <QEvent>
#include <QHeaderView>
#include <QSize>
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

/// The header itself has no size for a hidden column.
int ColumnRoom::widthOf(int column) const
{
    const QVariant size = m_table.model()->headerData(column, Qt::Horizontal, Qt::SizeHintRole);
    return std::max(size.toSize().width(), m_table.horizontalHeader()->minimumSectionSize());
}

void ColumnRoom::arrange()
{
    QHeaderView& header = *m_table.horizontalHeader();
    QList<int> order = m_least;
    std::ranges::stable_partition(order, [this](int column) { return !m_hasTexts(column); });
    int wanted = 0;
    for (int column = 0; column < header.count(); ++column)
        wanted += widthOf(column);
    for (const int column : std::as_const(order)) {
        const bool isHidden = wanted > m_table.viewport()->width();
        if (isHidden)
            wanted -= widthOf(column);
        if (isHidden != header.isSectionHidden(column))
            header.setSectionHidden(column, isHidden);
    }
}

} // namespace nidus::ui
