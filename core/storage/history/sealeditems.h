// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QHash>
#include <QLatin1StringView>
#include <QList>
#include <QVariant>
#include <functional>

namespace nidus::storage {

// What is sealed (seals.h).

inline constexpr qsizetype kSealDigestSize = 32; ///< for each part of an item
inline constexpr qsizetype kSealMarkSize = 6;    ///< for each field
inline constexpr qsizetype kSealTagSize = 2;     ///< the part of a mark that depends only on the column

/// Rows of one table that belong to an item.
struct SealedPart
{
    QLatin1StringView table;
    QLatin1StringView join; ///< from the keys k to the rows t
};

/// A kind of sealed item.
struct SealedKind
{
    QLatin1StringView word;
    QLatin1StringView table;
    QLatin1StringView name;    ///< the column that names an item while it exists
    QLatin1StringView subject; ///< SQL: the subject of a problem with the item t
    QList<SealedPart> parts;
};

[[nodiscard]] const QList<SealedKind>& sealedKinds();
/// Returns the SQL for SealedItemReader that selects every item of a kind.
[[nodiscard]] QString allKeys(const SealedKind& kind);
/// The same, for the items that the connection noted (dialect::touchedThings()).
[[nodiscard]] QString keysOfTouched(const SealedKind& kind);

/// A value of an item that is not its column's default.
struct SealedField
{
    QByteArray place; ///< "table.column"
    QByteArray tag;   ///< tagOf(place)
    qsizetype part = 0;
    qsizetype row = 0;      ///< of the part, from 0
    qsizetype position = 0; ///< in the bytes of the part
    qsizetype size = 0;     ///< in bytes
};

/// A sealed item and its current content.
struct SealedItem
{
    QVariant name;
    QList<QByteArray> rows; ///< for each part
    QList<SealedField> fields{};
};

/// Returns the digest of each part, then the mark of each field.
[[nodiscard]] QByteArray digestOf(const QByteArray& salt, const SealedItem& item);
/// Returns the start of the mark of each field in a column, "table.column".
[[nodiscard]] QByteArray tagOf(const QByteArray& place);

/// Returns a value of a row in the form that is sealed.
[[nodiscard]] QByteArray sealedForm(const QueryRow& row, int column);

/// Reads items as they are sealed. Borrows the connection.
class SealedItemReader
{
public:
    explicit SealedItemReader(Connection& connection) : m_connection(connection) {}

    using Visit = std::function<base::Result<void>(qint64 key, const SealedItem& item)>;
    /// Visits, by key, the items of a kind that `keys` selects: SQL for key and name, with two parameters,
    /// the key to start after and the maximum count. Stops at the visitor's error.
    [[nodiscard]] base::Result<void> each(const SealedKind& kind, const QString& keys, const Visit& visit);
    /// Returns "table.column" of each column of a table.
    [[nodiscard]] base::Result<QList<QByteArray>> placesOf(QLatin1StringView table);

private:
    /// A column's name as it is hashed, its place and tag, its default, and its position in the result.
    struct Column
    {
        QByteArray name;
        QByteArray place;
        QByteArray tag;
        QByteArray ofDefault;
        int index = 0;
    };

    [[nodiscard]] base::Result<QHash<qint64, SealedItem>> read(const SealedKind& kind, const QString& keys,
                                                               const QVariantList& values);
    [[nodiscard]] base::Result<void> readPart(const SealedPart& part, qsizetype number, const QString& keys,
                                              const QVariantList& values, QHash<qint64, SealedItem>& items);
    [[nodiscard]] base::Result<QList<Column>> columnsOf(QLatin1StringView table);

    Connection& m_connection;
    QHash<QLatin1StringView, QList<Column>> m_columns; ///< by table
};

} // namespace nidus::storage
