// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/restoration.h"

#include "core/storage/sqlite/dialect.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSchemaWithDraftNumbers = 15;

} // namespace

base::Result<QList<Restoration>> restorations(Connection& connection)
{
    const auto schema = connection.number(dialect::schemaNumber());
    if (!schema)
        return std::unexpected(schema.error());
    const QString draftNumber = *schema < kSchemaWithDraftNumbers ? u"0"_s : u"draft_number"_s;
    return connection.list(u"SELECT at, who, source, left_entries, left_hash, informal_number, %1 "
                           "FROM restoration ORDER BY id"_s.arg(draftNumber),
                           {}, [](const QueryRow& row) {
                               return Restoration{.at = row.time(0),
                                                  .who = row.text(1),
                                                  .source = row.text(2),
                                                  .leftEntries = row.integer(3),
                                                  .leftHash = row.bytes(4),
                                                  .informalNumber = row.text(5),
                                                  .draftNumber = row.integer(6)};
                           });
}

base::Result<void> enterRestoration(Connection& connection, const Restoration& restoration)
{
    return connection.execute(
        u"INSERT INTO restoration (at, who, source, events, left_entries, left_hash, informal_number, "
        "draft_number) VALUES (?, ?, ?, (SELECT coalesce(max(id), 0) FROM event), ?, ?, ?, ?)"_s,
        {boundTime(restoration.at), boundText(restoration.who), boundText(restoration.source),
         restoration.leftEntries, restoration.leftHash, boundText(restoration.informalNumber),
         restoration.draftNumber});
}

base::Result<void> enterEarlierRestorations(Connection& connection, const QList<Restoration>& earlier)
{
    auto held = restorations(connection);
    if (!held)
        return std::unexpected(held.error());
    for (const Restoration& restoration : earlier) {
        if (held->contains(restoration))
            continue;
        held->append(restoration);
        if (const auto done = enterRestoration(connection, restoration); !done)
            return done;
    }
    return {};
}

base::Result<QList<Acknowledgment>> acknowledgments(Connection& connection, qint64 entries)
{
    const auto rows = connection.list(
        u"SELECT at, who, source FROM restoration r WHERE left_entries >= ? ORDER BY id"_s, {entries},
        [](const QueryRow& row) {
            return std::pair(Acknowledgment{.at = row.time(0), .who = row.text(1), .problems = {}},
                             AcknowledgedProblems::fromText(row.text(2)));
        });
    if (!rows)
        return std::unexpected(rows.error());
    QList<Acknowledgment> made;
    for (auto [acknowledgment, problems] : *rows) {
        if (!problems)
            continue;
        acknowledgment.problems = *std::move(problems);
        made.append(std::move(acknowledgment));
    }
    return made;
}

} // namespace nidus::storage
