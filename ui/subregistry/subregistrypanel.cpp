// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrypanel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/browser/emptylist.h"
#include "ui/subregistry/numbermap.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/access/taborder.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/columnroom.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/tables/sortorder.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/plaintooltip.h"
#include "ui/support/widgets/statusline.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kDueDays = 30;
constexpr int kMostColumnCharacters = 40;

} // namespace

SubregistryPanel::SubregistryPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new EntryModel(this)),
      m_pages(new QStackedWidget),
      m_empty(new EmptyList),
      m_list(new QComboBox),
      m_facts(new QLabel),
      m_buttons(new QWidget),
      m_filter(new QWidget),
      m_which(new QComboBox),
      m_range(new QComboBox),
      m_text(new QLineEdit),
      m_map(new NumberMap),
      m_table(new QTableView),
      m_parts(new QSplitter(Qt::Vertical)),
      m_rows(new QStackedWidget),
      m_none(new EmptyList),
      m_content(new QStackedWidget),
      m_beginning(new EmptyList),
      m_counts(new StatusLine)
{
    setUpTable();
    makeFilter();
    m_counts->allowSecondLine();
    auto* page = new QWidget;
    m_rows->addWidget(m_table);
    m_rows->addWidget(m_none);
    m_none->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // no higher than the table must be
    m_parts->addWidget(m_map);
    m_parts->addWidget(m_rows);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(1, 1);
    m_content->addWidget(m_parts);
    m_content->addWidget(m_beginning);
    inColumn(page, {.margins = QMargins(16, 8, 16, 8), .spacing = 8},
             {makeHead(), m_facts, m_filter, {m_content, 1}, m_counts});
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    inColumn(this, kNoGaps, {{m_pages, 1}});
    m_empty->showNothing(tr("No subregistries yet. A subregistry lists the words or numbers of a namespace, "
                            "and who has them."));
    m_beginning->showNothing(
        tr("No ranges and no entries yet. Add a range to limit which values are assigned, or "
           "begin with an entry."));
    connect(m_none, &EmptyList::allWanted, this, &SubregistryPanel::showAll);
    connect(m_map, &NumberMap::currentChanged, this, &SubregistryPanel::followMap);
    connect(m_map, &NumberMap::activated, this, &SubregistryPanel::detailsWanted);
    connect(m_table, &QTableView::activated, this, &SubregistryPanel::detailsWanted);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        followTable();
        Q_EMIT selectionChanged();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        showFacts();
        showSelection();
        showEmptiness();
        Q_EMIT selectionChanged();
    });
}

QWidget* SubregistryPanel::makeHead()
{
    auto* head = new QWidget;
    auto* row = new RowsLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_list->setAccessibleName(tr("Subregistry"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->setMaximumWidth(fontMetrics().averageCharWidth() * kMostColumnCharacters);
    row->addWidget(m_list);
    row->addWidget(m_buttons);
    m_buttons->setLayout(inRow(nullptr, kNoMargins, {}));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    connect(m_list, &QComboBox::currentIndexChanged, this, &SubregistryPanel::showCurrent);
    return head;
}

void SubregistryPanel::makeFilter()
{
    auto* row = new RowsLayout(m_filter);
    row->setContentsMargins(0, 0, 0, 0);
    m_text->setPlaceholderText(tr("Search the entries"));
    m_text->setAccessibleName(tr("Search the entries"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 20);
    m_which->setAccessibleName(tr("Entries to show"));
    const auto add = [this](const QString& text, EntryFilter::Which which, int state = 0) {
        m_which->addItem(text, QPoint(int(which), state));
    };
    add(tr("Listed entries"), EntryFilter::Which::Held);
    add(tr("Ending within %n day(s)", nullptr, kDueDays), EntryFilter::Which::Ending);
    add(tr("Ended"), EntryFilter::Which::Ended);
    add(tr("Free numbers"), EntryFilter::Which::Free);
    add(tr("Refused requests"), EntryFilter::Which::Refused);
    add(tr("In no single range"), EntryFilter::Which::Outside);
    add(tr("Everything"), EntryFilter::Which::All);
    for (int number = 0; number < int(subregistry::EntryState::Pool); ++number) {
        const auto state = static_cast<subregistry::EntryState>(number);
        add(tr("Only: %1").arg(entryStateText(state)), EntryFilter::Which::State, number);
        m_which->setItemData(m_which->count() - 1, plainToolTip(entryStateMeaning(state)), Qt::ToolTipRole);
    }
    m_range->setAccessibleName(tr("Range to show"));
    for (QComboBox* box : {m_which, m_range}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaximumWidth(fontMetrics().averageCharWidth() * kMostColumnCharacters);
        connect(box, &QComboBox::currentIndexChanged, this, &SubregistryPanel::applyFilter);
    }
    connect(m_text, &QLineEdit::textChanged, this, &SubregistryPanel::applyFilter);
    for (QWidget* part :
         {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_which), static_cast<QWidget*>(m_range)})
        row->addWidget(part);
}

void SubregistryPanel::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Entries"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    showRows(*m_table);
    showOneLine(*m_table);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(EntryModel::Value, Qt::AscendingOrder);
    describeOrder(*m_table);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this] { describeOrder(*m_table); });
    new ColumnFit(*m_table);
    m_columns = new ColumnRoom(*m_table,
                               {EntryModel::Contact, EntryModel::Reference, EntryModel::Note,
                                EntryModel::Range, EntryModel::Date, EntryModel::Request, EntryModel::Until},
                               [this](int column) { return m_model->hasTexts(column); });
    m_columns->setUnwanted({EntryModel::Contact});
    m_table->horizontalHeader()->setMinimumSectionSize(m_table->fontMetrics().averageCharWidth() * 4);
    auto* copy = new QAction(themedIcon(u"edit-copy"_s), tr("Cop&y Lines"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &SubregistryPanel::copySelected);
    QList<int> columns;
    for (int column = 0; column < EntryModel::ColumnCount; ++column)
        columns.append(column);
    m_table->addActions({copy, newSortAction(*m_table, columns, this)});
    m_columns->addMenu();
}

void SubregistryPanel::setActions(const PanelActions& actions)
{
    m_empty->setBeginnings({actions.create});
    m_beginning->setBeginnings({actions.addRange, actions.assign, actions.import, actions.paste});
    m_none->setBeginnings({actions.assign, actions.import, actions.paste, actions.addRange});
    addTableActions(actions);
    m_buttons->layout()->addWidget(makeActionButton(actions.assign));
    QPushButton* const entry = makeMenuButton(tr("Entry"), actions.forEntries);
    entry->setAccessibleDescription(tr("Actions for the selected entries"));
    QPushButton* const list = makeMenuButton(tr("List"), actions.forList);
    list->setAccessibleDescription(tr("Actions for the whole list"));
    m_buttons->layout()->addWidget(entry);
    m_buttons->layout()->addWidget(list);
    continueTabOrder(m_list, *m_buttons);
}

void SubregistryPanel::addTableActions(const PanelActions& actions)
{
    addKey(*m_table, *actions.paste, QKeySequence::Paste, themedIcon(u"edit-paste"_s));
    for (QWidget* part :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_map), static_cast<QWidget*>(this)})
        addKey(*part, *actions.undo, QKeySequence::Undo, themedIcon(u"edit-undo"_s));
    m_map->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_map->addAction(actions.assign);
    for (const QList<QAction*>& group : actions.forEntries) {
        auto* separator = new QAction(m_table);
        separator->setSeparator(true);
        for (QWidget* part : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_map)}) {
            part->addAction(separator);
            part->addActions(group);
        }
    }
}

void SubregistryPanel::showNamespace(const QString& nid)
{
    const bool isOther = std::exchange(m_nid, nid) != nid;
    if (isOther)
        showLists({});
    if (isChosen() || isOther)
        Q_EMIT namespaceChanged();
}

void SubregistryPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    Q_EMIT namespaceChanged();
}

void SubregistryPanel::showLists(const QList<SharedContent>& lists)
{
    const QString chosen = m_wanted.isEmpty() ? m_list->currentData().toString() : m_wanted;
    m_wanted = lists.isEmpty() ? m_wanted : QString();
    m_lists = lists;
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const SharedContent& list : lists) {
        const subregistry::Definition& definition = list->list.definition();
        m_list->addItem(findings::visibleText(definition.title.isEmpty()
                                                  ? definition.name
                                                  : findings::labeledText(definition.name, definition.title)),
                        definition.name);
    }
    m_list->setCurrentIndex(std::max(0, m_list->findData(chosen)));
    const bool hadFocus = m_pages->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentIndex(lists.isEmpty() ? 0 : 1);
    showCurrent();
    if (hadFocus && m_content->currentWidget() == m_beginning && m_pages->currentIndex() == 1)
        m_beginning->setFocus();
}

void SubregistryPanel::choose(const QString& name) { m_list->setCurrentIndex(m_list->findData(name)); }

void SubregistryPanel::showCurrent()
{
    const SharedContent content = m_lists.value(m_list->currentIndex());
    const SharedContent before = m_model->content();
    const bool isSame =
        before && content && before->list.definition().fullName() == content->list.definition().fullName();
    const auto next = std::exchange(m_next, std::nullopt);
    const bool isNext = next && content && next->list == content->list.definition().fullName();
    if (isSame && before->newest() == content->newest() && before->changes.size() == content->changes.size())
        return isNext ? revealHidden(next->block) : void();
    const QList<Stretch> kept = isSame ? selected() : QList<Stretch>();
    m_map->forgetCurrent(); // the stretches of the earlier content are not those of this one
    m_model->show(content);
    m_filter->setVisible(!content || !content->isEmpty());
    m_content->setCurrentWidget(content && content->isEmpty() ? static_cast<QWidget*>(m_beginning) : m_parts);
    m_map->setVisible(content && content->list.definition().isNumeric());
    m_map->show(m_map->isVisibleTo(m_parts) ? content : nullptr);
    showRanges();
    isNext ? revealHidden(next->block) : selectAgain(before, kept);
    Q_EMIT selectionChanged();
}

void SubregistryPanel::showRanges()
{
    const SharedContent& content = current();
    const QString chosen = m_range->currentData().toString();
    {
        const QSignalBlocker blocker(m_range);
        m_range->clear();
        m_range->addItem(tr("All ranges"), QString());
        for (const subregistry::Range& range : content ? content->ranges : QList<subregistry::Range>())
            m_range->addItem(findings::visibleText(range.name), range.name);
        m_range->setCurrentIndex(std::max(0, m_range->findData(chosen)));
        m_range->setVisible(m_range->count() > 1);
    }
    applyFilter();
}

void SubregistryPanel::applyFilter()
{
    const QPoint which = m_which->currentData().toPoint();
    const QString range = m_range->currentData().toString();
    const bool isOtherRange = range != m_model->filter().range;
    m_model->setFilter({.which = static_cast<EntryFilter::Which>(which.x()),
                        .state = static_cast<subregistry::EntryState>(which.y()),
                        .text = m_text->text().trimmed(),
                        .range = range,
                        .today = m_today,
                        .due = m_today.addDays(kDueDays)});
    const subregistry::Range* const shown =
        current() && isOtherRange ? current()->list.rangeNamed(range) : nullptr;
    if (shown != nullptr)
        m_map->lookAt(shown->block);
    else if (isOtherRange)
        m_map->showAll();
}

void SubregistryPanel::showFacts()
{
    const QStringList facts = current() ? listFacts(current()->list, shownRange()) : QStringList();
    m_facts->setText(facts.join(u" · "_s));
    m_facts->setVisible(!facts.isEmpty());
}

/// Describes what is selected, which is what the menu Entry is about, or else what is shown.
void SubregistryPanel::showSelection()
{
    const std::size_t rows = selectedRows(*m_table).size();
    if (rows > 1)
        return m_counts->say(tr("Selected: %L1").arg(rows));
    QStringList texts{rows == 1 ? QString() : m_model->countsText()};
    for (const Stretch& stretch : selected())
        texts.append(findings::visibleText(stretchText(*current(), stretch)));
    texts.removeAll(QString());
    m_counts->say(texts.join(u" · "_s));
}

/// Shows in place of a table without rows why there are none.
void SubregistryPanel::showEmptiness()
{
    const EntryFilter& filter = m_model->filter();
    const bool isPlain =
        filter.which == EntryFilter::Which::Held && filter.text.isEmpty() && filter.range.isEmpty();
    if (filter.which == EntryFilter::Which::Refused && current() && current()->refusals.isEmpty())
        m_none->showHidden(tr("No requests were refused."));
    else if (isPlain && current() && current()->entries.isEmpty())
        m_none->showNothing(tr("No entries yet."));
    else
        m_none->showHidden(isPlain ? tr("Nobody holds a value now.") : tr("No entries match the filter."));
    const bool hadFocus = m_table->hasFocus();
    m_rows->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
    if (hadFocus && m_rows->currentIndex() == 1)
        (m_map->isVisible() ? static_cast<QWidget*>(m_map) : m_text)->setFocus();
}

/// Shows the held entries, or everything if nothing is held.
void SubregistryPanel::showAll()
{
    const bool isAnyHeld = current() && std::ranges::any_of(current()->entries, [](const auto& entry) {
                               return subregistry::isHeld(entry.state);
                           });
    showOnly(isAnyHeld ? EntryFilter::Which::Held : EntryFilter::Which::All);
}

void SubregistryPanel::showOnly(EntryFilter::Which which)
{
    m_text->clear();
    m_range->setCurrentIndex(0);
    m_which->setCurrentIndex(m_which->findData(QPoint(int(which), 0)));
}

void SubregistryPanel::showEnded(const QString& list)
{
    showOnly(EntryFilter::Which::Ended);
    m_wanted = list;
    showLists(QList(m_lists));
}

QList<Stretch> SubregistryPanel::selected() const
{
    QList<Stretch> stretches;
    for (const int row : selectedRows(*m_table))
        stretches.append(m_model->stretchAt(row));
    if (const Stretch* const onMap = m_map->current(); stretches.isEmpty() && onMap != nullptr)
        stretches.append(*onMap); // the table may not show it
    return stretches;
}

void SubregistryPanel::selectAgain(const SharedContent& before, const QList<Stretch>& stretches)
{
    if (stretches.isEmpty())
        return;
    const QItemSelection rows = m_model->rowsOf(*before, stretches);
    if (stretches.first().refusal < 0)
        reveal(stretches.first().block);
    else if (!rows.isEmpty())
        selectRow(*m_table, rows.first().top());
    m_table->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

const subregistry::Range* SubregistryPanel::currentRange() const
{
    if (!current())
        return nullptr;
    if (!shownRange().isEmpty())
        return current()->list.rangeNamed(shownRange());
    if (current()->ranges.size() == 1)
        return &current()->ranges.first();
    const QList<Stretch> chosen = selected();
    return chosen.isEmpty() ? nullptr : current()->rangeOf(chosen.first());
}

void SubregistryPanel::reveal(const subregistry::Block& block)
{
    if (const int row = m_model->rowOf(block); row >= 0)
        selectRow(*m_table, row);
    m_map->goTo(block, NumberMap::Nearness::Same);
}

void SubregistryPanel::revealHidden(const subregistry::Block& block)
{
    const auto row = current()->list.rowAt(block);
    if (!m_map->isVisibleTo(m_parts) && m_model->rowOf(block) < 0 && row && subregistry::isHeld(row->state))
        showAll();
    reveal(block);
}

void SubregistryPanel::revealLater(const subregistry::Definition& list, const subregistry::Block& block)
{
    m_next = {list.fullName(), block};
    if (current() && current()->list.definition() == list && m_model->rowOf(block) >= 0)
        reveal(block);
}

void SubregistryPanel::followMap(const Stretch& stretch)
{
    if (m_isFollowing)
        return;
    m_isFollowing = true;
    const int row = m_model->rowOf(stretch.block);
    if (row >= 0)
        selectRow(*m_table, row);
    else
        m_table->clearSelection();
    m_isFollowing = false;
    if (current())
        m_counts->say(findings::visibleText(stretchText(*current(), stretch)));
    Q_EMIT selectionChanged();
}

void SubregistryPanel::followTable()
{
    const QModelIndex index = m_table->currentIndex();
    const bool isFollowed = !m_isFollowing && index.isValid() && m_table->selectionModel()->isSelected(index);
    if (isFollowed && m_model->stretchAt(index.row()).refusal >= 0) {
        m_map->forgetCurrent(); // a refused request is nowhere on it
    } else if (isFollowed) {
        m_isFollowing = true;
        m_map->goTo(m_model->stretchAt(index.row()).block, NumberMap::Nearness::Same);
        m_isFollowing = false;
    }
    showSelection();
}

void SubregistryPanel::copySelected() const
{
    QGuiApplication::clipboard()->setText(m_model->linesOf(selectedRows(*m_table), m_columns->unwanted()));
}

void SubregistryPanel::saveState(QSettings& settings) const
{
    settings.setValue("subregistry/parts", m_parts->saveState());
    QStringList unwanted;
    for (const int column : m_columns->unwanted())
        unwanted.append(EntryModel::nameOf(column));
    settings.setValue("subregistry/unwanted-columns", unwanted);
}

void SubregistryPanel::restoreState(const QSettings& settings)
{
    m_parts->restoreState(settings.value("subregistry/parts").toByteArray());
    m_parts->setOrientation(Qt::Vertical); // a damaged state may restore another one
    m_parts->setChildrenCollapsible(false);
    const QStringList names =
        settings.value("subregistry/unwanted-columns", QStringList{u"contact"_s}).toStringList();
    QList<int> unwanted;
    for (int column = EntryModel::Range; column < EntryModel::ColumnCount; ++column) {
        if (names.contains(EntryModel::nameOf(column)))
            unwanted.append(column);
    }
    m_columns->setUnwanted(unwanted);
}

} // namespace nidus::ui
