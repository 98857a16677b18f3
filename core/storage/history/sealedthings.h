// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QHash>
#include <QLatin1StringView>
#include <QList>
#include <QVariant>
#include <expected>
#include <functional>

namespace nidus::storage {

// What seals are made of (seals.h).

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
    QLatin1StringView name;    ///< the column that names a thing as long as it is there
    QLatin1StringView subject; ///< SQL: what a problem with the thing t is about
    QList<Part> parts;
};

[[nodiscard]] const QList<Place>& places();
/// SQL for ThingReader: every thing of a place.
[[nodiscard]] QString allKeys(const Place& place);

/// A thing and how it looks now.
struct Thing
{
    QVariant name;
    QList<QByteArray> rows; ///< for each part
};

[[nodiscard]] QByteArray digestOf(const QByteArray& salt, const Thing& thing);

/// A value of a row as it is sealed.
[[nodiscard]] QByteArray sealedForm(const QVariant& value);

/// Reads things as they are sealed. Borrows the connection.
class ThingReader
{
public:
    explicit ThingReader(Connection& connection) : m_connection(connection) {}

    using Visit = std::function<std::expected<void, base::Error>(qint64 key, const Thing& thing)>;
    /// Visits, by key, the things of a place that `keys` gives: SQL for key and name, with the parameters:
    /// key behind which, how many. Ends with the visitor's error.
    [[nodiscard]] std::expected<void, base::Error> each(const Place& place, const QString& keys,
                                                  const Visit& visit);

private:
    /// A column's name as it is written, its default and its place in the result.
    struct Column
    {
        QByteArray name;
        QByteArray ofDefault;
        int index = 0;
    };

    [[nodiscard]] std::expected<QHash<qint64, Thing>, base::Error> read(const Place& place, const QString& keys,
                                                                  const QVariantList& values);
    [[nodiscard]] std::expected<void, base::Error> readPart(const Part& part, qsizetype number, const QString& keys,
                                                      const QVariantList& values,
                                                      QHash<qint64, Thing>& things);
    [[nodiscard]] std::expected<QList<Column>, base::Error> columnsOf(QLatin1StringView table);

    Connection& m_connection;
    QHash<QLatin1StringView, QList<Column>> m_columns; ///< by table
};

} // namespace nidus::storage
