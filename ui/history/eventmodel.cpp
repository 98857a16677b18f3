// SPDX-License-Identifier: Apache-2.0
#include "ui/history/eventmodel.h"

#include "ui/history/eventwords.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace nidus {

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
    const LoggedEvent& logged = m_events.at(index.row());
    const Event& event = logged.event;
    switch (static_cast<Column>(index.column())) {
    case When:
        return event.when.isValid() ? event.when.toString(u"yyyy-MM-dd HH:mm:ss"_s) : QString();
    case Handle:
        return logged.handle;
    case What:
        return eventText(event.what);
    case Who:
        return event.who;
    case Note: {
        const QString both = QStringList{event.note, event.link}.join(u' ').trimmed();
        return role == Qt::DisplayRole ? both.section(u'\n', 0, 0) : both;
    }
    case ColumnCount:
        break;
    }
    return {};
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
