// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/commitment.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>
#include <cstdint>

namespace nidus::storage {

/// The row that an entry of the ledger covers.
struct LedgerSubject
{
    enum class Kind : std::uint8_t { Version, Event, Identity, Erasure };
    Kind kind = Kind::Version;
    qint64 id = 0;
};

/// Returns the column of the ledger that refers to a row of this kind; ledgerTable() returns its table in
/// SQL.
[[nodiscard]] QString ledgerColumn(LedgerSubject::Kind kind);
[[nodiscard]] QString ledgerTable(LedgerSubject::Kind kind);

/// Returns what an entry covers, from its columns version_id, event_id, identity_id, and erasure_id, of which
/// the first is the row's column `first`.
[[nodiscard]] LedgerSubject subjectIn(const QueryRow& row, int first);

/// Adds the position in the ledger to the error.
[[nodiscard]] base::Error withPlace(base::Error error, qint64 entry);

/// A text that an entry covers with a salt.
struct CommittedValue
{
    QByteArray place;
    QByteArray text;
};

/// Reads the bytes that a ledger's hash covers (ledger.h). Borrows the connection.
class LedgerBytes
{
public:
    explicit LedgerBytes(Connection& connection) : m_connection(connection) {}

    /// Returns the bytes of a row that is about to be entered; empty if there is none.
    [[nodiscard]] base::Result<QByteArray> bytesOf(LedgerSubject subject, const EntrySeal& seal);
    /// Returns the bytes of the entries with the ids `first` to `last`, by id; entries whose row is missing
    /// are left out.
    [[nodiscard]] base::Result<QHash<qint64, QByteArray>> bytesOf(qint64 first, qint64 last);
    /// Returns whether the latest bytesOf() hashed a text of the entry with a salt; 0 for a row that is about
    /// to be entered.
    [[nodiscard]] bool hasTexts(qint64 entry) const { return m_withTexts.contains(entry); }
    /// Returns the nonempty texts that an entry covers with salts.
    [[nodiscard]] base::Result<QList<CommittedValue>> valuesOf(LedgerSubject subject);
    /// Returns how the entries with the ids `first` to `last` are hashed, by id.
    [[nodiscard]] base::Result<QHash<qint64, EntrySeal>> sealsOf(qint64 first, qint64 last);
    /// Returns the error that names a version ("isbn@2") or the owner, time, kind, and person of an event.
    [[nodiscard]] base::Result<base::Error> nameOf(LedgerSubject subject);

private:
    /// A column's name as it is hashed, and its position in the result.
    struct Column
    {
        QByteArray name;
        int index;
    };
    /// One value of a row.
    struct Value
    {
        qint64 entry;
        const QByteArray& column;
        QByteArray text;  ///< as it is hashed, empty for what is left out
        QByteArray place; ///< empty if it is hashed without a salt
    };
    using Seals = QHash<qint64, EntrySeal>;

    /// `sql` selects the id of an entry, then the columns of a row. Calls `begin(entry)` for each row, then
    /// `each(Value)` for each of its columns in order of their names.
    template <typename Begin, typename Each>
    [[nodiscard]] base::Result<void> read(QByteArrayView table, const QString& sql,
                                          const QVariantList& values, Begin begin, Each each);
    [[nodiscard]] base::Result<void> append(QHash<qint64, QByteArray>& bytes, QByteArrayView table,
                                            const QString& sql, const QVariantList& values,
                                            const Seals& seals);

    Connection& m_connection;
    QHash<QString, QList<Column>> m_columns; ///< of each statement, by name
    QSet<qint64> m_withTexts;
};

} // namespace nidus::storage
