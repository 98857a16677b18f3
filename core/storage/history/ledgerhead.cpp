// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/ledgerhead.h"

#include <QCryptographicHash>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHashSize = 32;

} // namespace

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

} // namespace nidus::storage
