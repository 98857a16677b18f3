// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/cellchoice.h"

#include <QComboBox>
#include <QTreeWidget>

namespace nidus::ui {

void setInCell(QTreeWidgetItem& item, int column, QComboBox* choice)
{
    const auto copy = [&item, column, choice] {
        item.setData(column, Qt::AccessibleTextRole,
                     choice->currentIndex() < 0 ? choice->placeholderText() : choice->currentText());
    };
    item.treeWidget()->setItemWidget(&item, column, choice);
    QObject::connect(choice, &QComboBox::currentIndexChanged, choice, copy);
    copy();
}

} // namespace nidus::ui
