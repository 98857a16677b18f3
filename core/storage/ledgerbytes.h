// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/connection.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus {

/// What an entry of the ledger stands for.
struct LedgerSubject
{
    enum class Kind : std::uint8_t { Version, Event };
    Kind kind = Kind::Version;
    qint64 id = 0;
};

/// Reads the bytes that a ledger's hash covers (ledger.h). Borrows the connection.
class LedgerBytes
{
public:
    explicit LedgerBytes(Connection& connection) : m_connection(connection) {}

    /// Of a row that is to be entered; empty when there is none.
    [[nodiscard]] std::expected<QByteArray, Error> bytesOf(LedgerSubject subject);
    /// Of the entries with the ids `first` to `last`, by id; absent where the row is gone.
    [[nodiscard]] std::expected<QHash<qint64, QByteArray>, Error> bytesOf(qint64 first, qint64 last);
    /// The error that names a version ("isbn@2") or the owner, time, kind and person of an event.
    [[nodiscard]] std::expected<Error, Error> nameOf(LedgerSubject subject);

private:
    /// A column's name as it is written, and its place in the result.
    struct Column
    {
        QByteArray name;
        int index;
    };

    /// `sql` gives the id of an entry, then the columns of a row.
    [[nodiscard]] std::expected<void, Error> append(QHash<qint64, QByteArray>& bytes, QByteArrayView table,
                                                    const QString& sql, const QVariantList& values);

    Connection& m_connection;
    QHash<QString, QList<Column>> m_columns; ///< of each statement, by name
};

} // namespace nidus
