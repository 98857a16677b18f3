// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/resultview.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/report/summary/checksummary.h"
#include "ui/check/comparison/changebar.h"
#include "ui/check/duplicates/duplicatesview.h"
#include "ui/check/results/checkdelegate.h"
#include "ui/check/results/countbar.h"
#include "ui/check/results/detailpane.h"
#include "ui/check/results/reasonview.h"
#include "ui/check/rows/filteredrows.h"
#include "ui/check/rows/wordsearch.h"
#include "ui/check/summary/summaryview.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/tables/sortorder.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/sidepane.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

const auto kColumnsKey = u"check/lineColumns"_s;
constexpr int kLeastTable = 530; ///< pixels of the table at the default font; a form needs more
constexpr std::size_t kArrangedAtOnce = 10'000; ///< rows at most on the GUI thread

constexpr std::array kSortKeys{std::pair{int{CheckModel::Line}, SortKey::Line},
                               std::pair{int{CheckModel::VerdictColumn}, SortKey::Verdict},
                               std::pair{int{CheckModel::Nid}, SortKey::Nid},
                               std::pair{int{CheckModel::Why}, SortKey::Reason}};

} // namespace

ResultView::ResultView(QAction* copy, QAction* copyCanonical, QWidget* parent)
    : QWidget(parent),
      m_model(new CheckModel(this)),
      m_counts(new CountBar),
      m_changeBar(new ChangeBar),
      m_table(new QTableView),
      m_nothing(new QLabel),
      m_detail(new DetailPane(copyCanonical)),
      m_summary(new SummaryView),
      m_reasons(new ReasonView),
      m_repetitions(new DuplicatesView),
      m_gone(new QPlainTextEdit),
      m_tabs(new QTabWidget),
      m_counted(new QLabel),
      m_side(new SidePane(*m_tabs, kLeastTable))
{
    setUpTable();
    QList<int> sortable;
    for (const auto& [column, key] : kSortKeys)
        sortable.append(column);
    m_table->addActions({copy, copyCanonical, newSortAction(*m_table, sortable, this)});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* layout = inColumn(this, kNoMargins, {m_counts, m_changeBar});
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Lines and summary"));
    m_tabs->addTab(m_table, tr("Lines"));
    m_tabs->addTab(m_summary, tr("Summary"));
    m_tabs->setTabVisible(m_tabs->addTab(m_reasons, tr("Changes")), false);
    m_tabs->addTab(m_repetitions, tr("Duplicates"));
    m_gone->setReadOnly(true);
    m_gone->setAccessibleName(tr("Names that no longer appear"));
    m_tabs->setTabVisible(m_tabs->addTab(m_gone, tr("Gone")), false);
    connect(m_repetitions, &DuplicatesView::rowWanted, this,
            [this](std::size_t row) { goToRow(m_origins.empty() ? row : m_origins.at(row)); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_side->setVisible(m_tabs->currentWidget() == m_table); // other tabs need the width
        computeViews();
        showCounted();
    });
    m_counted->setWordWrap(true);
    m_counted->setTextFormat(Qt::PlainText);
    m_counted->hide();
    m_side->addPane(m_detail, u"details"_s, tr("Details"), drawnIcon(u"severity-information"_s));
    layout->addLayout(inRow(nullptr, kNoGaps, {{m_tabs, 1}, m_side}), 1);
    layout->addWidget(m_counted); // below, so that no tab moves
    connect(m_table, &QTableView::activated, this, [this] { m_side->openPane(m_detail); });
    connect(m_summary, &SummaryView::draftRequested, this, &ResultView::draftRequested);
    connect(m_summary, &SummaryView::linesWanted, this, &ResultView::showReason);
    connect(m_counts, &CountBar::reasonClosed, this, [this] { showReason({}, {}); });
    connect(m_detail, &DetailPane::draftsWanted, this, &ResultView::draftsWanted);
    connect(m_counts, &CountBar::filterChanged, this, &ResultView::arrange);
    connect(m_changeBar, &ChangeBar::changed, this, &ResultView::arrange);
    connect(m_changeBar, &ChangeBar::goneWanted, this, [this] { m_tabs->setCurrentWidget(m_gone); });
    connect(m_reasons, &ReasonView::linesWanted, this, [this](const QString& code, const QString& sentence) {
        showReason(ReasonFilter{std::string(report::kOtherNids), code.toStdString()}, sentence);
    });
    connect(m_changeBar, &ChangeBar::closed, this, [this] {
        endComparison();
        arrange();
        Q_EMIT comparisonEnded();
    });
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
    showRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAlternatingRowColors(true);
    showOneLine(*m_table);
    QHeaderView* header = m_table->horizontalHeader();
    // On every repaint, the header checks for each column whether all its rows are selected.
    header->setSelectionModel(new QItemSelectionModel(m_model, header));
    header->setSectionsMovable(true);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ResultView::orderBy);
    new ColumnFit(*m_table);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_nothing->hide();
    inColumn(m_table->viewport(), {}, {m_nothing});
}

/// Says why the table is empty.
void ResultView::explainEmptyTable()
{
    const bool isEmpty = m_model->rowCount() == 0 && m_model->rows().size() > 0 && !m_isFiltering;
    m_nothing->setVisible(isEmpty);
    if (!isEmpty)
        return m_nothing->clear();
    //: %1 is a list such as: invalid, "isbn"
    m_nothing->setText(tr("No lines pass the filter: %1").arg(filterText()));
    announce(m_table, m_nothing->text());
}

void ResultView::start(const CheckTask& task)
{
    const workflow::CheckSource& before = m_model->task().input;
    if (task.input.path != before.path || task.input.bytes != before.bytes) {
        m_reason.reset();
        m_counts->clearFilter();
    }
    m_counts->setCounts({});
    m_search.abandon();
    m_arranging.abandon();
    m_filtering.abandon();
    m_isFiltering = false;
    m_isChecked = false;
    m_summaryOfAll.clear();
    endComparison();
    m_model->start(task);
    m_withWords = isSearching() ? std::make_shared<const std::vector<std::uint32_t>>() // until it has run
                                : nullptr;
    m_model->show({.filter = m_counts->filter(), .chosen = m_withWords, .order = m_order}, {}, 0);
    m_nothing->hide();
    m_summary->setCounts({});
    m_repetitions->clear();
    showCurrent();
}

void ResultView::add(const CheckProgressUpdate& news)
{
    m_counts->setCounts(news.counts);
    m_model->append(news.blocks);
    if (news.summary)
        m_summaryOfAll = *news.summary;
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        makeCurrent(0);
}

void ResultView::finish()
{
    m_isChecked = true;
    updateViews();
    explainEmptyTable();
    if (isSearching())
        searchWords();
    else if (m_order != RowOrder())
        arrange();
}

void ResultView::searchWords()
{
    m_search.abandon();
    if (!isSearching()) {
        m_withWords = nullptr;
        return arrange();
    }
    m_counts->showFound(std::nullopt);
    m_isFiltering = true;
    m_search.submit(WordSearch{m_model->rows(), m_model->task(), m_counts->words(), m_reason}, rowsWithWords,
                    [this](const ChosenRows& found) {
                        if (!found)
                            return endFiltering();
                        m_withWords = found;
                        arrange();
                    });
}

bool ResultView::isSearching() const { return m_reason || !m_counts->words().isEmpty(); }

void ResultView::showReason(const std::optional<ReasonFilter>& reason, const QString& title)
{
    m_reason = reason;
    m_counts->showReason(title);
    if (reason)
        m_tabs->setCurrentWidget(m_table);
    searchWords();
}

void ResultView::orderBy(int column, Qt::SortOrder order)
{
    const auto* const key = std::ranges::find(kSortKeys, column, &std::pair<int, SortKey>::first);
    QHeaderView* const header = m_table->horizontalHeader();
    if (key == kSortKeys.end()) { // not sortable: texts are not in memory
        const QSignalBlocker quiet(header);
        const auto* const shown = std::ranges::find(kSortKeys, m_order.key, &std::pair<int, SortKey>::second);
        header->setSortIndicator(shown->first,
                                 m_order.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
        return;
    }
    m_order = {.key = key->second, .isDescending = order == Qt::DescendingOrder};
    describeOrder(*m_table);
    arrange();
}

void ResultView::arrange()
{
    m_arranging.abandon();
    const std::optional<batch::NameChange> change = m_changeBar->change();
    const ArrangementTask task{
        .rows = m_model->rows(),
        .input = m_model->task().input,
        .wanted = {.filter = m_counts->filter(),
                   .chosen = rowsInBoth(m_withWords,
                                        change ? m_changed[static_cast<std::size_t>(*change)] : nullptr),
                   .order = m_order}};
    if (task.wanted == m_model->arrangement() && task.wanted.order == RowOrder())
        return endFiltering();
    const std::size_t of = task.rows.size();
    if (task.wanted.isPlain() || of <= kArrangedAtOnce)
        return show(task.wanted, task.wanted.isPlain() ? std::vector<std::uint32_t>() : *arranged(task, {}),
                    of);
    m_isFiltering = true;
    // Two arrangements of all rows at once would need too much memory.
    const Arrangement& shown = m_model->arrangement();
    if (shown.filter.isAll() && !shown.chosen && !shown.isPlain())
        m_model->show({}, {}, of);
    m_arranging.submit(task, arranged,
                       [this, wanted = task.wanted, of](std::optional<std::vector<std::uint32_t>> indexes) {
                           if (indexes)
                               show(wanted, *std::move(indexes), of);
                       });
}

void ResultView::show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of)
{
    const QModelIndex current = m_table->currentIndex();
    const std::size_t row = current.isValid() ? m_model->rowIndex(current.row()) : 0;
    m_model->show(arrangement, std::move(indexes), of);
    if (isSearching() || m_changeBar->change())
        m_counts->showFound(static_cast<std::size_t>(m_model->rowCount()));
    else
        m_counts->hideFound();
    if (m_model->rowCount() > 0)
        makeCurrent(std::max(0, m_model->shownRow(row)));
    showCurrent();
    updateViews();
    endFiltering();
    if (!isSearching() && m_counts->isAncestorOf(QApplication::focusWidget()))
        announce(m_counts, tr("%L1 of %L2 lines shown.").arg(m_model->rowCount()).arg(of));
}

void ResultView::updateViews()
{
    m_filtering.abandon();
    m_areViewsOld = m_isChecked;
    computeViews();
    showCounted();
}

bool ResultView::isFiltered() const
{
    return !m_model->arrangement().filter.isAll() || m_model->arrangement().chosen;
}

/// Says what the current tab compares, or which lines it counts if the filter leaves some out.
void ResultView::showCounted()
{
    const QWidget* tab = m_tabs->currentWidget();
    const bool isComparison = tab == m_reasons || tab == m_gone;
    QString text = isComparison ? tr("Warnings are not compared.") : QString();
    if (isFiltered() && isComparison)
        text += u' ' + tr("The filter does not apply here: all lines are compared.");
    else if (isFiltered() && tab != m_table)
        //: %1 is a list such as: invalid, "isbn"
        text = tr("Only lines that pass the filter are counted: %1").arg(filterText());
    m_counted->setText(text);
    m_counted->setHidden(m_counted->text().isEmpty());
}

/// Reads the shown lines again only if a tab needs it.
void ResultView::computeViews()
{
    if (!m_areViewsOld || (isFiltered() && m_tabs->currentWidget() == m_table))
        return;
    m_areViewsOld = false;
    if (!isFiltered()) {
        m_origins.clear();
        m_summary->setCounts(m_summaryOfAll);
        return m_repetitions->setChecked({m_model->rows(), m_model->task().input, m_model->task().checker},
                                         DuplicatesView::Among::AllLines);
    }
    m_repetitions->clear();
    Arrangement shown = m_model->arrangement();
    shown.order = {};
    m_filtering.submit(ArrangementTask{m_model->rows(), m_model->task().input, shown}, filteredRows,
                       [this](const std::optional<FilteredRows>& found) {
                           if (!found)
                               return;
                           m_origins = found->origins;
                           m_summary->setCounts(found->summary);
                           m_repetitions->setChecked(
                               {found->rows, m_model->task().input, m_model->task().checker},
                               DuplicatesView::Among::FilteredLines);
                       });
}

QString ResultView::filterText() const
{
    QString text = m_counts->description();
    if (m_changeBar->change())
        text += (text.isEmpty() ? QString() : u", "_s) + tr("changes since the earlier report");
    return text;
}

void ResultView::endFiltering()
{
    const bool wasFiltering = std::exchange(m_isFiltering, false);
    explainEmptyTable();
    if (wasFiltering)
        Q_EMIT filtered();
}

void ResultView::showComparison(const RunComparison& comparison, const QString& report)
{
    m_changed = comparison.rows;
    m_changeBar->setComparison(comparison, report);
    m_reasons->setReasons(comparison.byCode);
    m_tabs->setTabVisible(m_tabs->indexOf(m_reasons), true);
    QStringList gone;
    for (const std::string& name : comparison.gone)
        gone.append(findings::visibleText(QString::fromStdString(name)));
    if (comparison.names.gone > comparison.gone.size())
        gone.append(tr("… and %L1 more").arg(comparison.names.gone - comparison.gone.size()));
    m_gone->setPlainText(gone.join(u'\n'));
    m_tabs->setTabVisible(m_tabs->indexOf(m_gone), !gone.isEmpty());
    arrange();
}

void ResultView::endComparison()
{
    m_changed = {};
    m_changeBar->clear();
    m_gone->clear();
    if (m_tabs->currentWidget() == m_reasons || m_tabs->currentWidget() == m_gone)
        m_tabs->setCurrentWidget(m_table);
    for (QWidget* view : {static_cast<QWidget*>(m_reasons), static_cast<QWidget*>(m_gone)})
        m_tabs->setTabVisible(m_tabs->indexOf(view), false);
}

void ResultView::findWords()
{
    m_tabs->setCurrentWidget(m_table);
    m_side->giveBack();
    m_counts->focusWords();
}

void ResultView::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    m_tabs->setCurrentWidget(m_table);
    m_side->giveBack();
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

void ResultView::goToRow(std::size_t row)
{
    m_tabs->setCurrentWidget(m_table);
    m_side->giveBack();
    if (m_model->shownRow(row) < 0) {
        m_reason.reset();
        m_withWords = nullptr;
        m_counts->clearFilter();
        m_search.abandon();
        m_arranging.abandon();
        m_order = {};
        const QSignalBlocker quiet(m_table->horizontalHeader());
        m_table->horizontalHeader()->setSortIndicator(CheckModel::Line, Qt::AscendingOrder);
        describeOrder(*m_table);
        show({}, {}, m_model->rows().size());
    }
    makeCurrent(m_model->shownRow(row));
    m_table->setFocus(Qt::OtherFocusReason);
}

void ResultView::setDrafts(const std::function<QString(const QString& nid)>& draftFor)
{
    m_detail->setDrafts(draftFor);
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
            tr("The file was changed or deleted after it was checked. Check it again to see this line."));
    }
    Q_EMIT selectionChanged();
}

bool ResultView::hasSelection() const { return m_table->selectionModel()->hasSelection(); }

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

QString ResultView::canonicalUrn() const { return m_detail->canonicalUrn(); }

void ResultView::restoreLayout(const QSettings& settings)
{
    m_table->horizontalHeader()->restoreState(settings.value(kColumnsKey).toByteArray());
    // The stored state may be damaged or from another version.
    QHeaderView* const header = m_table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(CheckModel::Line, Qt::AscendingOrder);
    describeOrder(*m_table);
}

void ResultView::saveLayout(QSettings& settings) const
{
    settings.setValue(kColumnsKey, m_table->horizontalHeader()->saveState());
}

} // namespace nidus::ui
