// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/identity.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/history/ledger.h"
#include "core/storage/history/ledgerhead.h"

#include <QRandomGenerator>
#include <QStringList>
#include <algorithm>
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

base::Result<void> insertIdentity(Connection& connection, const QString& identity, const QString& origin,
                                  const QDateTime& at)
{
    const auto id = connection.insert(u"INSERT INTO identity (identity, origin, at) VALUES (?, ?, ?)"_s,
                                      {identity, boundText(origin), boundTime(at)});
    if (!id)
        return std::unexpected(id.error());
    return enterIdentity(connection, *id);
}

QString originOf(const registration::HistoryHead& left, std::optional<qint64> common)
{
    return common ? left.toLine() + u'\n' + QString::number(*common) : left.toLine();
}

/// The line of the head.
QString lineOf(const Identity& identity) { return identity.origin.section(u'\n', 0, 0); }

} // namespace

std::optional<registration::HistoryHead> Identity::replaced() const
{
    // A registry that was saved as another continues under another identity.
    const auto left = registration::HistoryHead::fromLine(origin.section(u'\n', 0, 0));
    return left && left->identity == identity ? left : std::nullopt;
}

std::optional<qint64> Identity::common() const
{
    bool isNumber = false;
    const qint64 shared = origin.section(u'\n', 1, 1).toLongLong(&isNumber);
    return isNumber ? std::optional(shared) : std::nullopt;
}

base::Result<void> giveIdentity(Connection& connection,
                                const std::optional<registration::HistoryHead>& origin)
{
    return insertIdentity(connection, randomIdentity(), origin ? origin->toLine() : QString(),
                          connection.now());
}

base::Result<void> recordRestore(Connection& connection, const registration::HistoryHead& left,
                                 std::optional<qint64> common)
{
    return insertIdentity(connection, left.identity, originOf(left, common), connection.now());
}

base::Result<void> recordEarlierRestores(Connection& connection, const QList<Identity>& earlier,
                                         std::optional<qint64> common)
{
    const auto held = identities(connection);
    if (!held)
        return std::unexpected(held.error());
    QStringList origins;
    for (const Identity& identity : *held)
        origins.append(lineOf(identity));
    for (const Identity& identity : earlier) {
        const auto left = identity.replaced();
        if (!left || origins.contains(lineOf(identity)))
            continue;
        const auto hash = ledgerHash(connection, left->count);
        if (!hash)
            return std::unexpected(hash.error());
        if (*hash == left->hash)
            continue; // it is this history
        origins.append(lineOf(identity));
        // What was left then and this history have in common no more than each has with the one in between.
        std::optional<qint64> shared = common;
        if (shared)
            shared = std::min(*shared, identity.common().value_or(identity.entry - 1));
        if (const auto done =
                insertIdentity(connection, identity.identity, originOf(*left, shared), identity.at);
            !done)
            return done;
    }
    return {};
}

base::Result<void> confirmIdentity(Connection& connection)
{
    const auto head = historyHead(connection);
    if (!head)
        return std::unexpected(head.error());
    return insertIdentity(connection, head->identity, {}, connection.now());
}

base::Result<QList<Identity>> identities(Connection& connection)
{
    return connection.list(u"SELECT i.identity, i.origin, coalesce(l.id, 0), i.at FROM identity i "
                           "LEFT JOIN ledger l ON l.identity_id = i.id ORDER BY i.id"_s,
                           {}, [](const QueryRow& row) {
                               return Identity{row.text(0), row.text(1), row.integer(2), row.time(3)};
                           });
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
