// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/sealeditems.h"

#include <QList>
#include <QStringList>
#include <functional>
#include <optional>
#include <utility>

namespace nidus::storage {

/// How an item differs from its seal.
struct SealDifference
{
    QString subject;    ///< human-readable: "isbn", "draft:3"; empty for the registry
    QStringList places; ///< what changed: "table.column", or the table; empty if there is no seal
};

/// Compares items with their newest seals. Borrows the connection.
class SealComparison
{
public:
    /// Calls `counted`, if there is one, for each item compared.
    explicit SealComparison(Connection& connection, std::function<void()> counted = {})
        : m_connection(connection), m_reader(connection), m_counted(std::move(counted))
    {}

    using Visit = std::function<base::Result<void>(const SealedItem& item, const SealDifference& difference)>;
    /// Visits the items that differ from their seals or have none, among those that `keys` selects
    /// (SealedItemReader::each()). Stops at the visitor's error; Canceled.
    [[nodiscard]] base::Result<void> each(const SealedKind& kind, const QString& keys, const Visit& visit,
                                          const std::stop_token& stop = {});
    /// Returns the names of sealed items that no longer exist; `filter` is a condition in SQL on `name`.
    [[nodiscard]] base::Result<QList<QVariant>> missing(const SealedKind& kind, const QString& filter,
                                                        qsizetype most);

private:
    [[nodiscard]] base::Result<std::optional<SealDifference>> compare(const SealedKind& kind, qint64 key,
                                                                      const SealedItem& item);
    [[nodiscard]] base::Result<QStringList> changedPlaces(const SealedKind& kind, const QByteArray& sealed,
                                                          const QByteArray& present);

    Connection& m_connection;
    SealedItemReader m_reader;
    std::function<void()> m_counted;
};

} // namespace nidus::storage
