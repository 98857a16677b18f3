// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/erasedvalues.h"

#include "core/storage/history/commitment.h"
#include "core/storage/history/ledgerbytes.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

base::Result<QList<ErasedPlace>> selectErased(Connection& connection)
{
    return connection.list(
        u"SELECT coalesce((SELECT r.nid || '@' || v.number FROM version v JOIN registration r "
        "ON r.id = v.registration_id WHERE v.id = l.version_id), "
        "(SELECT coalesce(r.nid, 'draft:' || e.draft_id) FROM event e LEFT JOIN registration r "
        "ON r.id = e.registration_id WHERE e.id = l.event_id), ''), s.place, e.at, e.who "
        "FROM erased_value s JOIN ledger l ON l.id = s.ledger_id JOIN erasure e ON e.id = s.erasure_id "
        "ORDER BY s.ledger_id, s.place, e.id"_s,
        {}, [](const QueryRow& row) {
            return ErasedPlace{{row.text(0), row.text(1)}, row.time(2), row.text(3)};
        });
}

namespace {

/// Finds salts of values that an entry does not have.
base::Result<QList<base::Error>> findNeedlessSalts(Connection& connection)
{
    struct Salt
    {
        qint64 entry;
        LedgerSubject subject;
        QByteArray place;
    };
    const auto salts = connection.list(
        u"SELECT s.ledger_id, l.version_id, l.event_id, l.identity_id, l.erasure_id, s.place "
        "FROM sealed_value s JOIN ledger l ON l.id = s.ledger_id WHERE s.salt IS NOT NULL ORDER BY "
        "s.ledger_id"_s,
        {},
        [](const QueryRow& row) { return Salt{row.integer(0), subjectIn(row, 1), row.text(5).toUtf8()}; });
    if (!salts)
        return std::unexpected(salts.error());
    LedgerBytes reader(connection);
    QList<base::Error> problems;
    qint64 entry = 0;
    QList<CommittedValue> values;
    for (const Salt& salt : *salts) {
        if (salt.entry != entry) {
            auto read = reader.valuesOf(salt.subject);
            if (!read)
                return std::unexpected(read.error());
            values = *std::move(read);
            entry = salt.entry;
        }
        if (std::ranges::find(values, salt.place, &CommittedValue::place) != values.end())
            continue;
        const auto named = reader.nameOf(salt.subject);
        if (!named)
            return std::unexpected(named.error());
        problems.append(withPlace(*named, salt.entry));
    }
    return problems;
}

} // namespace

base::Result<QList<base::Error>> examineErased(Connection& connection)
{
    struct Present
    {
        qint64 entry;
        LedgerSubject subject;
        QByteArray place;
        QByteArray salt;
        QByteArray commitment;
    };
    // The newest replacement of each place; without one if another program erased it.
    const auto places = connection.list(
        u"SELECT s.ledger_id, l.version_id, l.event_id, l.identity_id, l.erasure_id, s.place, e.salt, "
        "e.commitment FROM sealed_value s JOIN ledger l ON l.id = s.ledger_id LEFT JOIN erased_value e "
        "ON e.ledger_id = s.ledger_id AND e.place = s.place AND e.erasure_id = (SELECT max(erasure_id) "
        "FROM erased_value WHERE ledger_id = s.ledger_id AND place = s.place) "
        "WHERE s.commitment IS NOT NULL ORDER BY s.ledger_id, s.place"_s,
        {}, [](const QueryRow& row) {
            return Present{row.integer(0), subjectIn(row, 1), row.text(5).toUtf8(), row.bytes(6),
                           row.bytes(7)};
        });
    if (!places)
        return std::unexpected(places.error());
    auto problems = findNeedlessSalts(connection);
    if (!problems)
        return problems;
    LedgerBytes reader(connection);
    for (const Present& present : *places) {
        const auto values = reader.valuesOf(present.subject);
        if (!values)
            return std::unexpected(values.error());
        const auto value = std::ranges::find(*values, present.place, &CommittedValue::place);
        const QByteArray text = value == values->cend() ? QByteArray() : value->text;
        if (!present.salt.isEmpty() && commitmentTo(present.salt, text) == present.commitment)
            continue;
        const auto named = reader.nameOf(present.subject);
        if (!named)
            return std::unexpected(named.error());
        problems->append(withPlace(*named, present.entry));
    }
    return problems;
}

} // namespace nidus::storage
