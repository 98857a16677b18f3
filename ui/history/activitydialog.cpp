// SPDX-License-Identifier: Apache-2.0
#include "ui/history/activitydialog.h"

#include "core/findings/catalog/catalog.h"
#include "ui/history/eventmodel.h"
#include "ui/history/eventwords.h"
#include "ui/history/notedelegate.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace nidus::ui {

namespace {

constexpr int kAnyKind = -1;

} // namespace

ActivityDialog::ActivityDialog(Source source, std::function<QString(const QString& handle)> name, QDate today,
                               QWidget* parent)
    : QDialog(parent),
      m_source(std::move(source)),
      m_today(today),
      m_model(new EventModel(this)),
      m_text(new QLineEdit),
      m_what(new QComboBox),
      m_period(new QComboBox),
      m_list(new QTreeView),
      m_count(new QLabel)
{
    setWindowTitle(tr("Activity Log"));
    m_model->setNaming(std::move(name));
    m_text->setPlaceholderText(tr("NID, person, or note"));
    m_text->setAccessibleName(tr("Search the log"));
    m_text->setClearButtonEnabled(true);
    m_what->setAccessibleName(tr("Kind of event"));
    m_what->addItem(tr("All events"), kAnyKind);
    for (const registration::EventKind kind : eventKinds())
        m_what->addItem(eventText(kind), static_cast<int>(kind));
    m_period->setAccessibleName(tr("Period"));
    for (const auto& [text, days] :
         {std::pair(tr("At any time"), 0), std::pair(tr("Today"), 1), std::pair(tr("In the last 7 days"), 7),
          std::pair(tr("In the last 30 days"), 30), std::pair(tr("In the last 365 days"), 365)})
        m_period->addItem(text, days);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    new NoteDelegate(*m_list);
    m_list->setAccessibleName(windowTitle());
    (new ColumnFit(*m_list))->keepWhole(EventModel::When);
    connect(m_text, &QLineEdit::textChanged, this, &ActivityDialog::load);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ActivityDialog::load);
    connect(m_period, &QComboBox::currentIndexChanged, this, &ActivityDialog::load);
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const QString handle = m_model->events().at(index.row()).handle;
        if (!handle.isEmpty())
            Q_EMIT handleChosen(handle);
    });

    auto* head = inRow(nullptr, {}, {{m_text, 1}, m_what, m_period});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const QPushButton* exportButton = buttons->addButton(tr("&Export Log…"), QDialogButtonBox::ActionRole);
    connect(exportButton, &QPushButton::clicked, this, &ActivityDialog::exportRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {head, {m_list, 1}, m_count, buttons});
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 30);
    load();
}

const QList<storage::LoggedEvent>& ActivityDialog::events() const { return m_model->events(); }

storage::ActivityFilter ActivityDialog::filter() const
{
    storage::ActivityFilter filter{.text = m_text->text().trimmed()};
    if (const int kind = m_what->currentData().toInt(); kind != kAnyKind)
        filter.what = {static_cast<registration::EventKind>(kind)};
    if (const int days = m_period->currentData().toInt(); days > 0)
        filter.from = m_today.addDays(1 - days);
    return filter;
}

void ActivityDialog::load()
{
    const storage::ActivityFilter wanted = filter();
    const auto events = m_source(wanted);
    m_model->setEvents(events ? *events : QList<storage::LoggedEvent>());
    if (!events)
        m_count->setText(findings::describe(events.error()));
    else if (events->size() >= wanted.most)
        m_count->setText(
            tr("Only the latest %1 lines are shown. Narrow the search to see older ones.").arg(wanted.most));
    else
        m_count->setText(tr("%n line(s)", nullptr, static_cast<int>(events->size())));
}

} // namespace nidus::ui
