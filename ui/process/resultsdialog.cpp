// SPDX-License-Identifier: Apache-2.0
#include "ui/process/resultsdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/icons.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Makes rows as high as their texts need in the width of their columns, which a tree does not do.
class WrappedTexts final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* table = qobject_cast<const QTreeView*>(option.widget);
        QStyleOptionViewItem cell = option;
        cell.rect = {}; // no width limits it
        const QSize whole = QStyledItemDelegate::sizeHint(cell, index);
        if (!table)
            return whole;
        cell.rect.setSize({table->columnWidth(index.column()), whole.height()});
        return {whole.width(), std::max(whole.height(), QStyledItemDelegate::sizeHint(cell, index).height())};
    }
};

} // namespace

int ResultsDialog::refusedCount(const QList<Result>& results)
{
    return static_cast<int>(std::ranges::count(results, false, &Result::passed));
}

ResultsDialog::ResultsDialog(const QString& title, const QString& intro, const QList<Result>& results,
                             QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(title);
    auto* summary = new QLabel(intro);
    summary->setWordWrap(true);
    m_list->setHeaderLabels({tr("Draft"), tr("Result")});
    m_list->setAccessibleName(title);
    m_list->setWordWrap(true);
    m_list->setRootIsDecorated(false);
    for (const bool isPassed : {false, true}) {
        for (const Result& result : results) {
            if (result.passed == isPassed)
                add(result);
        }
    }
    m_list->setItemDelegate(new WrappedTexts(m_list));
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, [this] { m_list->doItemsLayout(); });
    new ColumnFit(*m_list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        Q_EMIT opened(item->data(0, Qt::UserRole).toString());
        close();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {summary, {m_list, 1}, buttons});
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ResultsDialog::add(const Result& result)
{
    QStringList lines = result.text.split(u'\n');
    for (QString& line : lines)
        line = findings::visibleText(line);
    auto* item = new QTreeWidgetItem(m_list, {findings::visibleText(result.name), lines.join(u'\n')});
    item->setIcon(0, drawnIcon(result.passed ? u"valid"_s : u"severity-error"_s));
    item->setToolTip(1, plainToolTip(result.text));
    item->setData(0, Qt::UserRole, result.handle);
}

} // namespace nidus::ui
