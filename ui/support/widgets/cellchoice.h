// SPDX-License-Identifier: Apache-2.0
#pragma once

class QComboBox;
class QTreeWidgetItem;

namespace nidus::ui {

/// Shows a combo box in a cell of a tree, which takes it over. A screen reader reads its text in the cell,
/// which would otherwise be empty.
void setInCell(QTreeWidgetItem& item, int column, QComboBox* choice);

} // namespace nidus::ui
