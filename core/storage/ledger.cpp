// SPDX-License-Identifier: Apache-2.0
#include "core/storage/ledger.h"

#include "core/storage/ledgerbytes.h"
#include "core/storage/registry.h"
#include "core/storage/seals.h"

#include <QCryptographicHash>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHashSize = 32;
constexpr int kBlock = 2000; // entries read at a time

struct Entry
{
    qint64 id = 0;
    LedgerSubject subject;
    QByteArray hash;
};

QByteArray hashAfter(const QByteArray& before, const QByteArray& bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(bytes);
    return hash.result();
}

/// Enters `subject` after an entry with the hash `before` and returns its own, which covers `seals` too.
std::expected<QByteArray, Error> enter(Connection& connection, LedgerBytes& reader, LedgerSubject subject,
                                       const QByteArray& before, const QByteArray& seals = {})
{
    const auto bytes = reader.bytesOf(subject);
    if (!bytes)
        return bytes;
    QByteArray hash = hashAfter(before, *bytes + seals);
    const bool isVersion = subject.kind == LedgerSubject::Kind::Version;
    const auto entered =
        connection.execute(isVersion ? u"INSERT INTO ledger (version_id, hash) VALUES (?, ?)"_s
                                     : u"INSERT INTO ledger (event_id, hash) VALUES (?, ?)"_s,
                           {subject.id, hash});
    if (!entered)
        return std::unexpected(entered.error());
    return hash;
}

std::expected<void, Error> enterOne(Connection& connection, LedgerSubject subject)
{
    const auto before = ledgerHead(connection);
    if (!before)
        return std::unexpected(before.error());
    const auto seals = sealsAfter(connection, before->entries);
    if (!seals)
        return std::unexpected(seals.error());
    LedgerBytes reader(connection);
    const auto entered = enter(connection, reader, subject, before->hash, *seals);
    if (!entered)
        return std::unexpected(entered.error());
    return {};
}

std::expected<QList<Entry>, Error> entriesAfter(Connection& connection, qint64 id)
{
    return connection.list(
        u"SELECT id, version_id, event_id, hash FROM ledger WHERE id > ? ORDER BY id LIMIT ?"_s, {id, kBlock},
        [](const Row& row) {
            const bool isVersion = !row.isNull(1);
            return Entry{row.integer(0),
                         {isVersion ? LedgerSubject::Kind::Version : LedgerSubject::Kind::Event,
                          row.integer(isVersion ? 1 : 2)},
                         row.bytes(3)};
        });
}

/// Walks along the ledger and compares every entry with the row it stands for.
class Examination
{
public:
    Examination(Connection& connection, const std::stop_token& stop, ProgressSink* progress)
        : m_connection(connection), m_stop(stop), m_progress(progress), m_reader(connection)
    {}

    std::expected<QList<Error>, Error> run()
    {
        for (const auto step : {&Examination::walk, &Examination::findUnentered, &Examination::findGaps,
                                &Examination::findWrongNewest}) {
            if (const auto done = (this->*step)(); !done)
                return std::unexpected(done.error());
        }
        return m_problems;
    }

private:
    std::expected<void, Error> walk()
    {
        const auto total = m_connection.number(u"SELECT count(*) FROM ledger"_s);
        if (!total)
            return std::unexpected(total.error());
        qint64 last = 0;
        std::uint64_t done = 0;
        QByteArray before(kHashSize, '\0');
        while (true) {
            if (m_stop.stop_requested())
                return std::unexpected(Error{ErrorCode::Cancelled, path(), {}});
            if (m_progress != nullptr)
                m_progress->progressed({.done = done, .total = std::uint64_t(*total)});
            const auto block = entriesAfter(m_connection, last);
            if (!block)
                return std::unexpected(block.error());
            if (block->isEmpty())
                break;
            const auto bytes = m_reader.bytesOf(block->first().id, block->last().id);
            if (!bytes)
                return std::unexpected(bytes.error());
            for (const Entry& entry : *block) {
                if (entry.id != last + 1)
                    reportGap(last + 1, entry.id - 1);
                if (const auto compared = compare(entry, bytes->value(entry.id), before); !compared)
                    return compared;
                before = entry.hash; // a change is told of where it is, not again in all that follows
                last = entry.id;
            }
            done += std::uint64_t(block->size());
        }
        const auto given =
            m_connection.number(u"SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'ledger'"_s);
        if (!given)
            return std::unexpected(given.error());
        if (*given > last)
            reportGap(last + 1, *given);
        return {};
    }

    std::expected<void, Error> compare(const Entry& entry, const QByteArray& bytes, const QByteArray& before)
    {
        const std::string place = "entry " + std::to_string(entry.id) + " of the ledger";
        if (bytes.isEmpty()) {
            report({ErrorCode::MissingHistory, path(), place + " stands for a row that is gone"});
            return {};
        }
        const auto seals = sealsAfter(m_connection, entry.id - 1);
        if (!seals)
            return std::unexpected(seals.error());
        if (hashAfter(before, bytes + *seals) == entry.hash)
            return {};
        auto named = m_reader.nameOf(entry.subject);
        if (!named)
            return std::unexpected(named.error());
        named->detail += named->detail.empty() ? place : ", " + place;
        report(*named);
        return {};
    }

    /// What was added without Nidus.
    std::expected<void, Error> findUnentered()
    {
        for (const auto& [kind, sql] :
             {std::pair(LedgerSubject::Kind::Version,
                        u"SELECT id FROM version WHERE id NOT IN "
                        "(SELECT version_id FROM ledger WHERE version_id IS NOT NULL) ORDER BY id LIMIT ?"_s),
              std::pair(LedgerSubject::Kind::Event,
                        u"SELECT id FROM event WHERE id NOT IN "
                        "(SELECT event_id FROM ledger WHERE event_id IS NOT NULL) ORDER BY id LIMIT ?"_s)}) {
            const auto ids = m_connection.list(sql, {kMostReportedProblems},
                                               [](const Row& row) { return row.integer(0); });
            if (!ids)
                return std::unexpected(ids.error());
            for (const qint64 id : *ids) {
                auto named = m_reader.nameOf({kind, id});
                if (!named)
                    return std::unexpected(named.error());
                named->detail += named->detail.empty() ? "not in the ledger" : ", not in the ledger";
                report(*named);
            }
        }
        return {};
    }

    /// Versions are numbered 1, 2, ...
    std::expected<void, Error> findGaps()
    {
        return reportRows(
            u"SELECT r.nid, count(*), max(v.number) FROM version v JOIN registration r "
            "ON r.id = v.registration_id GROUP BY v.registration_id HAVING max(v.number) <> count(*) LIMIT ?"_s,
            [](const Row& row) {
                return Error{ErrorCode::MissingHistory, row.text(0).toStdString(),
                             std::to_string(row.integer(1)) + " of " + std::to_string(row.integer(2)) +
                                 " versions are there"};
            });
    }

    /// A registration holds what the list shows of its newest version.
    std::expected<void, Error> findWrongNewest()
    {
        return reportRows(
            u"SELECT r.nid, r.newest_version FROM registration r LEFT JOIN version v ON v.id = "
            "(SELECT id FROM version WHERE registration_id = r.id ORDER BY number DESC LIMIT 1) "
            "LEFT JOIN content c ON c.id = v.content_id "
            "WHERE r.newest_version <> coalesce(v.number, 0) OR r.newest_registrant <> "
            "coalesce(nullif(c.registrant_organisation, ''), nullif(c.registrant_contact_name, ''), "
            "c.registrant_other, '') LIMIT ?"_s,
            [](const Row& row) {
                return Error{ErrorCode::TamperedVersion,
                             u"%1@%2"_s.arg(row.text(0), row.text(1)).toStdString(),
                             "the list shows something else"};
            });
    }

    /// Each row of a query, whose one parameter is how many are reported at most.
    std::expected<void, Error> reportRows(const QString& sql, Error (*read)(const Row&))
    {
        const auto problems = m_connection.list(sql, {kMostReportedProblems}, read);
        if (!problems)
            return std::unexpected(problems.error());
        for (const Error& problem : *problems)
            report(problem);
        return {};
    }

    void reportGap(qint64 first, qint64 last)
    {
        report({ErrorCode::MissingHistory, path(),
                "entries " + std::to_string(first) + " to " + std::to_string(last) + " of the ledger"});
    }

    void report(const Error& problem)
    {
        if (m_problems.size() < kMostReportedProblems)
            m_problems.append(problem);
    }

    [[nodiscard]] std::string path() const { return m_connection.path().toStdString(); }

    Connection& m_connection;
    const std::stop_token& m_stop;
    ProgressSink* m_progress;
    LedgerBytes m_reader;
    QList<Error> m_problems;
};

} // namespace

std::expected<LedgerHead, Error> ledgerHead(Connection& connection)
{
    const auto head =
        connection.first(u"SELECT id, hash FROM ledger ORDER BY id DESC LIMIT 1"_s, {},
                         [](const Row& row) { return LedgerHead{row.integer(0), row.bytes(1)}; });
    if (!head)
        return std::unexpected(head.error());
    return head->value_or(LedgerHead{});
}

std::expected<void, Error> enterVersion(Connection& connection, qint64 versionId)
{
    return enterOne(connection, {LedgerSubject::Kind::Version, versionId});
}

std::expected<void, Error> enterEvent(Connection& connection, qint64 eventId)
{
    return enterOne(connection, {LedgerSubject::Kind::Event, eventId});
}

std::expected<void, Error> fillLedger(Connection& connection)
{
    QByteArray hash(kHashSize, '\0');
    LedgerBytes reader(connection);
    for (const auto& [kind, sql] :
         {std::pair(LedgerSubject::Kind::Version, u"SELECT id FROM version ORDER BY id"_s),
          std::pair(LedgerSubject::Kind::Event, u"SELECT id FROM event ORDER BY id"_s)}) {
        const auto ids = connection.list(sql, {}, [](const Row& row) { return row.integer(0); });
        if (!ids)
            return std::unexpected(ids.error());
        for (const qint64 id : *ids) {
            const auto entered = enter(connection, reader, {kind, id}, hash);
            if (!entered)
                return std::unexpected(entered.error());
            hash = *entered;
        }
    }
    return {};
}

std::expected<QList<Error>, Error> examineLedger(Connection& connection, const std::stop_token& stop,
                                                 ProgressSink* progress)
{
    return Examination(connection, stop, progress).run();
}

} // namespace nidus
