// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QByteArray>

namespace nidus::storage {

/// The newest entry: its id, which counts them, and its hash.
struct LedgerHead
{
    qint64 entries = 0;
    QByteArray hash;

    bool operator==(const LedgerHead&) const = default;
};
[[nodiscard]] base::Result<LedgerHead> ledgerHead(Connection& connection);
/// Returns the hash of an entry; empty if it does not exist.
[[nodiscard]] base::Result<QByteArray> ledgerHash(Connection& connection, qint64 entry);
/// Returns the number of the newest entry that two histories have in common; 0 = none.
[[nodiscard]] base::Result<qint64> newestCommonEntry(Connection& one, Connection& other);

/// Returns the hash of an entry that follows one with the hash `before`.
[[nodiscard]] QByteArray hashAfter(const QByteArray& before, const QByteArray& bytes);
/// Returns the hash before the first entry.
[[nodiscard]] QByteArray hashOfNothing();

} // namespace nidus::storage
