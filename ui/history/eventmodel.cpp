// SPDX-License-Identifier: Apache-2.0
#include "ui/history/eventmodel.h"

#include "core/findings/visiblecharacter.h"
#include "core/registration/approval.h"
#include "ui/history/eventwords.h"
#include "ui/support/plaintooltip.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

/// The whole of it, as it was written.
QString text(const LoggedEvent& logged, EventModel::Column column)
{
    const Event& event = logged.event;
    switch (column) {
    case EventModel::When:
        return event.when.isValid() ? event.when.toString(u"yyyy-MM-dd HH:mm:ss"_s) : QString();
    case EventModel::Handle:
        return logged.handle;
    case EventModel::What:
        return eventText(event.what);
    case EventModel::Who:
        return event.who;
    case EventModel::Note:
        return QStringList{writtenNote(event.note), event.link}.join(u' ').trimmed();
    case EventModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

EventModel::EventModel(QObject* parent) : QAbstractTableModel(parent) {}

void EventModel::setEvents(const QList<LoggedEvent>& events)
{
    beginResetModel();
    m_events = events;
    endResetModel();
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int EventModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString whole = text(m_events.at(index.row()), static_cast<Column>(index.column()));
    return role == Qt::ToolTipRole ? plainToolTip(whole) : visibleText(whole.section(u'\n', 0, 0));
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case When:
        return tr("When (UTC)");
    case Handle:
        return tr("Registration");
    case What:
        return tr("What");
    case Who:
        return tr("Who");
    case Note:
        return tr("Note and link");
    case ColumnCount:
        break;
    }
    return {};
}

QByteArray eventsAsText(const QList<LoggedEvent>& events)
{
    QByteArray text;
    for (const auto& [handle, event] : events) {
        QStringList columns{event.when.toString(Qt::ISODateWithMs),
                            handle,
                            eventWord(event.what),
                            event.who,
                            event.note,
                            event.link};
        columns.replaceInStrings(u"\t"_s, u" "_s).replaceInStrings(u"\n"_s, u" "_s);
        text += columns.join(u'\t').toUtf8() + '\n';
    }
    return text;
}

} // namespace nidus
