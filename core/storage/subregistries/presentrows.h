// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/subregistries/subregistryrows.h"
#include "core/storage/values/presentrow.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <functional>
#include <memory>
#include <optional>

namespace nidus::storage {

// The table subregistry_present: the rows that all changes of a subregistry together give.

/// Makes the entries of a stored change present.
[[nodiscard]] base::Result<void> applyToPresent(Connection& connection, const SubregistryRow& list,
                                                const subregistry::ListChange& change);
/// The most entries of a list, with all that changes replaced, that are compared before each change.
inline constexpr qint64 kMostComparedAlways = 5'000;
[[nodiscard]] base::Result<bool> isLargeList(Connection& connection, const SubregistryRow& list);
/// Makes the present rows again from the changes if another program has changed them: otherwise a value that
/// is held could be assigned again.
[[nodiscard]] base::Result<void> repairPresentRows(Connection& connection, const SubregistryRow& list);
/// Whether the present rows of the values of entries follow from the changes. This costs one pass over the
/// entries of the history, and replays only those with these values.
[[nodiscard]] base::Result<bool> arePresentRowsRight(Connection& connection, const SubregistryRow& list,
                                                     const QList<subregistry::Entry>& entries);
/// Calls `visit` with each present row in any order; texts are as written, not as compared.
[[nodiscard]] base::Result<void> eachPresentRow(Connection& connection, const SubregistryRow& list,
                                                const std::function<void(const PresentRow&)>& visit);
/// Reads rows when they are needed. Borrows the connection. After a failure, it returns nothing.
class PresentRows final : public subregistry::RowSource
{
public:
    PresentRows(Connection& connection, const SubregistryRow& list) : m_connection(connection), m_list(list)
    {}

    [[nodiscard]] QList<subregistry::Entry> rows() override;
    [[nodiscard]] QList<subregistry::Entry> rowsIn(const subregistry::Block& block) override;
    [[nodiscard]] std::optional<quint64> lastUsed(const subregistry::Block& block) override;
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    [[nodiscard]] QList<subregistry::Entry> rowsWhere(const QString& condition, const QVariantList& values);

    Connection& m_connection;
    SubregistryRow m_list;
    std::optional<base::Error> m_failure;
};

/// Compares the present rows with the changes: kChangedOutside for each subregistry that differs.
[[nodiscard]] base::Result<QList<base::Error>> examinePresentRows(Connection& connection);

} // namespace nidus::storage
