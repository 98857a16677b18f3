// SPDX-License-Identifier: Apache-2.0
#include "ui/check/resultview.h"

#include "ui/check/checkdelegate.h"
#include "ui/check/countbar.h"
#include "ui/check/detailpane.h"
#include "ui/check/summaryview.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

const auto kColumnsKey = u"check/columns"_s;
const auto kSplitterKey = u"check/splitter"_s;

} // namespace

ResultView::ResultView(QAction* copy, QAction* copyCanonical, QWidget* parent)
    : QWidget(parent),
      m_model(new CheckModel(this)),
      m_counts(new CountBar),
      m_table(new QTableView),
      m_detail(new DetailPane(copyCanonical)),
      m_splitter(new QSplitter(Qt::Vertical)),
      m_summary(new SummaryView),
      m_tabs(new QTabWidget)
{
    setUpTable();
    m_table->addActions({copy, copyCanonical});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_detail);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({3, 1}); // the detail pane starts at its least height
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_counts);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Lines and summary"));
    m_tabs->addTab(m_splitter, tr("&Lines"));
    m_tabs->addTab(m_summary, tr("Summar&y"));
    layout->addWidget(m_tabs, 1);
    connect(m_summary, &SummaryView::draftRequested, this, &ResultView::draftRequested);
    connect(m_counts, &CountBar::filterChanged, this, [this] { applyFilter(m_model->chosen()); });
    connect(m_counts, &CountBar::wordsChanged, this, &ResultView::searchWords);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ResultView::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ResultView::selectionChanged);
    showCurrent();
}

void ResultView::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CheckDelegate(m_table));
    m_table->setAccessibleName(tr("Checked lines"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const int rowHeight = std::max(m_table->fontMetrics().height() + 8, m_table->iconSize().height() + 4);
    m_table->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setStretchLastSection(true);
    const int character = m_table->fontMetrics().averageCharWidth();
    header->resizeSection(CheckModel::Line, character * 12);
    header->resizeSection(CheckModel::VerdictColumn, character * 20);
    header->resizeSection(CheckModel::Nid, character * 16);
    header->resizeSection(CheckModel::Urn, character * 60);
}

void ResultView::start(const CheckTask& task)
{
    const CheckInput& before = m_model->task().input;
    if (task.input.path != before.path || task.input.bytes != before.bytes)
        m_counts->clearFilter();
    m_counts->setCounts({});
    m_model->start(task);
    m_summary->setCounts({}, task.checker);
    showCurrent();
}

void ResultView::add(const CheckNews& news)
{
    m_counts->setCounts(news.counts);
    m_model->append(news.blocks);
    if (news.summary)
        m_summary->setCounts(*news.summary, m_model->task().checker);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        makeCurrent(0);
}

void ResultView::finish()
{
    if (m_model->chosen())
        searchWords();
}

void ResultView::searchWords()
{
    m_search.abandon();
    const QByteArray words = m_counts->words();
    if (words.isEmpty())
        return applyFilter(nullptr);
    m_counts->showFound(std::nullopt);
    m_search.submit(WordSearch{m_model->rows(), m_model->task().input, words}, rowsWithWords,
                    [this](const ChosenRows& found) {
                        if (!found)
                            return;
                        m_counts->showFound(found->size());
                        applyFilter(found);
                    });
}

void ResultView::applyFilter(const ChosenRows& chosen)
{
    const QModelIndex current = m_table->currentIndex();
    const std::size_t row = current.isValid() ? m_model->rowIndex(current.row()) : 0;
    m_model->setFilter(m_counts->filter(), chosen);
    if (m_model->rowCount() > 0)
        makeCurrent(std::max(0, m_model->shownRow(row)));
    showCurrent();
}

void ResultView::findWords()
{
    m_tabs->setCurrentWidget(m_splitter);
    m_counts->focusWords();
}

void ResultView::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    m_tabs->setCurrentWidget(m_splitter);
    const QModelIndex current = m_table->currentIndex();
    makeCurrent(current.isValid() ? (current.row() + by + rows) % rows : 0);
}

void ResultView::makeCurrent(int shownRow)
{
    const QModelIndex index = m_model->index(shownRow, 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                          QItemSelectionModel::Rows);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void ResultView::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_detail->showHint(tr("Select a line to see where it fails and what was expected there."));
    } else if (const std::optional<QByteArray> text = m_model->text(current.row())) {
        m_detail->showUrn(m_model->rows().at(m_model->rowIndex(current.row())), *text,
                          m_model->task().checker);
    } else {
        m_detail->showHint(
            tr("The file has changed or is gone since it was checked. Check it again to see this line."));
    }
    Q_EMIT selectionChanged();
}

bool ResultView::hasSelection() const
{
    return m_table->selectionModel()->hasSelection();
}

int ResultView::selectedCount() const
{
    int count = 0;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        count += range.height();
    return count;
}

std::vector<std::size_t> ResultView::selectedRows(std::size_t limit) const
{
    QList<QItemSelectionRange> ranges = m_table->selectionModel()->selection();
    std::ranges::sort(ranges, {}, &QItemSelectionRange::top);
    std::vector<std::size_t> rows;
    for (const QItemSelectionRange& range : ranges) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < limit; ++row)
            rows.push_back(m_model->rowIndex(row));
    }
    return rows;
}

QString ResultView::canonicalUrn() const
{
    return m_detail->canonicalUrn();
}

void ResultView::restoreLayout(const QSettings& settings)
{
    m_table->horizontalHeader()->restoreState(settings.value(kColumnsKey).toByteArray());
    m_splitter->restoreState(settings.value(kSplitterKey).toByteArray());
    // What was stored may be from another version, or damaged.
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_splitter->setOrientation(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
}

void ResultView::saveLayout(QSettings& settings) const
{
    settings.setValue(kColumnsKey, m_table->horizontalHeader()->saveState());
    settings.setValue(kSplitterKey, m_splitter->saveState());
}

} // namespace nidus
