// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>

namespace nidus::storage {

/// How to treat heads of another registry.
enum class ForeignHead : std::uint8_t {
    Differs, ///< they should belong to this one
    IsOlder, ///< only the last one counts: another registry may have had this name before
};

/// Checks that the history continues from each head, relying on its own hashes (examineLedger() proves
/// these). ForkedHistory names the first entry that differs. A history replaced by a restore is not a fork:
/// heads up to the one that the restore names are ignored.
[[nodiscard]] base::Result<QList<base::Error>>
compareHeads(Connection& connection, const QList<registration::HistoryHead>& heads, ForeignHead foreign);

} // namespace nidus::storage
