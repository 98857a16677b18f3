// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/recordcheck.h"

#include "core/storage/history/problems.h"
#include "core/storage/sqlite/dialect.h"

#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// A query that finds contradictions: subject (empty = the file), detail.
struct Rule
{
    base::ErrorCode code;
    QLatin1StringView sql;
};

// An imported record may contain anything. Only what a draft of this registry became was written by
// registering it.
constexpr std::array kRules{
    Rule{kChangedOutside,
         "SELECT r.nid, 'the state is ' || r.state || ', but the log records a withdrawal' "
         "FROM registration r "
         "WHERE r.state <> 'withdrawn' AND 'withdrawn' = "
         "(SELECT e.what FROM event e WHERE e.registration_id = r.id AND e.what IN ('withdrawn', 'reopened') "
         "ORDER BY e.id DESC LIMIT 1)"_L1},
    Rule{kChangedOutside,
         "SELECT r.nid, 'the state is withdrawn, but the log does not record it' FROM registration r "
         "WHERE r.state = 'withdrawn' AND r.id IN (SELECT registration_id FROM draft WHERE fate = "
         "'registered' "
         "AND based_on = 0) AND 'withdrawn' IS NOT "
         "(SELECT e.what FROM event e WHERE e.registration_id = r.id AND e.what IN ('withdrawn', 'reopened') "
         "ORDER BY e.id DESC LIMIT 1)"_L1},
    Rule{kChangedOutside,
         "SELECT r.nid, 'the registrant differs from that of version ' || v.number FROM draft d "
         "JOIN registration r ON r.id = d.registration_id AND r.newest_version = d.based_on + 1 "
         "JOIN version v ON v.registration_id = r.id AND v.number = r.newest_version "
         "JOIN content c ON c.id = v.content_id WHERE d.fate = 'registered' "
         "AND c.registrant_organisation <> '' AND r.registrant <> c.registrant_organisation"_L1},
    Rule{kChangedOutside,
         "SELECT r.nid, 'the date differs from that of version ' || v.number FROM draft d "
         "JOIN registration r ON r.id = d.registration_id AND r.newest_version = d.based_on + 1 "
         "JOIN version v ON v.registration_id = r.id AND v.number = r.newest_version "
         "WHERE d.fate = 'registered' AND "
         "CASE WHEN v.number = 1 AND r.record_updated = '' THEN r.record_date ELSE r.record_updated END NOT "
         "IN "
         "({day}, {dayOfMinuteBefore}) "
         "AND NOT EXISTS "
         "(SELECT 1 FROM event e WHERE e.registration_id = r.id AND e.what = 'imported')"_L1},
    // The ledger does not distinguish NULL from the start of 1970.
    Rule{kTamperedVersion, "SELECT r.nid || '@' || v.number, 'registered in 1970' FROM version v "
                           "JOIN registration r ON r.id = v.registration_id WHERE v.registered_at = 0"_L1},
    Rule{kTamperedEvent, "SELECT coalesce(r.nid, 'draft:' || e.draft_id), 'dated 1970' FROM event e "
                         "LEFT JOIN registration r ON r.id = e.registration_id WHERE e.at = 0"_L1},
    Rule{kChangedOutside,
         "SELECT '', 'content ' || id || ' is orphaned' FROM content "
         "WHERE id NOT IN (SELECT content_id FROM version) AND id NOT IN (SELECT content_id FROM draft)"_L1},
    Rule{kChangedOutside,
         "SELECT '', 'content ' || v.content_id || ' belongs to a version and to draft:' || d.id "
         "FROM version v JOIN draft d ON d.content_id = v.content_id"_L1},
    Rule{kTamperedEvent, "SELECT '', 'entry ' || l.id || ' of the ledger has a salt and salts of its values' "
                         "FROM ledger l WHERE l.salt IS NOT NULL "
                         "AND EXISTS (SELECT 1 FROM sealed_value s WHERE s.ledger_id = l.id)"_L1},
    Rule{
        kTamperedEvent,
        "SELECT '', 'the salt of an erased value of entry ' || e.ledger_id || ' is still there' "
        "FROM erased_value e WHERE e.salt IS NOT NULL AND EXISTS (SELECT 1 FROM erased_value later "
        "WHERE later.ledger_id = e.ledger_id AND later.place = e.place AND later.erasure_id > e.erasure_id)"_L1},
    Rule{kTamperedEvent,
         "SELECT '', 'an erased value of entry ' || e.ledger_id || ' has no hash' FROM erased_value e "
         "WHERE NOT EXISTS (SELECT 1 FROM sealed_value s WHERE s.ledger_id = e.ledger_id "
         "AND s.place = e.place AND s.commitment IS NOT NULL)"_L1},
    Rule{kChangedOutside,
         "SELECT '', 'the salt of ' || x.place || ' ' || x.name || ' has no seal' FROM seal_salt x "
         "WHERE NOT EXISTS (SELECT 1 FROM seal s "
         "WHERE s.id = x.seal_id AND s.place = x.place AND s.name = x.name)"_L1},
    Rule{kChangedOutside, "SELECT '', place || ' ' || name || ' was removed but never sealed' FROM seal "
                          "GROUP BY place, name HAVING max(length(digest)) = 0"_L1},
    Rule{kChangedOutside,
         "SELECT '', name || ' is not a table with a counter' FROM {countedTables} WHERE name NOT IN "
         "('registration', 'version', 'draft', 'event', 'ledger', 'review_comment', 'seal', 'restoration', "
         "'identity', 'erasure')"_L1},
    Rule{kChangedOutside, "SELECT '', 'the counter of ' || name || ' is there ' || count(*) || ' times' "
                          "FROM {countedTables} GROUP BY name HAVING count(*) > 1"_L1},
};

/// Rows of these tables are never deleted; only a restore skips draft numbers: up to the one that it records,
/// or before schema 15 at most as many as the ledger that it left had entries.
constexpr std::array kCounted{"registration"_L1, "version"_L1,        "event"_L1, "ledger"_L1,
                              "seal"_L1,         "review_comment"_L1, "draft"_L1, "restoration"_L1,
                              "identity"_L1,     "erasure"_L1};

QString counterQuery(QLatin1StringView table)
{
    const QLatin1StringView last = table == "draft"_L1
                                       ? "(SELECT max(greatest + coalesce(sum(left_entries * (draft_number = "
                                         "0)), 0), coalesce(max(draft_number), 0)) "
                                         "FROM restoration)"_L1
                                       : "greatest"_L1;
    return u"SELECT '', 'the counter of %1 is ' || seq || ', but its highest id is ' || greatest FROM "
           "(SELECT %3 AS seq, "
           "coalesce((SELECT max(id) FROM %1), 0) AS greatest) WHERE seq < greatest "
           "OR seq > %2"_s.arg(table, last, dialect::lastNumber(table));
}

} // namespace

base::Result<QList<base::Error>> examineRecords(Connection& connection)
{
    QList<base::Error> problems;
    const auto apply = [&connection, &problems](base::ErrorCode code,
                                                const QString& sql) -> base::Result<void> {
        const auto found = connection.list(
            sql + " LIMIT ?"_L1, {kMaxReportedProblems}, [&connection, code](const QueryRow& row) {
                const QString subject = row.text(0);
                return base::Error{code, (subject.isEmpty() ? connection.path() : subject).toStdString(),
                                   row.text(1).toStdString()};
            });
        if (!found)
            return std::unexpected(found.error());
        problems += *found;
        return {};
    };
    for (const Rule& rule : kRules) {
        const QString sql =
            QString(rule.sql)
                .replace("{day}"_L1, dialect::dayOf(u"v.registered_at"_s))
                .replace("{dayOfMinuteBefore}"_L1, dialect::dayOf(u"(v.registered_at - 60000)"_s))
                .replace("{countedTables}"_L1, dialect::countedTables());
        if (const auto done = apply(rule.code, sql); !done)
            return std::unexpected(done.error());
    }
    for (const QLatin1StringView table : kCounted) {
        if (const auto done = apply(kMissingHistory, counterQuery(table)); !done)
            return std::unexpected(done.error());
    }
    return problems;
}

} // namespace nidus::storage
