// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/oldledger.h"

#include "core/storage/engine/suspendedtriggers.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/problems.h"
#include "core/storage/history/seals.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kBlock = 2000; // entries read at a time

struct OldEntry
{
    qint64 id = 0;
    LedgerSubject subject;
    QByteArray oldHash;
};

std::expected<QList<OldEntry>, base::Error> oldEntriesAfter(Connection& connection, qint64 id)
{
    return connection.list(u"SELECT id, version_id, event_id, old_hash FROM ledger WHERE id > ? AND "
                           "old_hash IS NOT NULL ORDER BY id LIMIT ?"_s,
                           {id, kBlock}, [](const Row& row) {
                               const bool isVersion = !row.isNull(1);
                               return OldEntry{
                                   row.integer(0),
                                   {isVersion ? LedgerSubject::Kind::Version : LedgerSubject::Kind::Event,
                                    row.integer(isVersion ? 1 : 2)},
                                   row.bytes(3)};
                           });
}

/// Gives the entries their salts and hashes; returns the old head.
std::expected<registration::HistoryHead, base::Error> rehash(Connection& connection)
{
    LedgerBytes reader(connection);
    registration::HistoryHead head;
    QByteArray before = hashOfNothing();
    while (true) {
        const auto block = oldEntriesAfter(connection, head.count);
        if (!block)
            return std::unexpected(block.error());
        if (block->isEmpty())
            return head;
        for (const OldEntry& entry : *block) {
            const auto salted =
                connection.execute(u"UPDATE ledger SET salt = ? WHERE id = ?"_s, {newSalt(), entry.id});
            if (!salted)
                return std::unexpected(salted.error());
        }
        const auto bytes = reader.bytesOf(block->first().id, block->last().id);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto seals = sealsFor(connection, block->first().id, block->last().id);
        if (!seals)
            return std::unexpected(seals.error());
        for (const OldEntry& entry : *block) {
            before = hashAfter(before, bytes->value(entry.id) + seals->value(entry.id));
            const auto hashed =
                connection.execute(u"UPDATE ledger SET hash = ? WHERE id = ?"_s, {before, entry.id});
            if (!hashed)
                return std::unexpected(hashed.error());
        }
        head = {.count = block->last().id, .hash = block->last().oldHash};
    }
}

} // namespace

std::expected<void, base::Error> fillLedger(Connection& connection)
{
    using enum LedgerSubject::Kind;
    QByteArray hash = hashOfNothing();
    LedgerBytes reader(connection);
    for (const LedgerSubject::Kind kind : {Version, Event}) {
        const auto ids = connection.list(u"SELECT id FROM %1 ORDER BY id"_s.arg(ledgerTable(kind)), {},
                                         [](const Row& row) { return row.integer(0); });
        if (!ids)
            return std::unexpected(ids.error());
        for (const qint64 id : *ids) {
            const auto bytes = reader.oldBytesOf({kind, id});
            if (!bytes)
                return std::unexpected(bytes.error());
            hash = hashAfter(hash, *bytes);
            const auto entered = connection.execute(
                u"INSERT INTO ledger (%1, hash) VALUES (?, ?)"_s.arg(ledgerColumn(kind)), {id, hash});
            if (!entered)
                return entered;
        }
    }
    return {};
}

std::expected<void, base::Error> recommit(Connection& connection)
{
    auto suspended = SuspendedTriggers::on(connection, {u"ledger"_s});
    if (!suspended)
        return std::unexpected(suspended.error());
    const auto head = rehash(connection);
    if (!head)
        return std::unexpected(head.error());
    if (const auto done = suspended->resume(); !done)
        return done;
    return giveIdentity(connection, head->count > 0 ? std::optional(*head) : std::nullopt);
}

std::expected<QList<base::Error>, base::Error> examineOldLedger(Connection& connection,
                                                                const std::stop_token& stop)
{
    LedgerBytes reader(connection);
    QList<base::Error> problems;
    LedgerHead last{0, hashOfNothing()};
    while (!stop.stop_requested() && problems.size() < kMaxReportedProblems) {
        const auto block = oldEntriesAfter(connection, last.entries);
        if (!block)
            return std::unexpected(block.error());
        if (block->isEmpty())
            break;
        const auto bytes = reader.oldBytesOf(block->first().id, block->last().id);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto seals = sealsFor(connection, block->first().id, block->last().id);
        if (!seals)
            return std::unexpected(seals.error());
        for (const OldEntry& entry : *block) {
            const QByteArray covered = bytes->value(entry.id) + seals->value(entry.id);
            if (bytes->contains(entry.id) && hashAfter(last.hash, covered) != entry.oldHash) {
                auto named = reader.nameOf(entry.subject);
                if (!named)
                    return std::unexpected(named.error());
                problems.append(withPlace(*named, entry.id));
            }
            last = {entry.id, entry.oldHash};
        }
    }
    // Even after an erasure, the identity's entry covers the head that schema 6 found.
    const auto origin = oldLedgerHead(connection);
    if (!origin)
        return std::unexpected(origin.error());
    if (*origin && (last.entries != (*origin)->count || last.hash != (*origin)->hash))
        problems.append(
            {base::ErrorCode::MissingHistory, connection.path().toStdString(),
             "the ledger before schema 6 does not end with " + (*origin)->toLine().toStdString()});
    return problems;
}

} // namespace nidus::storage
