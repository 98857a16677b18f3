// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus::storage {

// The ledger of schemas 3 to 5, whose hashes cover unsalted texts. Its hashes are kept as old_hash, and its
// head is the origin of the identity that schema 6 gives the registry, so it is still proven. When something
// is erased, the old hashes from there on are removed, because they would confirm a guess.

/// Step to schema 3: enters the existing versions, then the existing events, in order of their ids.
[[nodiscard]] std::expected<void, base::Error> fillLedger(Connection& connection);
/// Step to schema 6: gives every entry a salt and a hash over salted hashes, and the registry an identity.
[[nodiscard]] std::expected<void, base::Error> recommit(Connection& connection);

/// Reports entries that do not match their old hashes, like examineLedger().
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineOldLedger(Connection& connection,
                                                                              const std::stop_token& stop);

} // namespace nidus::storage
