// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/reasonview.h"

#include "core/findings/text/reasongroups.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/rowtables.h"

#include <QHeaderView>
#include <QLocale>
#include <algorithm>

namespace nidus::ui {

ReasonView::ReasonView(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderLabels({tr("Reason"), tr("New"), tr("Remaining"), tr("Fixed"), tr("Gone")});
    setAccessibleName(tr("Changes by reason"));
    setRootIsDecorated(false);
    showRows(*this);
    for (int column = 1; column < columnCount(); ++column)
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    setToolTip(tr("Press Return or double-click to show the lines of a row"));
    new ColumnFit(*this);
    connect(this, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem* item) { Q_EMIT linesWanted(item->toolTip(0), item->text(0)); });
}

void ReasonView::setReasons(const std::vector<batch::CodeChanges>& reasons)
{
    clear();
    for (const batch::CodeChanges& changes : reasons) {
        const auto number = [this](std::uint64_t count) {
            return locale().toString(static_cast<qulonglong>(count));
        };
        const QString code = QString::fromStdString(changes.code);
        auto* item = new QTreeWidgetItem(this, {findings::groupSentence(code), number(changes.names.fresh),
                                                number(changes.names.still), number(changes.names.fixed),
                                                number(changes.names.gone)});
        item->setToolTip(0, code);
        for (int column = 1; column < columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    setCurrentItem(topLevelItem(0));
}

} // namespace nidus::ui
