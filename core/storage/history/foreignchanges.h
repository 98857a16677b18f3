// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

namespace nidus::storage {

// Nidus writes only what it has read as it was sealed: a change by another program would otherwise be sealed
// by the next write, and nobody would notice.

/// Compares with their seals the items that the open transaction touches or reads, as they were before it:
/// the noted items (seals.h), the owners of new events, what a new draft revises, and the comments on all of
/// these. ForeignChange names the first item that differs and its columns. Items that sealAgain() sealed are
/// left out.
[[nodiscard]] base::Result<void> checkBeforeSealing(Connection& connection);

} // namespace nidus::storage
