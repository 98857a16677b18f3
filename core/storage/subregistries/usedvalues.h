// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"
#include "core/subregistry/block.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::storage {

// A restored backup lacks values that were assigned after it was made. They must not be assigned again.

/// Values of a subregistry that are or were used.
struct UsedValues
{
    QString nid;
    QString name;
    QList<subregistry::Block> blocks;
};

/// Returns the values in changes after an entry of the ledger, without those in the pool, and each
/// subregistry that was created after it.
[[nodiscard]] base::Result<QList<UsedValues>> usedAfter(Connection& connection, qint64 entry);

/// Enters the values that the subregistries lack as released: one change of each subregistry. Returns their
/// names with these values, and the names of subregistries that do not exist. Must be called in a
/// transaction.
[[nodiscard]] base::Result<QStringList> releaseLacking(Connection& connection, const QList<UsedValues>& used,
                                                       const Act& act, QDate date);

} // namespace nidus::storage
