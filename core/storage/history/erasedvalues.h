// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>

namespace nidus::storage {

/// Contract: Erasure::places().
[[nodiscard]] base::Result<QList<ErasedPlace>> selectErased(Connection& connection);

/// Reports replacements of erased values that were changed, and values that were erased without an entry:
/// TamperedVersion, TamperedEvent.
[[nodiscard]] base::Result<QList<base::Error>> examineErased(Connection& connection);

} // namespace nidus::storage
