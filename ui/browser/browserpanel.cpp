// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/browserpanel.h"

#include "ui/browser/emptylist.h"
#include "ui/browser/filterbutton.h"
#include "ui/browser/matchdelegate.h"
#include "ui/browser/namespacecounts.h"
#include "ui/browser/savedviewsmenu.h"
#include "ui/browser/selectionbar.h"
#include "ui/browser/taskbuttons.h"
#include "ui/browser/taskwords.h"
#include "ui/browser/viewbar.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/tables/sortorder.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/clearbutton.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr auto kSearchPause = std::chrono::milliseconds(60);
constexpr int kRowHeight = 44; // pixels at the default font, like the next
constexpr int kNarrowestList = 190;

/// The columns of the list alone.
constexpr std::array kAloneColumns{NamespaceModel::Nid, NamespaceModel::Task, NamespaceModel::Owner,
                                   NamespaceModel::StateColumn};

} // namespace

BrowserPanel::BrowserPanel(Search search, NamespaceModel::FoundText foundText, QWidget* parent)
    : QWidget(parent),
      m_search(std::move(search)),
      m_model(new NamespaceModel(this)),
      m_searchField(new QLineEdit),
      m_filter(new FilterButton),
      m_views(new ViewBar),
      m_savedViews(new SavedViewsMenu(
          *m_views, [this] { return SavedView{{}, own(), m_searchField->text(), m_filter->choices()}; },
          this)),
      m_look(new MatchDelegate(this)),
      m_pages(new QStackedWidget),
      m_empty(new EmptyList),
      m_selection(new SelectionBar),
      m_taskButtons(new TaskButtons)
{
    m_model->setFoundText(std::move(foundText));
    m_searchField->setPlaceholderText(tr("Search all fields"));
    m_searchField->setAccessibleName(tr("Search the registry"));
    m_searchField->addAction(themedIcon(u"edit-find"_s), QLineEdit::LeadingPosition);
    addClearButton(*m_searchField);
    m_searchField->installEventFilter(this);
    m_searchDelay.setSingleShot(true);
    m_searchDelay.setInterval(kSearchPause);
    connect(m_searchField, &QLineEdit::textChanged, &m_searchDelay, qOverload<>(&QTimer::start));
    connect(&m_searchDelay, &QTimer::timeout, this, &BrowserPanel::applySearch);
    connect(m_filter, &FilterButton::filterChanged, this, &BrowserPanel::applyFilter);
    connect(m_views, &ViewBar::viewChosen, this, [this] {
        own().view = m_views->chosen();
        if (!own().view)
            m_filter->clear(); // "All" means everything
        applyFilter();
        if (!m_isAlone && !m_current.isEmpty() && m_model->rowOf(m_current) < 0)
            choose(0); // otherwise something else would be shown beside the list
    });
    connect(m_savedViews, &SavedViewsMenu::chosen, this, &BrowserPanel::apply);
    m_pages->addWidget(makeTable());
    m_pages->addWidget(m_empty);
    connect(m_empty, &EmptyList::allWanted, this, [this] {
        showAll();
        applySearch();
    });
    connect(m_empty, &EmptyList::waitingWanted, m_views, [this] { m_views->pick(WantedDrafts::Waiting); });
    m_selection->openOver(*m_table);
    connect(m_selection, &SelectionBar::openRequested, this, [this] { Q_EMIT activated(m_current); });
    auto* head = inRow(nullptr, {.margins = QMargins(8, 8, 8, 0)}, {{m_searchField, 1}, m_filter});
    auto* views = inRow(nullptr, {.margins = QMargins(8, 0, 8, 0)}, {{m_views, 1}, m_taskButtons});
    inColumn(this, {.margins = QMargins(), .spacing = 4}, {head, views, {m_pages, 1}, m_selection});
    setAlone(false);
}

QWidget* BrowserPanel::makeTable()
{
    m_table = new QTableView;
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_look);
    showRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_fit = new ColumnFit(*m_table);
    sizeToFont();
    connectTable();
    return m_table;
}

void BrowserPanel::connectTable()
{
    // A row becomes current but not selected when Tab moves the focus to the list; that opens nothing.
    const QItemSelectionModel* selection = m_table->selectionModel();
    connect(selection, &QItemSelectionModel::currentRowChanged, this, &BrowserPanel::openCurrent);
    connect(selection, &QItemSelectionModel::selectionChanged, this, &BrowserPanel::openCurrent);
    connect(selection, &QItemSelectionModel::selectionChanged, this, &BrowserPanel::updateSelection);
    connect(m_table, &QTableView::clicked, this, &BrowserPanel::clicked);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT activated(index.data(NamespaceModel::HandleRole).toString());
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &BrowserPanel::sortBy);
}

void BrowserPanel::setAlone(bool isAlone)
{
    if (std::exchange(m_isAlone, isAlone) != isAlone) // a word searched for there is not seen here
        m_searchField->setText(std::exchange(m_otherSearch, m_searchField->text()));
    m_look->setAlone(isAlone);
    m_table->setContextMenuPolicy(isAlone ? Qt::CustomContextMenu : Qt::ActionsContextMenu); // openOver()
    m_table->setAccessibleName(isAlone ? tr("Open tasks") : tr("Namespaces"));
    m_table->horizontalHeader()->setVisible(isAlone);
    m_taskButtons->setVisible(isAlone);
    arrangeColumns();
    useOwnView();
}

void BrowserPanel::useOwnView()
{
    m_views->choose(own().view);
    m_model->sort(own().sortColumn, own().sortOrder);
    m_table->horizontalHeader()->setSortIndicatorShown(m_isAlone);
    m_table->horizontalHeader()->setSortIndicator(own().sortColumn, own().sortOrder);
    describeOrder(*m_table);
    applyFilter();
}

void BrowserPanel::setRegistry(const QString& path) { m_savedViews->open(path); }

void BrowserPanel::apply(const SavedView& view)
{
    own() = view.arrangement;
    m_filter->setChoices(view.filter);
    m_searchField->setText(view.search);
    useOwnView();
    applySearch();
}

/// Beside a detail, one column has everything; see MatchDelegate.
void BrowserPanel::arrangeColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column < NamespaceModel::ColumnCount; ++column) {
        const bool isShown = m_isAlone ? std::ranges::find(kAloneColumns, column) != kAloneColumns.end()
                                       : column == NamespaceModel::Nid;
        header->setSectionHidden(column, !isShown);
    }
    header->setSectionResizeMode(m_isAlone ? QHeaderView::Interactive : QHeaderView::Stretch);
    // In their order on screen, the task is next to the NID, and the people before the state.
    header->moveSection(header->visualIndex(NamespaceModel::Task),
                        header->visualIndex(NamespaceModel::Nid) + 1);
    header->moveSection(header->visualIndex(NamespaceModel::StateColumn), NamespaceModel::ColumnCount - 1);
    m_fit->renew();
}

QSize BrowserPanel::minimumSizeHint() const
{
    const QSize needed = QWidget::minimumSizeHint();
    return {std::max(needed.width(), grown(kNarrowestList, *this)), needed.height()};
}

void BrowserPanel::sizeToFont() { fixRowHeight(*m_table, grown(kRowHeight, *this)); }

void BrowserPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeToFont();
}

QAction* BrowserPanel::newSortAction()
{
    auto* menu = new QMenu(this);
    for (int column = 0; column < NamespaceModel::Reason; ++column) {
        const QString name = m_model->headerData(column, Qt::Horizontal).toString();
        menu->addAction(name, this, [this, column] { sortBy(column); });
    }
    auto* action = new QAction(tr("&Sort By"), this);
    action->setMenu(menu);
    return action;
}

void BrowserPanel::sortBy(int column)
{
    const bool isAgain = own().sortColumn == column && own().sortOrder == Qt::AscendingOrder;
    const Qt::SortOrder order = isAgain ? Qt::DescendingOrder : Qt::AscendingOrder;
    own().sortColumn = column;
    own().sortOrder = order;
    m_model->sort(column, order);
    m_table->horizontalHeader()->setSortIndicator(column, order);
    describeOrder(*m_table);
}

void BrowserPanel::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (m_isRestoring || !current.isValid() || !m_table->selectionModel()->isSelected(current))
        return;
    m_current = current.data(NamespaceModel::HandleRole).toString();
    Q_EMIT currentChanged(m_current);
}

void BrowserPanel::setBeginnings(const QList<QAction*>& actions) { m_empty->setBeginnings(actions); }

void BrowserPanel::setSummaries(const QList<storage::RegistrySummary>& summaries)
{
    m_summaries = summaries;
    m_filter->setPeople(summaries);
    beforeChange();
    showMatches();
    m_model->setSummaries(summaries);
    updateViewCounts();
    afterChange();
}

void BrowserPanel::setTasks(const QList<workflow::TaskItem>& tasks,
                            const QList<workflow::EndedEntries>& ended)
{
    beforeChange();
    m_model->setTasks(tasks);
    updateViewCounts();
    afterChange();
    m_taskButtons->show(tasks, ended);
}

void BrowserPanel::updateViewCounts()
{
    for (const WantedDrafts view : ViewBar::counted())
        m_views->setCount(view, m_model->countOf(view, QDate::currentDate()));
    Q_EMIT ownWorkChanged(m_model->countOf(WantedDrafts::Mine, {}), taskCounts(m_model->ownTasks()));
}

void BrowserPanel::setFindingCounts(const QHash<QString, FindingCounts>& counts)
{
    if (!m_filter->filter().findings)
        return m_model->setFindingCounts(counts);
    beforeChange();
    m_model->setFindingCounts(counts);
    afterChange();
}

void BrowserPanel::setDepartures(const QHash<QString, QString>& dates)
{
    beforeChange();
    m_model->setDepartures(dates);
    afterChange();
}

QStringList BrowserPanel::handlesInSight() const
{
    constexpr int kUnknownRows = 50;
    const int first = std::max(m_table->rowAt(0), 0);
    const int last = m_table->rowAt(m_table->viewport()->height() - 1);
    const int end = std::min(last < 0 ? first + kUnknownRows : last + 1, m_model->rowCount());
    QStringList handles;
    for (int row = first; row < end; ++row)
        handles.append(m_model->summaryAt(row).handle);
    return handles;
}

void BrowserPanel::showCounting(base::Progress progress)
{
    m_counting = progress;
    updateCounts();
}

QStringList BrowserPanel::selectedHandles() const
{
    QStringList handles;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows)
        handles.append(row.data(NamespaceModel::HandleRole).toString());
    return handles;
}

void BrowserPanel::select(const QString& handle)
{
    if (m_model->rowOf(handle) < 0)
        showAll();
    const int row = m_model->rowOf(handle);
    if (row < 0)
        return;
    choose(row);
    m_table->scrollTo(m_model->index(row, 0));
}

void BrowserPanel::selectNothing()
{
    m_current.clear();
    m_table->selectionModel()->clear();
}

void BrowserPanel::forget()
{
    m_otherSearch.clear();
    m_searchField->clear();
    selectNothing();
}

/// Selects only this row, whatever modifier key is pressed.
void BrowserPanel::choose(int row)
{
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::ClearAndSelect |
                                                                           QItemSelectionModel::Rows);
}

void BrowserPanel::focusList()
{
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        choose(0);
    m_table->setFocus(Qt::OtherFocusReason);
}

void BrowserPanel::focusSearch()
{
    Q_EMIT searchFocused();
    m_searchField->setFocus(Qt::ShortcutFocusReason);
    m_searchField->selectAll();
}

void BrowserPanel::step(int by)
{
    if (m_model->rowCount() == 0)
        return;
    const int from = m_model->rowOf(m_current);
    const int row = from < 0 ? (by > 0 ? 0 : m_model->rowCount() - 1) : from + by;
    choose(std::clamp(row, 0, m_model->rowCount() - 1));
    m_table->scrollTo(m_table->currentIndex());
}

void BrowserPanel::applySearch()
{
    applyFilter();
    announce(m_searchField, m_model->rowCount() > 0 ? foundText(m_model->rowCount()) : m_empty->reason());
}

void BrowserPanel::showMatches()
{
    const QString term = m_searchField->text();
    m_model->setMatches(term.isEmpty() ? std::nullopt : m_search(term), term);
}

void BrowserPanel::applyFilter()
{
    m_searchDelay.stop();
    beforeChange();
    showMatches();
    NamespaceFilter filter = m_filter->filter();
    filter.drafts = m_isAlone ? own().view.value_or(WantedDrafts::Open) : own().view;
    filter.today = QDate::currentDate();
    m_model->setFilter(filter);
    afterChange();
}

void BrowserPanel::showAll()
{
    m_searchField->clear();
    m_views->pick({});
    applyFilter();
}

void BrowserPanel::beforeChange()
{
    const QStringList selected = selectedHandles();
    m_kept = QSet<QString>(selected.cbegin(), selected.cend());
    m_isRestoring = true;
}

void BrowserPanel::selectAgain()
{
    const int current = m_model->rowOf(m_current);
    if (current < 0)
        return;
    choose(current);
    if (m_kept.size() > 1) {
        QItemSelection rows;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_kept.contains(m_model->summaryAt(row).handle))
                rows.select(m_model->index(row, 0), m_model->index(row, 0));
        }
        m_table->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_table->scrollTo(m_model->index(current, 0));
}

void BrowserPanel::afterChange()
{
    m_pages->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
    if (!m_searchField->text().isEmpty())
        m_empty->showHidden(tr("No entries contain “%1”.").arg(m_searchField->text()));
    else if (own().view && m_filter->filter() == NamespaceFilter())
        m_empty->showHidden(m_views->emptyText(), m_views->waiting());
    else if (own().view || m_filter->filter() != NamespaceFilter())
        m_empty->showHidden(tr("No entries match the filter."));
    else
        m_empty->showNothing(
            m_isAlone ? tr("No open tasks.\nDrafts appear here, with what to do next. New work begins on "
                           "the Start page.")
                      : tr("No entries yet. New work begins on the Start page."));
    selectAgain();
    m_isRestoring = false;
    updateSelection();
    updateCounts();
}

void BrowserPanel::updateSelection()
{
    const auto count = m_table->selectionModel()->selectedRows().size();
    m_selection->setCount(static_cast<int>(count));
    m_selection->setOpenOffered(m_isAlone && count == 1);
    m_selection->setVisible(count > (m_isAlone ? 0 : 1));
    Q_EMIT selectionChanged();
}

void BrowserPanel::updateCounts()
{
    const NamespaceCounts counts = countNamespaces(m_summaries);
    const qsizetype all = m_isAlone ? counts.drafts : m_model->totalCount();
    m_counts = m_model->rowCount() < all
                   ? tr("%1 of %2 shown.").arg(QString::number(m_model->rowCount()), QString::number(all))
                   : countsText(counts);
    if (m_counting.done < m_counting.total)
        m_counts += u' ' + tr("Counting findings: %1 of %2 drafts.")
                               .arg(QString::number(m_counting.done), QString::number(m_counting.total));
    Q_EMIT countsChanged();
}

bool BrowserPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_searchField && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_searchField->text().isEmpty()) {
            m_searchField->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (m_searchDelay.isActive())
                applySearch();
            if (m_model->rowCount() == 0)
                return true;
            // Before the focus arrives, which would make the first row current without selecting it.
            if (!m_table->selectionModel()->hasSelection())
                choose(std::max(m_table->currentIndex().row(), 0));
            m_table->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void BrowserPanel::setRowActions(const QList<QAction*>& actions)
{
    m_table->addActions(actions + QList{newSortAction()});
}

void BrowserPanel::setSelectionActions(const QList<QAction*>& actions) { m_selection->setActions(actions); }

void BrowserPanel::saveState(QSettings& settings) const
{
    m_beside.save(settings, u"browser"_s);
    m_alone.save(settings, u"tasks"_s);
    settings.setValue("browser/filter", m_filter->choices());
}

void BrowserPanel::restoreState(const QSettings& settings)
{
    m_beside.restore(settings, u"browser"_s);
    m_alone.restore(settings, u"tasks"_s);
    m_filter->setChoices(settings.value("browser/filter").toStringList());
    useOwnView();
}

} // namespace nidus::ui
