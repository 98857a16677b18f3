// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>
#include <expected>

namespace nidus::storage {

/// What heads of another registry mean.
enum class ForeignHead : std::uint8_t {
    Differs, ///< they should be of this one
    IsOlder, ///< only the last one counts: another registry may have had this name before
};

/// Whether the history goes on from each head, as far as its own hashes tell (examineLedger() proves these):
/// ForkedHistory names the first entry that does not. What a restore left behind is no fork: heads up to that
/// which the restore names are passed over.
[[nodiscard]] std::expected<QList<base::Error>, base::Error>
compareHeads(Connection& connection, const QList<registration::HistoryHead>& heads, ForeignHead foreign);

} // namespace nidus::storage
