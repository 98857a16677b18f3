// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingspanel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/findings/findingdelegate.h"
#include "ui/findings/findingsbar.h"
#include "ui/support/jobs/barposition.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/rowtables.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Whether two findings are the same, perhaps at another place or with another severity.
bool isAboutSame(const findings::Finding& a, const findings::Finding& b)
{
    return a.id == b.id && a.field == b.field && a.arguments == b.arguments;
}

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(this)),
      m_bar(new FindingsBar),
      m_pages(new QStackedWidget),
      m_table(new QTableView),
      m_look(new FindingDelegate(this)),
      m_empty(new QLabel),
      m_progress(makeProgress())
{
    connect(m_bar, &FindingsBar::filterChanged, m_model, &FindingsModel::setFilter);
    connect(m_bar, &FindingsBar::rankToggled, m_model, &FindingsModel::setRankShown);
    connect(m_bar, &FindingsBar::groupingChosen, m_model, &FindingsModel::setGrouping);
    connect(m_bar, &FindingsBar::scopeChosen, this, [this](bool isWholeRegistry) {
        m_look->showNamespaces(isWholeRegistry);
        m_model->setSubjects(isWholeRegistry ? QList<workflow::LintedSubject>() : QList{m_shown});
        Q_EMIT scopeChosen(isWholeRegistry);
    });
    makeTable();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(12);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    connect(m_model, &FindingsModel::modelReset, this, &FindingsPanel::updateRows);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kProgressDelay);
    connect(&m_patience, &QTimer::timeout, m_progress, &QWidget::show);

    inColumn(this, {.margins = QMargins(), .spacing = 2}, {m_bar, {m_pages, 1}, m_progress});
    showNothing();
}

QWidget* FindingsPanel::makeProgress()
{
    auto* line = new QWidget;
    m_progressText = new QLabel;
    m_progressBar = new QProgressBar;
    m_progressBar->setTextVisible(false);
    m_progressBar->setAccessibleName(tr("Progress"));
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &FindingsPanel::cancelRequested);
    inRow(line, {.margins = QMargins(12, 2, 8, 6)}, {m_progressText, {m_progressBar, 1}, cancel});
    line->hide();
    return line;
}

void FindingsPanel::makeTable()
{
    m_model->sort(FindingsModel::Rank);
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_look);
    m_table->setAccessibleName(tr("Findings"));
    showRows(*m_table);
    m_table->setWordWrap(true);                                       // sizes of rows depend on their width
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // those below may get another height
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &FindingsPanel::sizeRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(FindingsModel::Message, QHeaderView::Stretch);
    for (const int column : {FindingsModel::Rank, FindingsModel::Field, FindingsModel::Rule,
                             FindingsModel::Namespace}) // a row shows them with the message
        m_table->setColumnHidden(column, true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { revealRow(index.row()); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (QGuiApplication::keyboardModifiers() == Qt::NoModifier) // otherwise several are selected
            revealRow(index.row());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FindingsPanel::currentChanged);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        sizeRows();
    return QWidget::eventFilter(watched, event);
}

/// Makes each row in sight as high as its message needs. A list of the whole registry may have many thousand.
void FindingsPanel::sizeRows()
{
    const int bottom = m_table->viewport()->height();
    for (int row = std::max(m_table->rowAt(0), 0); row < m_model->rowCount(); ++row) {
        if (m_table->rowViewportPosition(row) > bottom)
            break;
        m_table->resizeRowToContents(row);
    }
}

void FindingsPanel::setActions(const QList<QAction*>& actions)
{
    m_table->addActions(actions);
    m_bar->setActions(actions);
}

void FindingsPanel::showFindings(const workflow::LintedSubject& subject)
{
    m_hasSubject = true;
    const bool isSame = std::exchange(m_handle, subject.handle) == subject.handle;
    m_shown = subject;
    m_shown.handle.clear();
    if (isWholeRegistry())
        return;
    const std::optional<findings::Finding> kept =
        isSame && currentFinding() ? std::optional(*currentFinding()) : std::nullopt;
    int row = isSame ? m_table->currentIndex().row() : -1;
    m_model->setSubjects({m_shown});
    for (int other = 0; kept && other < m_model->rowCount(); ++other) {
        if (!m_model->isHeading(other) && isAboutSame(m_model->findingAt(other), *kept))
            row = other; // others before it may be fixed
    }
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, FindingsModel::Message));
}

void FindingsPanel::showNothing()
{
    m_hasSubject = false;
    m_shown = {};
    if (!isWholeRegistry())
        m_model->setSubjects({});
}

void FindingsPanel::showRegistry(const QList<workflow::LintedSubject>& subjects)
{
    m_model->setSubjects(subjects);
}

void FindingsPanel::showProgress(base::Progress progress)
{
    if (m_progress->isHidden() && !m_patience.isActive())
        m_patience.start();
    m_progressText->setText(tr("%1 of %2 registrations and drafts")
                                .arg(locale().toString(qulonglong(progress.done)),
                                     locale().toString(qulonglong(progress.total))));
    const BarPosition position = barPosition(progress);
    m_progressBar->setMaximum(position.maximum);
    m_progressBar->setValue(position.value);
}

void FindingsPanel::hideProgress()
{
    m_patience.stop();
    m_progress->hide();
}

bool FindingsPanel::isWholeRegistry() const { return m_bar->isWholeRegistry(); }

int FindingsPanel::currentRow() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() && !m_model->isHeading(row) ? row : -1;
}

const findings::Finding* FindingsPanel::currentFinding() const
{
    const int row = currentRow();
    return row < 0 ? nullptr : &m_model->findingAt(row);
}

void FindingsPanel::setHasRequirements(bool hasRequirements)
{
    if (std::exchange(m_hasRequirements, hasRequirements) != hasRequirements)
        updateRows();
}

void FindingsPanel::updateRows()
{
    m_bar->showCounts(*m_model);
    sizeRows();
    m_pages->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_table) : m_empty);
    if (!m_hasSubject && !isWholeRegistry())
        m_empty->setText(tr("Findings about a template appear here. Select an entry in the list."));
    else if (m_model->totalCount() > 0 && !m_bar->filterText().isEmpty())
        m_empty->setText(tr("No findings contain “%1”.").arg(m_bar->filterText()));
    else if (m_model->totalCount() > 0)
        m_empty->setText(tr("All findings are hidden by severity. Use the buttons above to show them."));
    else if (m_model->countOf(FindingRank::Accepted) > 0)
        m_empty->setText(tr("No findings except accepted ones."));
    else if (m_hasRequirements && !isWholeRegistry())
        m_empty->setText(
            tr("No findings. The next step has other requirements, such as answers to the questions "
               "of the review; its button lists them."));
    else
        m_empty->setText(tr("No findings."));
}

void FindingsPanel::revealRow(int row)
{
    if (m_model->isHeading(row))
        return;
    if (const QString handle = m_model->subjectAt(row).handle; !handle.isEmpty())
        Q_EMIT revealElsewhereRequested(handle, m_model->findingAt(row));
    else
        Q_EMIT revealRequested(m_model->findingAt(row));
}

void FindingsPanel::step(int step)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int current = m_table->currentIndex().row();
    int next = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    while (m_model->isHeading(next)) // every heading has findings below it
        next = (next + step + count) % count;
    m_table->setCurrentIndex(m_model->index(next, FindingsModel::Message));
    revealRow(next);
}

void FindingsPanel::copySelected() const
{
    const QString nid = findings::visibleText(m_shown.about.text(registration::TemplateField::Nid));
    QStringList lines;
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : std::as_const(rows)) {
        QStringList cells;
        for (int column = 0; column < FindingsModel::ColumnCount; ++column) {
            const bool isNid = column == FindingsModel::Namespace && !isWholeRegistry(); // is not shown
            cells.append(isNid ? nid : row.siblingAtColumn(column).data().toString());
        }
        lines.append(cells.join(u'\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace nidus::ui
