// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/subregistrycontent.h"

#include "core/storage/history/ledger.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/subregistries/presentrows.h"
#include "core/storage/subregistries/subregistryrows.h"
#include "core/subregistry/subregistryrecord.h"

#include <QHash>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using registration::SubregistryRecord;
using subregistry::Listed;

namespace {

base::Result<QHash<qint64, int>> eventPlaces(Connection& connection, qint64 registrationId)
{
    const auto ids = selectEventIds(connection, registrationId);
    if (!ids)
        return std::unexpected(ids.error());
    QHash<qint64, int> places;
    for (qsizetype i = 0; i < ids->size(); ++i)
        places.insert(ids->at(i), int(i) + 1);
    return places;
}

/// A change of one of the subregistries, by the position of its event.
struct PlacedChange
{
    qsizetype list = 0;
    subregistry::ListChange change;
};

/// Inserts the rows of changes, while their events are inserted one after the other.
class ListInsertion
{
public:
    ListInsertion(Connection& connection, qint64 registrationId)
        : m_connection(connection), m_registrationId(registrationId)
    {}

    base::Result<void> add(const QString& nid, const SubregistryRecord& record)
    {
        const auto listed = subregistry::listedIn(nid, record);
        if (!listed || record.changes.isEmpty())
            return std::unexpected(
                base::Error{base::kBadFormat, (nid + u'/' + record.name).toStdString(),
                            listed ? "the history is missing" : listed.error().toStdString()});
        for (const subregistry::ListChange& change : listed->changes)
            m_changes.insert(change.id, {m_lists.size(), change});
        m_lists.append({.id = 0, .definition = listed->definition});
        return {};
    }

    /// Inserts what the event at this position changed.
    base::Result<void> insert(qint64 place, qint64 eventId)
    {
        const auto found = m_changes.constFind(place);
        if (found == m_changes.cend())
            return {};
        m_events.insert(place, eventId);
        SubregistryRow& list = m_lists[found->list];
        if (list.id == 0) {
            list.id = eventId;
            if (const auto done = insertSubregistry(m_connection, eventId, m_registrationId, list.definition);
                !done)
                return done;
        }
        subregistry::ListChange change = found->change;
        change.id = eventId;
        change.reverses = m_events.value(change.reverses);
        if (const auto done = insertChange(m_connection, eventId, list.id, change); !done)
            return done;
        return applyToPresent(m_connection, list, change);
    }

private:
    Connection& m_connection;
    qint64 m_registrationId;
    QList<SubregistryRow> m_lists; ///< without an id until their first event
    QHash<qint64, PlacedChange> m_changes;
    QHash<qint64, qint64> m_events; ///< ids by position
};

} // namespace

base::Result<QList<SubregistryRecord>> selectSubregistryRecords(Connection& connection, qint64 registrationId)
{
    QList<SubregistryRecord> records;
    const auto rows = selectSubregistries(connection, registrationId, Lists::All);
    if (!rows)
        return std::unexpected(rows.error());
    if (rows->isEmpty())
        return records;
    const auto places = eventPlaces(connection, registrationId);
    if (!places)
        return std::unexpected(places.error());
    for (const SubregistryRow& row : *rows) {
        const auto changes = selectChanges(connection, row.id);
        if (!changes)
            return std::unexpected(changes.error());
        records.append(subregistry::recordOf({row.definition, *changes}, *places));
    }
    return records;
}

base::Result<void> insertEventsWithLists(Connection& connection, qint64 registrationId, const QString& nid,
                                         const QList<registration::Event>& events,
                                         const QList<SubregistryRecord>& subregistries)
{
    ListInsertion lists(connection, registrationId);
    for (const SubregistryRecord& record : subregistries) {
        if (const auto done = lists.add(nid, record); !done)
            return done;
    }
    for (qsizetype i = 0; i < events.size(); ++i) {
        const auto id =
            insertEventRow(connection, {EventOwner::Kind::Registration, registrationId}, events[i]);
        if (!id)
            return std::unexpected(id.error());
        if (const auto done = lists.insert(i + 1, *id); !done)
            return done;
        if (const auto done = enterEvent(connection, *id); !done)
            return done;
    }
    return {};
}

} // namespace nidus::storage
