// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/subregistryrows.h"

#include "core/subregistry/redefinition.h"

#include <QHash>
#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using registration::fromWord;
using registration::wordOf;
using subregistry::Entry;
using subregistry::ListChange;
using subregistry::Range;

namespace {

QStringList storedLines(const QString& text) { return text.split(u'\n', Qt::SkipEmptyParts); }

QString storedDate(QDate date) { return date.toString(Qt::ISODate); }

QDate dateIn(const QueryRow& row, int column) { return QDate::fromString(row.text(column), Qt::ISODate); }

QVariant boundNumber(quint64 number) { return QString::number(number); }

Range rangeIn(const QueryRow& row)
{
    return {.name = row.text(1),
            .block = {row.text(2).toULongLong(), row.text(3).toULongLong()},
            .prefix = row.text(4),
            .width = row.number(5),
            .policy = row.text(6),
            .label = row.text(7),
            .asker = row.text(8),
            .largest = row.text(9).toULongLong(),
            .state = fromWord<subregistry::RangeState>(row.text(10)).value_or(subregistry::RangeState::Open)};
}

constexpr QLatin1StringView
    kRangeColumns("r.name, r.first_number, r.last_number, r.prefix, r.width, r.policy, "
                  "r.label, r.asker, r.largest, r.state");
constexpr QLatin1StringView
    kEntryFacts("r.state, r.holder, r.behalf, r.contact, r.reference, r.since, r.until, "
                "r.renewals, r.superseded_by, r.note, r.is_private, r.source_state, "
                "CASE r.request WHEN '' THEN c.request ELSE r.request END, r.asker");

Entry entryIn(const QueryRow& row)
{
    return {.block = {row.text(1).toULongLong(), row.text(2).toULongLong(), row.text(3)},
            .state =
                fromWord<subregistry::EntryState>(row.text(4)).value_or(subregistry::EntryState::Assigned),
            .holder = row.text(5),
            .behalf = row.text(6),
            .contact = row.text(7),
            .reference = row.text(8),
            .since = dateIn(row, 9),
            .until = dateIn(row, 10),
            .renewals = row.number(11),
            .supersededBy = row.text(12),
            .note = row.text(13),
            .isPrivate = row.flag(14),
            .sourceState = row.text(15),
            .request = row.text(16),
            .asker = row.text(17)};
}

/// Reads the changes that a condition on subregistry_change c selects, with their rows.
base::Result<QList<ListChange>> changesWhere(Connection& connection, const QString& condition,
                                             const QVariantList& values)
{
    auto changes = connection.list(
        u"SELECT c.event_id, c.what, c.date, e.at, e.who, e.note, c.request, c.arguments, c.reverses "
        "FROM subregistry_change c JOIN event e ON e.id = c.event_id WHERE %1 ORDER BY c.event_id"_s.arg(
            condition),
        values, [](const QueryRow& row) {
            return ListChange{.id = row.integer(0),
                              .what = row.text(1),
                              .date = dateIn(row, 2),
                              .entered = row.time(3),
                              .who = row.text(4),
                              .note = row.text(5),
                              .request = row.text(6),
                              .arguments = row.text(7),
                              .reverses = row.integer(8)};
        });
    if (!changes || changes->isEmpty())
        return changes;
    QHash<qint64, qsizetype> places;
    for (qsizetype i = 0; i < changes->size(); ++i)
        places.insert(changes->at(i).id, i);
    // Another program may have removed the event of a row.
    const auto changeOf = [&](const QueryRow& row) {
        const auto place = places.constFind(row.integer(0));
        return place == places.cend() ? nullptr : &(*changes)[*place];
    };
    const QString rows = u"SELECT r.event_id, %1 FROM subregistry_change c CROSS JOIN %2 r "
                         "ON r.event_id = c.event_id WHERE %3 ORDER BY c.event_id, r.position"_s;
    const auto ranges = connection.each(rows.arg(kRangeColumns, u"subregistry_range"_s, condition), values,
                                        [&](const QueryRow& row) {
                                            if (ListChange* const change = changeOf(row))
                                                change->ranges.append(rangeIn(row));
                                        });
    if (!ranges)
        return std::unexpected(ranges.error());
    const auto entries = connection.each(rows.arg(u"r.first_number, r.last_number, r.text, "_s + kEntryFacts,
                                                  u"subregistry_entry"_s, condition),
                                         values, [&](const QueryRow& row) {
                                             if (ListChange* const change = changeOf(row))
                                                 change->entries.append(entryIn(row));
                                         });
    if (!entries)
        return std::unexpected(entries.error());
    return changes;
}

base::Result<void> insertRange(Connection& connection, qint64 eventId, qsizetype position, const Range& range)
{
    return connection.execute(
        u"INSERT INTO subregistry_range (event_id, position, name, first_number, last_number, prefix, width, "
        "policy, label, asker, largest, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {eventId, position, boundText(range.name), boundNumber(range.block.first),
         boundNumber(range.block.last), boundText(range.prefix), range.width, boundText(range.policy),
         boundText(range.label), boundText(range.asker), boundNumber(range.largest), boundWord(range.state)});
}

base::Result<void> insertEntry(Connection& connection, qint64 eventId, qsizetype position, const Entry& entry,
                               const QString& request)
{
    return connection.execute(
        u"INSERT INTO subregistry_entry (event_id, position, first_number, last_number, text, state, holder, "
        "behalf, contact, reference, since, until, renewals, superseded_by, note, is_private, source_state, "
        "request, asker) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {eventId, position, boundNumber(entry.block.first), boundNumber(entry.block.last),
         boundText(entry.block.text), boundWord(entry.state), boundText(entry.holder),
         boundText(entry.behalf), boundText(entry.contact), boundText(entry.reference),
         boundText(storedDate(entry.since)), boundText(storedDate(entry.until)), entry.renewals,
         boundText(entry.supersededBy), boundText(entry.note), entry.isPrivate ? 1 : 0,
         boundText(entry.sourceState), boundText(entry.request == request ? QString() : entry.request),
         boundText(entry.asker)});
}

} // namespace

base::Result<QList<SubregistryRow>> selectSubregistries(Connection& connection,
                                                        std::optional<qint64> registrationId, Lists lists)
{
    // Of a removed list, the newest creation is reversed.
    const QString condition =
        lists == Lists::Present
            ? u" AND NOT EXISTS (SELECT 1 FROM subregistry_change u WHERE u.subregistry_id = s.id AND "
              "u.reverses = (SELECT max(event_id) FROM subregistry_change c "
              "WHERE c.subregistry_id = s.id AND c.what = 'create'))"_s
            : QString();
    const QString sql =
        u"SELECT s.id, r.nid, s.name, s.title, s.kind, s.key, s.rules, s.label_rule, s.ignores_case, "
        "s.policy, s.outside, s.urn, (SELECT c.arguments FROM subregistry_change c "
        "WHERE c.subregistry_id = s.id AND c.what IN ('define', 'undo', 'create') AND c.arguments <> '' "
        "ORDER BY c.event_id DESC LIMIT 1) FROM subregistry s JOIN registration r ON r.id = "
        "s.registration_id "
        "WHERE %1 ORDER BY lower(r.nid), lower(s.name)"_s;
    return connection.list(
        sql.arg((registrationId ? u"s.registration_id = ?"_s : u"true"_s) + condition),
        registrationId ? QVariantList{*registrationId} : QVariantList(), [](const QueryRow& row) {
            const subregistry::Definition created{
                .nid = row.text(1),
                .name = row.text(2),
                .title = row.text(3),
                .kind = fromWord<subregistry::ValueKind>(row.text(4)).value_or(subregistry::ValueKind::Words),
                .key = storedLines(row.text(5)),
                .rules = storedLines(row.text(6)),
                .labelRule = row.text(7),
                .ignoresCase = row.flag(8),
                .policy = row.text(9),
                .outside = fromWord<subregistry::Outside>(row.text(10)).value_or(subregistry::Outside::Error),
                .urn = row.text(11)};
            return SubregistryRow{row.integer(0), subregistry::definedBy(created, row.text(12))};
        });
}

base::Result<void> insertSubregistry(Connection& connection, qint64 eventId, qint64 registrationId,
                                     const subregistry::Definition& definition)
{
    return connection.execute(
        u"INSERT INTO subregistry (id, registration_id, name, title, kind, key, rules, label_rule, "
        "ignores_case, policy, outside, urn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {eventId, registrationId, boundText(definition.name), boundText(definition.title),
         boundWord(definition.kind), boundText(definition.key.join(u'\n')),
         boundText(definition.rules.join(u'\n')), boundText(definition.labelRule),
         definition.ignoresCase ? 1 : 0, boundText(definition.policy), boundWord(definition.outside),
         boundText(definition.urn)});
}

base::Result<QList<ListChange>> selectChanges(Connection& connection, qint64 subregistryId)
{
    return changesWhere(connection, u"c.subregistry_id = ?"_s, {subregistryId});
}

base::Result<QList<ListChange>> selectChangesAfter(Connection& connection, qint64 subregistryId, qint64 id)
{
    return changesWhere(connection, u"c.subregistry_id = ? AND c.event_id > ?"_s, {subregistryId, id});
}

base::Result<QList<ListChange>> selectChangesAfter(Connection& connection, qint64 subregistryId, QDate date)
{
    return changesWhere(connection, u"c.subregistry_id = ? AND c.date > ?"_s,
                        {subregistryId, storedDate(date)});
}

base::Result<QList<Range>> selectRanges(Connection& connection, qint64 subregistryId)
{
    return connection.list(u"SELECT r.event_id, %1 FROM subregistry_range r JOIN subregistry_change c "
                           "ON c.event_id = r.event_id WHERE c.subregistry_id = ? "
                           "ORDER BY r.event_id, r.position"_s.arg(kRangeColumns),
                           {subregistryId}, rangeIn);
}

base::Result<QList<Entry>> selectPresentEntries(Connection& connection, const QString& condition,
                                                const QVariantList& values)
{
    return connection.list(
        u"SELECT p.event_id, p.first_number, p.last_number, r.text, %1 FROM subregistry_present p "
        "CROSS JOIN subregistry_entry r ON r.event_id = p.event_id AND r.position = p.position "
        "CROSS JOIN subregistry_change c ON c.event_id = p.event_id "
        "WHERE p.subregistry_id = ? AND %2 ORDER BY p.first_number, p.text"_s.arg(kEntryFacts, condition),
        values, entryIn);
}

base::Result<QList<ListChange>> selectAnswers(Connection& connection, const QString& request)
{
    if (request.isEmpty())
        return QList<ListChange>();
    auto changes =
        changesWhere(connection,
                     u"c.event_id IN (SELECT event_id FROM subregistry_change WHERE request = ? AND "
                     "request <> '' UNION SELECT event_id FROM subregistry_entry WHERE request = ? AND "
                     "request <> '') AND NOT EXISTS (SELECT 1 FROM subregistry_change u "
                     "WHERE u.subregistry_id = c.subregistry_id AND u.reverses = c.event_id)"_s,
                     {boundText(request), boundText(request)});
    if (changes)
        std::ranges::reverse(*changes);
    return changes;
}

base::Result<void> insertChange(Connection& connection, qint64 eventId, qint64 subregistryId,
                                const ListChange& change)
{
    const auto done = connection.execute(u"INSERT INTO subregistry_change (event_id, subregistry_id, what, "
                                         u"date, request, arguments, reverses) "
                                         "VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                                         {eventId, subregistryId, boundText(change.what),
                                          boundText(storedDate(change.date)), boundText(change.request),
                                          boundText(change.arguments), change.reverses});
    if (!done)
        return done;
    for (qsizetype i = 0; i < change.ranges.size(); ++i) {
        if (const auto range = insertRange(connection, eventId, i, change.ranges[i]); !range)
            return range;
    }
    for (qsizetype i = 0; i < change.entries.size(); ++i) {
        if (const auto entry = insertEntry(connection, eventId, i, change.entries[i], change.request); !entry)
            return entry;
    }
    return {};
}

} // namespace nidus::storage
