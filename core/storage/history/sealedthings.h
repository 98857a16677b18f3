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

// The things that are sealed (seals.h).

inline constexpr qsizetype kSealDigestSize = 32; ///< for each part of a thing

/// Rows of one table that belong to a thing.
struct Part
{
    QLatin1StringView table;
    QLatin1StringView join; ///< from the keys k to the rows t
};

/// A kind of thing.
struct Place
{
    QLatin1StringView word;
    QLatin1StringView table;
    QLatin1StringView name;    ///< the column that names a thing while it exists
    QLatin1StringView subject; ///< SQL: the subject of a problem with the thing t
    QList<Part> parts;
};

[[nodiscard]] const QList<Place>& places();
/// Returns the SQL for ThingReader that selects every thing of a place.
[[nodiscard]] QString allKeys(const Place& place);

/// A thing and its current content.
struct Thing
{
    QVariant name;
    QList<QByteArray> rows; ///< for each part
};

[[nodiscard]] QByteArray digestOf(const QByteArray& salt, const Thing& thing);

/// Returns a value of a row in the form that is sealed.
[[nodiscard]] QByteArray sealedForm(const QVariant& value);

/// Reads things as they are sealed. Borrows the connection.
class ThingReader
{
public:
    explicit ThingReader(Connection& connection) : m_connection(connection) {}

    using Visit = std::function<base::Result<void>(qint64 key, const Thing& thing)>;
    /// Visits, by key, the things of a place that `keys` selects: SQL for key and name, with two parameters,
    /// the key to start after and the maximum count. Stops at the visitor's error.
    [[nodiscard]] base::Result<void> each(const Place& place, const QString& keys, const Visit& visit);

private:
    /// A column's name as it is hashed, its default, and its position in the result.
    struct Column
    {
        QByteArray name;
        QByteArray ofDefault;
        int index = 0;
    };

    [[nodiscard]] base::Result<QHash<qint64, Thing>> read(const Place& place, const QString& keys,
                                                          const QVariantList& values);
    [[nodiscard]] base::Result<void> readPart(const Part& part, qsizetype number, const QString& keys,
                                              const QVariantList& values, QHash<qint64, Thing>& things);
    [[nodiscard]] base::Result<QList<Column>> columnsOf(QLatin1StringView table);

    Connection& m_connection;
    QHash<QLatin1StringView, QList<Column>> m_columns; ///< by table
};

} // namespace nidus::storage
