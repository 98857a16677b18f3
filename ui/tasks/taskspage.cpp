// SPDX-License-Identifier: Apache-2.0
#include "ui/tasks/taskspage.h"

#include "ui/support/look/boxes.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/tasks/tasklist.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

TasksPage::TasksPage(TaskList& work, QWidget* parent)
    : QWidget(parent), m_work(work), m_model(new TaskModel(this)), m_pages(new QStackedWidget)
{
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(makeList());
    inColumn(this, kNoMargins, {m_pages});
    connect(&work, &TaskList::changed, this, &TasksPage::showItems);
}

QWidget* TasksPage::makeList()
{
    m_counts = new QLabel;
    m_counts->setWordWrap(true);
    m_open = new QPushButton(tr("Open Draft"));
    m_open->setToolTip(tr("Opens the draft at the place of the task"));
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_table->currentIndex()); });

    m_table = new QTableView;
    m_table->setAccessibleName(tr("Open tasks"));
    m_table->setModel(m_model);
    showRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + 8);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    sizeColumns(*header, {30, 18, 13, 15, 18});
    header->setSectionResizeMode(TaskModel::What, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, &TasksPage::open);

    auto* page = new QWidget;
    auto* head =
        inRow(nullptr, {.margins = QMargins(16, 8, 16, 8)}, {{m_counts, 1}, {m_open, 0, Qt::AlignTop}});
    inColumn(page, kNoGaps, {head, {m_table, 1}});
    return page;
}

QWidget* TasksPage::makeEmptyPage()
{
    auto* text =
        new QLabel(tr("No open tasks.\nYour drafts, drafts in review or with IANA, and due reminders appear "
                      "here. To begin, choose one of these:"));
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    m_emptyButtons = new QWidget;
    auto* buttons = new QVBoxLayout(m_emptyButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto* page = new QWidget;
    inColumn(page, {.margins = QMargins(24, 24, 24, 24), .spacing = 16},
             {BoxPart::spare(1), text, {m_emptyButtons, 0, Qt::AlignHCenter}, BoxPart::spare(2)});
    return page;
}

void TasksPage::setActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        QToolButton* button = makeActionButton(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_emptyButtons->layout()->addWidget(button);
    }
}

void TasksPage::showItems()
{
    const QList<workflow::TaskItem>& items = m_work.items();
    const QModelIndex current = m_table->currentIndex();
    const QString handle = current.isValid() ? m_model->items().at(current.row()).handle : QString();
    m_model->setItems(items);
    m_counts->setText(workCounts(items).replace(u'\n', u"  ·  "_s));
    m_pages->setCurrentIndex(items.isEmpty() ? 0 : 1);
    if (items.isEmpty())
        return;
    const auto same = std::ranges::find(items, handle, &workflow::TaskItem::handle);
    m_table->selectRow(same == items.cend() ? 0 : static_cast<int>(same - items.cbegin()));
}

void TasksPage::open(const QModelIndex& index)
{
    if (index.isValid())
        Q_EMIT opened(m_model->items().at(index.row()));
}

void TasksPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_table->setFocus(Qt::OtherFocusReason);
}

void TasksPage::saveState(QSettings& settings) const
{
    settings.setValue("work/header", m_table->horizontalHeader()->saveState());
}

void TasksPage::restoreState(const QSettings& settings)
{
    QHeaderView* header = m_table->horizontalHeader();
    const QByteArray known = header->saveState();
    header->restoreState(settings.value("work/header").toByteArray());
    // A damaged setting must not make the list unreadable.
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        if (header->count() != TaskModel::ColumnCount || header->isSectionHidden(column) ||
            header->sectionSize(column) < header->minimumSectionSize())
            header->restoreState(known);
    }
}

} // namespace nidus::ui
