// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/eventrows.h"

#include "core/storage/history/ledger.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// The events of a registration, with those of the drafts that became it.
QString ofRegistration(const QString& columns)
{
    return u"SELECT %1 FROM event WHERE registration_id = ? OR draft_id IN "
           "(SELECT id FROM draft WHERE registration_id = ? AND fate = 'registered') ORDER BY id"_s.arg(
               columns);
}

} // namespace

base::Result<qint64> insertEventRow(Connection& connection, EventOwner owner,
                                    const registration::Event& event)
{
    const QVariant none(QMetaType::fromType<qint64>());
    const auto idIf = [&owner, &none](EventOwner::Kind kind) {
        return owner.kind == kind ? QVariant(owner.id) : none;
    };
    return connection.insert(
        u"INSERT INTO event (registration_id, draft_id, at, who, what, note, link) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
        {idIf(EventOwner::Kind::Registration), idIf(EventOwner::Kind::Draft), boundTime(event.when),
         boundText(event.who), QString(registration::wordOf(event.what)), boundText(event.note),
         boundText(event.link)});
}

base::Result<void> insertEvent(Connection& connection, EventOwner owner, const registration::Event& event)
{
    const auto id = insertEventRow(connection, owner, event);
    if (!id)
        return std::unexpected(id.error());
    return enterEvent(connection, *id);
}

base::Result<void> insertEvents(Connection& connection, EventOwner owner,
                                const QList<registration::Event>& events)
{
    for (const registration::Event& event : events) {
        if (const auto done = insertEvent(connection, owner, event); !done)
            return done;
    }
    return {};
}

base::Result<QList<registration::Event>> selectEvents(Connection& connection, EventOwner owner)
{
    static const QString ofDraft =
        u"SELECT at, who, what, note, link FROM event WHERE draft_id = ? ORDER BY id"_s;
    static const QString ofRecord = ofRegistration(u"at, who, what, note, link"_s);
    const bool isDraft = owner.kind == EventOwner::Kind::Draft;
    return connection.list(
        isDraft ? ofDraft : ofRecord, isDraft ? QVariantList{owner.id} : QVariantList{owner.id, owner.id},
        [](const QueryRow& row) {
            return registration::Event{row.time(0), row.text(1),
                                       registration::fromWord<registration::EventKind>(row.text(2))
                                           .value_or(registration::EventKind{}),
                                       row.text(3), row.text(4)};
        });
}

base::Result<QList<qint64>> selectEventIds(Connection& connection, qint64 registrationId)
{
    return connection.list(ofRegistration(u"id"_s), {registrationId, registrationId},
                           [](const QueryRow& row) { return row.integer(0); });
}

} // namespace nidus::storage
