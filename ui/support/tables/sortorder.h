// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QAction;
class QObject;
class QTableView;

namespace nidus::ui {

/// Describes a table by the order that its header shows, "Sorted by Line, ascending", and announces a new
/// one: screen readers are not told about the arrow in the header.
void describeOrder(QTableView& table);

/// Returns an action for the menu of a table that sorts it like a click on a title, for those without a
/// mouse: by a column, and by the same one again in the other direction.
[[nodiscard]] QAction* newSortAction(QTableView& table, const QList<int>& columns, QObject* parent);

} // namespace nidus::ui
