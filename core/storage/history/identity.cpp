// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/identity.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/history/ledger.h"

#include <QRandomGenerator>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

QString randomIdentity()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    QString identity;
    for (const quint32 word : words)
        identity += u"%1"_s.arg(word, 8, 16, QChar(u'0'));
    return identity;
}

base::Result<void> insertIdentity(Connection& connection, const QString& identity,
                                  const std::optional<registration::HistoryHead>& origin)
{
    const auto id = connection.insert(
        u"INSERT INTO identity (identity, origin, at) VALUES (?, ?, ?)"_s,
        {identity, boundText(origin ? origin->toLine() : QString()), boundTime(connection.now())});
    if (!id)
        return std::unexpected(id.error());
    return enterIdentity(connection, *id);
}

} // namespace

base::Result<void> giveIdentity(Connection& connection,
                                const std::optional<registration::HistoryHead>& origin)
{
    return insertIdentity(connection, randomIdentity(), origin);
}

base::Result<void> recordRestore(Connection& connection, const registration::HistoryHead& left)
{
    return insertIdentity(connection, left.identity, left);
}

base::Result<QList<Identity>> identities(Connection& connection)
{
    return connection.list(
        u"SELECT i.identity, i.origin, coalesce(l.id, 0) FROM identity i "
        "LEFT JOIN ledger l ON l.identity_id = i.id ORDER BY i.id"_s,
        {}, [](const QueryRow& row) { return Identity{row.text(0), row.text(1), row.integer(2)}; });
}

base::Result<registration::HistoryHead> historyHead(Connection& connection)
{
    // One statement, so that no other commit can come in between.
    const auto head = connection.first(
        u"SELECT id, hash, (SELECT identity FROM identity ORDER BY id DESC LIMIT 1) FROM ledger "
        "ORDER BY id DESC LIMIT 1"_s,
        {}, [](const QueryRow& row) {
            return registration::HistoryHead{row.integer(0), row.bytes(1), row.text(2)};
        });
    if (!head)
        return std::unexpected(head.error());
    if (!*head)
        return std::unexpected(base::Error{kMissingHistory, connection.path().toStdString(), {}});
    return **head;
}

base::Result<void> assignNewIdentity(const QString& path)
{
    const auto connection = Connection::open(path, OpenMode::ReadWrite, {});
    if (!connection)
        return std::unexpected(connection.error());
    auto transaction = Transaction::begin(**connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto head = historyHead(**connection);
    if (!head)
        return std::unexpected(head.error());
    if (const auto given = giveIdentity(**connection, *head); !given)
        return given;
    return transaction->commit();
}

} // namespace nidus::storage
