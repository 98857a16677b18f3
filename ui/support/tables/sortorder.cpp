// SPDX-License-Identifier: Apache-2.0
#include "ui/support/tables/sortorder.h"

#include "ui/support/widgets/announcement.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <tuple>

namespace nidus::ui {

namespace {

struct OrderTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::SortOrder)
};

QString columnTitle(const QTableView& table, int column)
{
    return table.model()->headerData(column, Qt::Horizontal).toString();
}

} // namespace

void describeOrder(QTableView& table)
{
    const QHeaderView& header = *table.horizontalHeader();
    const QString order = header.sortIndicatorOrder() == Qt::AscendingOrder
                              ? OrderTexts::tr("Sorted by %1, ascending")
                              : OrderTexts::tr("Sorted by %1, descending");
    const bool isShown = !header.isHidden() && header.isSortIndicatorShown();
    std::ignore =
        describe(&table, isShown ? order.arg(columnTitle(table, header.sortIndicatorSection())) : QString());
}

QAction* newSortAction(QTableView& table, const QList<int>& columns, QObject* parent)
{
    auto* menu = new QMenu(&table);
    for (const int column : columns) {
        menu->addAction(columnTitle(table, column), &table, [header = table.horizontalHeader(), column] {
            const bool isAgain = header->sortIndicatorSection() == column &&
                                 header->sortIndicatorOrder() == Qt::AscendingOrder;
            header->setSortIndicator(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    }
    auto* action = new QAction(OrderTexts::tr("&Sort By"), parent);
    action->setMenu(menu);
    return action;
}

} // namespace nidus::ui
