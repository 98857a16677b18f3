// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace nidus::ui {

/// Makes a table show rows of one line, without a grid and row numbers; Tab leaves it.
inline void showRows(QTableView& table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setCornerButtonEnabled(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
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

/// Gives all rows of a table the same height in pixels, which the user cannot change.
inline void fixRowHeight(QTableView& table, int height)
{
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(height);
    table.verticalHeader()->setDefaultSectionSize(height);
}

} // namespace nidus::ui
