// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/browserpanel.h"

#include "ui/browser/filterbutton.h"
#include "ui/browser/matchdelegate.h"
#include "ui/browser/namespacecounts.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/clearbutton.h"
#include "ui/support/widgets/dialogs.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr auto kSearchPause = std::chrono::milliseconds(60);
constexpr int kRowHeight = 44;   // pixels at the default font
constexpr int kCellMargins = 16; // pixels

} // namespace

BrowserPanel::BrowserPanel(Search search, NamespaceModel::FoundText foundText, QWidget* parent)
    : QWidget(parent),
      m_search(std::move(search)),
      m_model(new NamespaceModel(this)),
      m_searchField(new QLineEdit),
      m_filter(new FilterButton),
      m_pages(new QStackedWidget)
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

    m_pages->addWidget(makeTable());
    m_pages->addWidget(makeEmptyPage());

    auto* head = inRow(nullptr, {.margins = QMargins(8, 8, 8, 0)}, {{m_searchField, 1}, m_filter});
    inColumn(this, kNoMargins, {head, {m_pages, 1}});
}

QWidget* BrowserPanel::makeTable()
{
    m_table = new QTableView;
    m_table->setAccessibleName(tr("Namespaces"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new MatchDelegate(m_table));
    showRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Two columns, whose rows have two lines each; see MatchDelegate.
    QHeaderView* header = m_table->horizontalHeader();
    header->hide();
    for (int column = 0; column < NamespaceModel::ColumnCount; ++column)
        header->setSectionHidden(column,
                                 column != NamespaceModel::Nid && column != NamespaceModel::StateColumn);
    header->setSectionResizeMode(NamespaceModel::Nid, QHeaderView::Stretch);
    header->setSectionResizeMode(NamespaceModel::StateColumn, QHeaderView::Fixed);
    sizeToFont();

    // A row becomes current but not selected when Tab moves the focus to the list; that opens nothing.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BrowserPanel::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BrowserPanel::openCurrent);
    connect(m_table, &QTableView::clicked, this, &BrowserPanel::clicked);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT activated(index.data(NamespaceModel::HandleRole).toString());
    });
    return m_table;
}

void BrowserPanel::sizeToFont()
{
    int widest = 0;
    for (const registration::State state :
         {registration::State::Draft, registration::State::InReview, registration::State::Approved,
          registration::State::WithIana, registration::State::Registered, registration::State::Withdrawn})
        widest = std::max(widest, QFontMetrics(boldFont()).horizontalAdvance(stateText(state)));
    m_table->horizontalHeader()->resizeSection(NamespaceModel::StateColumn, widest + kCellMargins);
    fixRowHeight(*m_table, grown(kRowHeight, *this));
}

QFont BrowserPanel::boldFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

void BrowserPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeToFont();
}

QAction* BrowserPanel::newSortAction()
{
    auto* menu = new QMenu(this);
    for (int column = 0; column < NamespaceModel::ColumnCount; ++column) {
        const QString name = m_model->headerData(column, Qt::Horizontal).toString();
        menu->addAction(name, this, [this, column] {
            const bool isAgain = m_sortColumn == column && m_sortOrder == Qt::AscendingOrder;
            sortBy(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    }
    auto* action = new QAction(tr("&Sort By"), this);
    action->setMenu(menu);
    return action;
}

void BrowserPanel::sortBy(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    m_model->sort(column, order);
}

void BrowserPanel::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (m_isRestoring || !current.isValid() || !m_table->selectionModel()->isSelected(current))
        return;
    m_current = current.data(NamespaceModel::HandleRole).toString();
    Q_EMIT currentChanged(m_current);
}

QWidget* BrowserPanel::makeEmptyPage()
{
    auto* page = new QWidget;
    m_emptyText = new QLabel;
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    auto* clear = new QPushButton(tr("Show All"));
    connect(clear, &QPushButton::clicked, this, &BrowserPanel::clearSearch);
    inColumn(page, {.margins = QMargins(16, 16, 16, 16)},
             {BoxPart::spare(1), m_emptyText, {clear, 0, Qt::AlignHCenter}, BoxPart::spare(2)});
    return page;
}

void BrowserPanel::setSummaries(const QList<storage::RegistrySummary>& summaries)
{
    m_summaries = summaries;
    const QString keep = m_current;
    m_isRestoring = true;
    showMatches();
    m_model->setSummaries(summaries);
    afterChange(keep);
}

void BrowserPanel::setFindingCounts(const QHash<QString, FindingCounts>& counts)
{
    const QString keep = m_current;
    m_isRestoring = true;
    m_model->setFindingCounts(counts);
    if (m_filter->filter().findings)
        afterChange(keep);
    m_isRestoring = false;
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

QString BrowserPanel::currentHandle() const { return m_current; }

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
        clearSearch();
    const int row = m_model->rowOf(handle);
    if (row < 0)
        return;
    choose(row);
    m_table->scrollTo(m_model->index(row, 0));
}

/// Selects only this row, whatever modifier key is pressed.
void BrowserPanel::choose(int row)
{
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::ClearAndSelect |
                                                                           QItemSelectionModel::Rows);
}

void BrowserPanel::focusList() { m_table->setFocus(Qt::OtherFocusReason); }

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
    m_searchDelay.stop();
    const QString keep = m_current;
    m_isRestoring = true;
    showMatches();
    afterChange(keep);
}

void BrowserPanel::showMatches()
{
    const QString term = m_searchField->text();
    m_model->setMatches(term.isEmpty() ? std::nullopt : m_search(term), term);
}

void BrowserPanel::applyFilter()
{
    const QString keep = m_current;
    m_isRestoring = true;
    m_model->setFilter(m_filter->filter());
    afterChange(keep);
}

void BrowserPanel::clearSearch()
{
    m_searchField->clear();
    m_filter->clear();
    applySearch();
}

void BrowserPanel::afterChange(const QString& keep)
{
    m_pages->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
    m_emptyText->setText(m_searchField->text().isEmpty()
                             ? tr("No entries match the filter.")
                             : tr("No entries contain “%1”.").arg(m_searchField->text()));
    if (const int row = m_model->rowOf(keep); row >= 0) {
        choose(row);
        m_table->scrollTo(m_model->index(row, 0));
    }
    m_isRestoring = false;
    updateCounts();
}

void BrowserPanel::updateCounts()
{
    const NamespaceCounts counts = countNamespaces(m_summaries);
    QString text = countsText(counts);
    if (m_model->rowCount() < m_model->totalCount())
        text = tr("%1 of %2 shown: %3")
                   .arg(QString::number(m_model->rowCount()), QString::number(m_model->totalCount()), text);
    if (m_counting.done < m_counting.total)
        text += u' ' + tr("Counting findings: %1 of %2 drafts.")
                           .arg(QString::number(m_counting.done), QString::number(m_counting.total));
    m_counts = text;
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
    m_table->addActions(actions);
    m_table->addAction(newSortAction());
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void BrowserPanel::saveState(QSettings& settings) const
{
    settings.setValue("browser/sort", m_sortColumn);
    settings.setValue("browser/descending", m_sortOrder == Qt::DescendingOrder);
    settings.setValue("browser/filter", m_filter->choices());
}

void BrowserPanel::restoreState(const QSettings& settings)
{
    const int column = settings.value("browser/sort", int{NamespaceModel::Nid}).toInt();
    const bool isDescending = settings.value("browser/descending").toBool();
    if (column >= 0 && column < NamespaceModel::ColumnCount)
        sortBy(column, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_filter->setChoices(settings.value("browser/filter").toStringList());
}

} // namespace nidus::ui
