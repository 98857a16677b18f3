// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/followlooks.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QStyle>
#include <QTableView>
#include <QTreeView>
#include <algorithm>
#include <vector>

namespace nidus::ui {

/// Returns the selected rows in order: much faster than QItemSelectionModel::selectedRows() if there are
/// many.
inline std::vector<int> selectedRows(const QTableView& table)
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : table.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    const auto rest = std::ranges::unique(rows);
    rows.erase(rest.begin(), rest.end());
    return rows;
}

/// Selects only a row and scrolls to it. Unlike QTableView::selectRow(), also from right to left.
inline void selectRow(QTableView& table, int row)
{
    const QModelIndex index = table.model()->index(row, 0);
    table.selectionModel()->setCurrentIndex(index,
                                            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    table.scrollTo(index);
}

/// Returns the height of a row of one line.
inline int heightOfLine(const QTableView& table)
{
    const int icon = table.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &table);
    return std::max(table.fontMetrics().height() + 8, icon + 4);
}

/// Makes a table show rows of one line, without a grid and row numbers; Tab leaves it.
inline void showRows(QTableView& table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setCornerButtonEnabled(false);
    table.verticalHeader()->hide();
    followLooks(table, [&table] {
        QHeaderView& rows = *table.verticalHeader();
        if (const int height = heightOfLine(table); height != rows.defaultSectionSize())
            rows.setDefaultSectionSize(height); // resizes all rows
    });
    table.horizontalHeader()->setHighlightSections(false);
}

/// Makes a tree show alternating rows of one line; Tab leaves it.
inline void showRows(QTreeView& tree)
{
    tree.setAlternatingRowColors(true);
    tree.setUniformRowHeights(true);
    tree.setTabKeyNavigation(false);
    tree.setAllColumnsShowFocus(true);
}

/// Gives all rows of a table the same height in pixels, which the user cannot change. The rows have it before
/// it is the least: otherwise Qt resizes row after row, each of which takes as long as the table has rows.
inline void fixRowHeight(QTableView& table, int height)
{
    QHeaderView& rows = *table.verticalHeader();
    rows.setSectionResizeMode(QHeaderView::Fixed);
    if (height != rows.defaultSectionSize())
        rows.setDefaultSectionSize(height);
    rows.setMinimumSectionSize(height);
}

/// Gives all rows of a table the height of one line, also when the font changes.
inline void showOneLine(QTableView& table)
{
    followLooks(table, [&table] { fixRowHeight(table, heightOfLine(table)); });
}

} // namespace nidus::ui
