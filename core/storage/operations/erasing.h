// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QStringList>

namespace nidus::storage {

// Personal data is erased from every row of every table, including append-only tables: each match is replaced
// with kErased. The ledger keeps the salted hash of each erased value without its salt, so the hashes of its
// entries stay provable while nothing reveals the erased text (tables sealed_value, erased_value).

/// Replaces what was erased.
inline constexpr QLatin1StringView kErased{"[erased]"};

/// Like Erasure::find() and erase(), for the registry alone.
[[nodiscard]] base::Result<Erased> findTexts(Connection& connection, const QStringList& texts);
[[nodiscard]] base::Result<Erased> eraseTexts(Connection& connection, const QStringList& texts,
                                              const Act& act);

} // namespace nidus::storage
