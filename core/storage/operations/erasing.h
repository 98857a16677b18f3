// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QStringList>
#include <expected>

namespace nidus::storage {

// Personal data is erased from every row of every table, also from those that only grow: what is found is
// replaced by kErased. The ledger keeps the salted hash of each value that was erased without its salt, so
// the hashes of its entries stay provable while nothing tells what was there (tables sealed_value,
// erased_value).

/// Stands where something was erased.
inline constexpr QLatin1StringView kErased{"[erased]"};

/// As Erasure::find() and erase(), of the registry alone.
[[nodiscard]] std::expected<QList<TextPlace>, base::Error> findTexts(Connection& connection,
                                                               const QStringList& texts);
[[nodiscard]] std::expected<Erased, base::Error> eraseTexts(Connection& connection, const QStringList& texts,
                                                      const Act& act);

} // namespace nidus::storage
