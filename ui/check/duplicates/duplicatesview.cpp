// SPDX-License-Identifier: Apache-2.0
#include "ui/check/duplicates/duplicatesview.h"

#include "core/findings/catalog/catalog.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/rowtables.h"

#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Shows the line numbers for which there is room.
class LinesDelegate final : public QStyledItemDelegate
{
public:
    explicit LinesDelegate(const DuplicatesModel& model, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model)
    {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QStyle& style = *option->widget->style();
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option->widget) + 1;
        option->text =
            fittingLines(m_model, index.row(), option->fontMetrics, option->rect.width() - 2 * margin);
    }

private:
    const DuplicatesModel& m_model;
};

} // namespace

QString fittingLines(const DuplicatesModel& model, int urn, const QFontMetrics& font, int room)
{
    for (std::size_t most = DuplicatesModel::kMostLines; most > 0; --most) {
        const QString text = model.linesText(urn, most);
        if (font.horizontalAdvance(text) <= room)
            return text;
    }
    return u"…"_s;
}

DuplicatesView::DuplicatesView(QWidget* parent)
    : QWidget(parent), m_model(new DuplicatesModel(this)), m_found(new QLabel), m_table(new QTreeView)
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Duplicate URNs"));
    m_table->setRootIsDecorated(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // many begin alike
    m_table->setItemDelegateForColumn(DuplicatesModel::Lines, new LinesDelegate(*m_model, m_table));
    showRows(*m_table);
    new ColumnFit(*m_table);
    inColumn(this, {.margins = QMargins(0, 8, 0, 0)}, {m_found, {m_table, 1}});
    m_found->setWordWrap(true);
    connect(m_table, &QTreeView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT rowWanted(m_model->firstRow(index.row())); });
    clear();
}

void DuplicatesView::clear()
{
    m_job.abandon();
    m_waiting.reset();
    m_model->clear();
    m_found->setText(tr("Duplicate URNs appear here when the check has ended."));
}

void DuplicatesView::setChecked(const DuplicateSearch& search, Among among)
{
    m_among = among;
    m_waiting = search;
    if (isVisible())
        look();
}

void DuplicatesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    look();
}

void DuplicatesView::look()
{
    if (!m_waiting)
        return;
    const DuplicateSearch search = *std::exchange(m_waiting, std::nullopt);
    m_found->setText(tr("Searching for duplicate URNs…"));
    using Found = base::Result<std::shared_ptr<const DuplicateRows>>;
    m_job.submit(search, duplicateRowsIn, [this, search](const Found& found) {
        if (!found)
            return m_found->setText(findings::describe(found.error()));
        m_model->show(search, *found);
        showFound(*found);
    });
}

void DuplicatesView::showFound(const std::shared_ptr<const DuplicateRows>& found)
{
    const auto count = static_cast<int>(found->size());
    m_found->setText(count == 0 && m_among == Among::FilteredLines
                         ? tr("No duplicate URNs among the lines that pass the filter.")
                     : count == 0
                         ? tr("No duplicate URNs.")
                         : tr("%Ln URN(s) with duplicates, possibly written differently. Press Return to "
                              "show the first line of a URN.",
                              nullptr, count));
    if (count > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

} // namespace nidus::ui
