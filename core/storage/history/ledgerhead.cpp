// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/ledgerhead.h"

#include "core/base/firsterror.h"

#include <QCryptographicHash>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHashSize = 32;

} // namespace

base::Result<QByteArray> ledgerHash(Connection& connection, qint64 entry)
{
    const auto hash = connection.first(u"SELECT hash FROM ledger WHERE id = ?"_s, {entry},
                                       [](const QueryRow& row) { return row.bytes(0); });
    if (!hash)
        return std::unexpected(hash.error());
    return hash->value_or(QByteArray());
}

QByteArray hashAfter(const QByteArray& before, const QByteArray& bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(bytes);
    return hash.result();
}

QByteArray hashOfNothing() { return QByteArray(kHashSize, '\0'); }

base::Result<LedgerHead> ledgerHead(Connection& connection)
{
    const auto head =
        connection.first(u"SELECT id, hash FROM ledger ORDER BY id DESC LIMIT 1"_s, {},
                         [](const QueryRow& row) { return LedgerHead{row.integer(0), row.bytes(1)}; });
    if (!head)
        return std::unexpected(head.error());
    return head->value_or(LedgerHead{0, hashOfNothing()});
}

base::Result<qint64> newestCommonEntry(Connection& one, Connection& other)
{
    const auto head = ledgerHead(one);
    if (!head)
        return std::unexpected(head.error());
    // A hash covers all entries before its own, so the common entries are the first ones.
    qint64 common = 0;
    qint64 differing = head->entries + 1;
    while (common + 1 < differing) {
        const qint64 middle = common + (differing - common) / 2;
        const auto hash = ledgerHash(one, middle);
        const auto same = ledgerHash(other, middle);
        if (const auto error = base::firstError(hash, same))
            return std::unexpected(*error);
        (!hash->isEmpty() && *hash == *same ? common : differing) = middle;
    }
    return common;
}

} // namespace nidus::storage
