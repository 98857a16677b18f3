// SPDX-License-Identifier: Apache-2.0
#include "ui/history/notedelegate.h"

#include "ui/history/eventmodel.h"

#include <QHeaderView>
#include <QTreeView>

namespace nidus::ui {

NoteDelegate::NoteDelegate(QTreeView& table) : QStyledItemDelegate(&table), m_table(table)
{
    table.setItemDelegateForColumn(EventModel::Note, this);
    table.setUniformRowHeights(false);
    table.setWordWrap(true);
    // The heights depend on the width. Queued, because several columns change after each other.
    connect(table.header(), &QHeaderView::sectionResized, &table, &QTreeView::doItemsLayout,
            Qt::QueuedConnection);
}

QSize NoteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem wrapped = option;
    wrapped.rect = QRect(0, 0, m_table.columnWidth(index.column()), m_table.height());
    return QStyledItemDelegate::sizeHint(wrapped, index);
}

void NoteDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = index.data(EventModel::WholeText).toString();
    option->features.setFlag(QStyleOptionViewItem::WrapText);
}

} // namespace nidus::ui
