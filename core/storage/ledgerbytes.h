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

    /// Empty when there is no such row.
    [[nodiscard]] std::expected<QByteArray, Error> bytesOf(LedgerSubject subject);
    /// The error that names a version ("isbn@2") or the owner, time, kind and person of an event.
    [[nodiscard]] std::expected<Error, Error> nameOf(LedgerSubject subject);

private:
    /// A column's name as it is written, and its place in the result.
    struct Column
    {
        QByteArray name;
        int index;
    };

    [[nodiscard]] std::expected<void, Error> append(QByteArray& bytes, QByteArrayView table,
                                                    const QString& sql, qint64 id);

    Connection& m_connection;
    QHash<QString, QList<Column>> m_columns; ///< of each statement, by name
};

} // namespace nidus
