// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/rows/eventrows.h"

#include <QString>

namespace nidus::storage {

/// Returns the owner that a handle names: a NID, or "draft:ID" of an open draft. NotFound.
[[nodiscard]] base::Result<EventOwner> findOwner(Connection& connection, const QString& handle);

} // namespace nidus::storage
