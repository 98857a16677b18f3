// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingspanel.h"

#include "ui/support/clearbutton.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus {

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(this)),
      m_title(new QLabel),
      m_filter(new QLineEdit),
      m_pages(new QStackedWidget),
      m_table(new QTableView),
      m_empty(new QLabel)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_filter->setPlaceholderText(tr("Filter findings"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    addClearButton(*m_filter);
    m_filter->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setFilter(text);
        updateEmptyState();
    });
    makeTable();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 6, 8, 2);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_filter, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_pages, 1);
    showNothing();
}

void FindingsPanel::makeTable()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Findings"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(FindingsModel::Message, QHeaderView::Stretch);
    const int character = fontMetrics().averageCharWidth();
    header->resizeSection(FindingsModel::Rank, 15 * character);
    header->resizeSection(FindingsModel::Field, 22 * character);
    header->resizeSection(FindingsModel::Rule, 24 * character);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT revealRequested(m_model->findingAt(index.row())); });

    auto* copy = new QAction(tr("Copy Findings"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &FindingsPanel::copySelected);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void FindingsPanel::showFindings(const QList<Finding>& findings, const RegistrationTemplate& about)
{
    m_hasSubject = true;
    const int row = m_table->currentIndex().row();
    m_model->setFindings(findings, about);
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, 0));
    updateEmptyState();
}

void FindingsPanel::showNothing()
{
    m_hasSubject = false;
    m_model->setFindings({}, {});
    updateEmptyState();
}

void FindingsPanel::updateEmptyState()
{
    const QString count = QString::number(m_model->totalCount());
    m_title->setText(m_model->totalCount() > 0 ? tr("Findings (%1)").arg(count) : tr("Findings"));
    m_pages->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_table) : m_empty);
    m_filter->setVisible(m_model->totalCount() > 0);
    if (!m_hasSubject)
        m_empty->setText(tr("What is to say about a template appears here."));
    else if (m_model->totalCount() > 0)
        m_empty->setText(tr("No finding contains “%1”.").arg(m_filter->text()));
    else
        m_empty->setText(tr("Nothing to report."));
}

void FindingsPanel::step(int step)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int current = m_table->currentIndex().row();
    const int next = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    m_table->setCurrentIndex(m_model->index(next, 0));
    Q_EMIT revealRequested(m_model->findingAt(next));
}

void FindingsPanel::copySelected() const
{
    QStringList lines;
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : std::as_const(rows)) {
        QStringList cells;
        for (int column = 0; column < FindingsModel::ColumnCount; ++column)
            cells.append(row.siblingAtColumn(column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void FindingsPanel::saveState(QSettings& settings) const
{
    settings.setValue("findings/header", m_table->horizontalHeader()->saveState());
}

void FindingsPanel::restoreState(const QSettings& settings)
{
    QHeaderView* header = m_table->horizontalHeader();
    const QByteArray known = header->saveState();
    header->restoreState(settings.value("findings/header").toByteArray());
    if (header->count() != FindingsModel::ColumnCount || header->hiddenSectionCount() > 0)
        header->restoreState(known);
}

} // namespace nidus
