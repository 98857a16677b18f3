// SPDX-License-Identifier: Apache-2.0
#include "ui/history/notedelegate.h"

#include "ui/history/eventmodel.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QStyle>
#include <QTreeView>
#include <algorithm>

namespace nidus::ui {

NoteDelegate::NoteDelegate(QTreeView& table)
    : QStyledItemDelegate(&table), m_table(table), m_rows(table.viewport())
{
    table.setItemDelegateForColumn(EventModel::Note, this);
    table.setUniformRowHeights(false);
    table.setWordWrap(true);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // The heights depend on the width. Queued, because several columns change after each other.
    m_layout.setSingleShot(true);
    connect(&m_layout, &QTimer::timeout, &table, &QTreeView::doItemsLayout);
    connect(table.header(), &QHeaderView::sectionResized, &m_layout, qOverload<>(&QTimer::start));
    table.viewport()->installEventFilter(this);
}

/// The height of the table limits those of the rows.
bool NoteDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_rows)
        return QStyledItemDelegate::eventFilter(watched, event); // an editor
    if (event->type() == QEvent::Resize &&
        static_cast<QResizeEvent*>(event)->oldSize().height() != m_table.viewport()->height())
        m_layout.start();
    return false;
}

QSize NoteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem wrapped = option;
    wrapped.rect = QRect(0, 0, m_table.columnWidth(index.column()), m_table.height());
    const int height = QStyledItemDelegate::sizeHint(wrapped, index).height();
    const int margin = m_table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_table) + 1;
    // The width that the text would have without wrapping, so that the column takes the room that is free.
    return {option.fontMetrics.size(0, index.data(EventModel::WholeText).toString()).width() + 2 * margin,
            std::min(height, m_table.viewport()->height())}; // the tool tip has the rest
}

void NoteDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = index.data(EventModel::WholeText).toString().replace(u'\n', QChar::LineSeparator);
    option->features.setFlag(QStyleOptionViewItem::WrapText);
}

} // namespace nidus::ui
