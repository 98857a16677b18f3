// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/ledger.h"

#include "core/base/contract.h"
#include "core/storage/history/commitment.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/seals.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

base::Result<void> enterOne(Connection& connection, LedgerSubject subject)
{
    // Nobody else may write between reading the head and writing the entry after it.
    constexpr const char* promise = "an entry of the ledger is written in a transaction";
    if (!base::expects(connection.isInTransaction(), promise))
        return std::unexpected(base::brokenPromise(connection.path().toStdString(), promise));
    const auto before = ledgerHead(connection);
    if (!before)
        return std::unexpected(before.error());
    const qint64 entry = before->entries + 1;
    const auto seals = sealsFor(connection, entry, entry);
    if (!seals)
        return std::unexpected(seals.error());
    LedgerBytes reader(connection);
    const EntrySeal seal{.salt = newSalt()};
    const auto bytes = reader.bytesOf(subject, seal);
    if (!bytes)
        return std::unexpected(bytes.error());
    return connection.execute(
        u"INSERT INTO ledger (%1, salt, hash) VALUES (?, ?, ?)"_s.arg(ledgerColumn(subject.kind)),
        {subject.id, reader.hasTexts(0) ? QVariant(seal.salt) : QVariant(QMetaType::fromType<QByteArray>()),
         hashAfter(before->hash, *bytes + seals->value(entry))});
}

} // namespace

base::Result<void> enterVersion(Connection& connection, qint64 versionId)
{
    return enterOne(connection, {LedgerSubject::Kind::Version, versionId});
}

base::Result<void> enterEvent(Connection& connection, qint64 eventId)
{
    return enterOne(connection, {LedgerSubject::Kind::Event, eventId});
}

base::Result<void> enterIdentity(Connection& connection, qint64 identityId)
{
    return enterOne(connection, {LedgerSubject::Kind::Identity, identityId});
}

base::Result<void> enterErasure(Connection& connection, qint64 erasureId)
{
    return enterOne(connection, {LedgerSubject::Kind::Erasure, erasureId});
}

} // namespace nidus::storage
