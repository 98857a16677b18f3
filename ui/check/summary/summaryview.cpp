// SPDX-License-Identifier: Apache-2.0
#include "ui/check/summary/summaryview.h"

#include "ui/check/summary/summarychart.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/rowtables.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <algorithm>

namespace nidus::ui {

namespace {

/// Makes rows as high as those of the table of lines.
class RowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), option.fontMetrics.height() + 8};
    }
};

} // namespace

SummaryView::SummaryView(QWidget* parent)
    : QWidget(parent),
      m_model(new SummaryModel(this)),
      m_table(new QTreeView),
      m_onlyUnregistered(new QCheckBox(tr("Only NIDs that are not registered"))),
      m_hint(new QLabel),
      m_makeDraft(new QPushButton(tr("Make Draft from These Names")))
{
    setUpTable();
    m_makeDraft->setToolTip(tr("Guesses a grammar from the names of this NID and makes a draft with it"));
    m_hint->setWordWrap(true);
    auto* row = inRow(nullptr, {}, {m_onlyUnregistered, {m_hint, 1}, m_makeDraft});
    inColumn(this, {.margins = QMargins(0, 8, 0, 0)}, {new SummaryChart(*m_model), {m_table, 1}, row});
    connect(m_onlyUnregistered, &QCheckBox::toggled, this, [this](bool only) {
        m_model->setWhich(only ? SummaryModel::Which::Unregistered : SummaryModel::Which::All);
    });
    connect(m_model, &SummaryModel::modelReset, this, &SummaryView::updateButton);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SummaryView::updateButton);
    connect(m_makeDraft, &QPushButton::clicked, this, &SummaryView::requestDraft);
    connect(m_table, &QTreeView::activated, this, &SummaryView::requestLines);
    updateButton();
}

void SummaryView::requestLines(const QModelIndex& index)
{
    const std::optional<ReasonFilter> reason = m_model->reasonAt(index);
    if (!reason)
        return;
    const QString nid = m_model->countsAt(index)->label();
    const QString sentence = index.siblingAtColumn(SummaryModel::Name).data().toString();
    //: the filter of lines: %1 is a NID, %2 a sentence about what is wrong
    Q_EMIT linesWanted(*reason, reason->code.empty() ? nid : tr("%1: %2").arg(nid, sentence));
}

void SummaryView::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RowDelegate(m_table));
    m_table->setAccessibleName(tr("Summary by NID"));
    m_table->setToolTip(tr("Press Return or double-click to show the lines of a row"));
    m_table->setExpandsOnDoubleClick(false);
    showRows(*m_table);
    new ColumnFit(*m_table);
}

void SummaryView::setCounts(std::vector<report::NidCounts> counts)
{
    m_model->setCounts(std::move(counts));
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

void SummaryView::updateButton()
{
    const report::NidCounts* current = m_model->countsAt(m_table->currentIndex());
    const bool canDraft = current != nullptr && current->of(check::Verdict::Unregistered) > 0 &&
                          !current->nid.empty() && current->nid != report::kOtherNids;
    m_makeDraft->setEnabled(canDraft);
    m_hint->setText(canDraft ? tr("“%1” is not registered.").arg(current->label()) : QString());
}

void SummaryView::requestDraft()
{
    if (const report::NidCounts* current = m_model->countsAt(m_table->currentIndex()))
        Q_EMIT draftRequested(QString::fromStdString(current->nid));
}

} // namespace nidus::ui
