// SPDX-License-Identifier: Apache-2.0
#include "ui/check/duplicates/repetitionview.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace nidus::ui {

RepetitionView::RepetitionView(QWidget* parent)
    : QWidget(parent), m_model(new RepetitionModel(this)), m_found(new QLabel), m_table(new QTreeView)
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("URNs that come again"));
    m_table->setRootIsDecorated(false);
    m_table->setAlternatingRowColors(true);
    m_table->setUniformRowHeights(true);
    m_table->setTabKeyNavigation(false);
    m_table->setAllColumnsShowFocus(true);
    const int character = m_table->fontMetrics().averageCharWidth();
    m_table->header()->resizeSection(RepetitionModel::Urn, character * 60);
    m_table->header()->resizeSection(
        RepetitionModel::Times,
        std::max(character * 10, m_table->header()->sectionSizeHint(RepetitionModel::Times)));
    m_found->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->addWidget(m_found);
    layout->addWidget(m_table, 1);
    connect(m_table, &QTreeView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT rowWanted(m_model->firstRow(index.row())); });
    clear();
}

void RepetitionView::clear()
{
    m_job.abandon();
    m_waiting.reset();
    m_model->clear();
    m_found->setText(tr("URNs that come again are looked for when the check has ended."));
}

void RepetitionView::setChecked(const RepetitionSearch& search)
{
    m_waiting = search;
    if (isVisible())
        look();
}

void RepetitionView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    look();
}

void RepetitionView::look()
{
    if (!m_waiting)
        return;
    const RepetitionSearch search = *std::exchange(m_waiting, std::nullopt);
    m_found->setText(tr("Looking for URNs that come again…"));
    m_job.submit(search, repetitionsIn, [this, search](const std::shared_ptr<const Repetitions>& found) {
        if (!found)
            return;
        m_model->show(search, found);
        showFound(found);
    });
}

void RepetitionView::showFound(const std::shared_ptr<const Repetitions>& found)
{
    const auto count = static_cast<int>(found->size());
    m_found->setText(count == 0
                         ? tr("No URN comes again.")
                         : tr("%Ln URN(s) come(s) again, perhaps written otherwise. Return shows the first "
                              "line of one.",
                              nullptr, count));
    if (count > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

} // namespace nidus::ui
