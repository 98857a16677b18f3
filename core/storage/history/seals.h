// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QHash>
#include <QLatin1StringView>
#include <QVariant>

namespace nidus::storage {

// The tables seal and seal_salt: hashes of what the ledger does not cover, as Nidus last wrote it.
//
// An item (registration, draft, comment, person, the source, a restoration) has rows in one or more tables.
// Its seal contains for each of these tables, in the order of sealedKinds() in sealeditems.cpp, SHA-256
// (salt, rows); then for each value that is not a column's default 6 bytes that only find the column that
// changed: 2 of SHA-256 ("table.column") and 4 of SHA-256 (salt, "table.column", number of the row from 0,
// the value as in the row). Seals of 0.1.0 lack these 6 bytes. A row: its table and LF, then for each column
// in order of the names: name, '=', one of N (NULL), I (integer, decimal), T (text, UTF-8) and B (bytes),
// length of the value in bytes, ':', value, LF. A column with its default value is left out, so columns that
// a later schema adds break no seal.

/// Makes the connection note what it writes, so that Transaction::commit() seals it. Nobody seals what other
/// programs write. Needs the latest schema; does nothing on a read-only connection.
[[nodiscard]] base::Result<void> watchChanges(Connection& connection);
/// Ends this, before the schema or everything is replaced.
[[nodiscard]] base::Result<void> unwatchChanges(Connection& connection);

/// Seals what was noted. Must be called in the transaction that wrote it. ForeignChange if something that was
/// noted did not match its seal before the transaction (foreignchanges.h).
[[nodiscard]] base::Result<void> sealChanges(Connection& connection);
/// Seals an item again as it is now, although it does not match its seal or has none: somebody has accepted
/// what another program wrote, or that the item is missing. `kind` is a word and `name` a name of
/// SealedKind. Must be called in a write transaction, which must also enter something into the ledger, so
/// that it covers the new seal at the next entry. The seal is written when the transaction is committed.
[[nodiscard]] base::Result<void> sealAgain(Connection& connection, QLatin1StringView kind,
                                           const QVariant& name);

/// Returns the bytes of the seals that the entries `first` to `last` of the ledger cover, by entry: those
/// made since the previous entry.
[[nodiscard]] base::Result<QHash<qint64, QByteArray>> sealsFor(Connection& connection, qint64 first,
                                                               qint64 last);

} // namespace nidus::storage
