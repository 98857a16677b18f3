// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/recordupdate.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/search/indexcheck.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

std::expected<void, Error> replaceReferences(Connection& connection, qint64 id,
                                             const Registration& registration)
{
    const auto deleted =
        connection.execute(u"DELETE FROM registration_reference WHERE registration_id = ?"_s, {id});
    if (!deleted)
        return deleted;
    return insertAllReferences(connection, id, registration);
}

std::expected<void, Error> updateRecord(Connection& connection, const Registration& registration,
                                        const Act& act)
{
    const auto id = registrationId(connection, registration.nid);
    if (!id)
        return std::unexpected(id.error());
    const auto updated =
        connection.execute(u"UPDATE registration SET record_date = ?, record_updated = ? WHERE id = ?"_s,
                           {boundText(registration.recordDate), boundText(registration.recordUpdated), *id});
    if (!updated)
        return updated;
    if (const auto done = replaceReferences(connection, *id, registration); !done)
        return done;
    if (const auto done = indexAgain(connection, *id); !done)
        return done;
    const Event event{connection.now(), act.who, EventKind::Imported, act.note, act.link};
    return insertEvent(connection, {EventOwner::Kind::Registration, *id}, event);
}

/// Persons are what the new list says; those it does not name stay.
std::expected<void, Error> replacePeople(Connection& connection, const QList<Person>& people)
{
    for (const Person& person : people) {
        for (const QString& statement :
             {u"DELETE FROM person_uri WHERE person_id = ?"_s, u"DELETE FROM person WHERE id = ?"_s}) {
            if (const auto deleted = connection.execute(statement, {boundText(person.id)}); !deleted)
                return deleted;
        }
    }
    return mergePeople(connection, people);
}

std::expected<void, Error> replaceSource(Connection& connection, const SnapshotSource& source)
{
    if (const auto deleted = connection.execute(u"DELETE FROM source WHERE id = 1"_s); !deleted)
        return deleted;
    return adoptSource(connection, source);
}

} // namespace

std::expected<void, Error> updateRecords(Connection& connection, const RegistryContent& content,
                                         const Act& act)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    if (const auto done = replaceSource(connection, content.source); !done)
        return done;
    if (const auto done = replacePeople(connection, content.people); !done)
        return done;
    for (const RegistrationRecord& record : content.records) {
        if (const auto done = updateRecord(connection, record.registration, act); !done)
            return done;
    }
    return transaction->commit();
}

} // namespace nidus
