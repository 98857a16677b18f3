// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <expected>

namespace nidus::storage {

/// Contract: Erasure::places().
[[nodiscard]] std::expected<QList<ErasedPlace>, base::Error> selectErased(Connection& connection);

/// What stands in the place of erased values and is not what was put there, and what was erased without an
/// entry: TamperedVersion, TamperedEvent.
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineErased(Connection& connection);

} // namespace nidus::storage
