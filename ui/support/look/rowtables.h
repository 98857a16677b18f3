// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/followlooks.h"

#include <QHeaderView>
#include <QStyle>
#include <QTableView>
#include <QTreeView>
#include <algorithm>

namespace nidus::ui {

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
