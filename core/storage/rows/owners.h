// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/rows/eventrows.h"

#include <QString>
#include <expected>

namespace nidus::storage {

/// Returns the owner that a handle names: a NID, or "draft:ID" of an open draft. NotFound.
[[nodiscard]] std::expected<EventOwner, base::Error> findOwner(Connection& connection, const QString& handle);

} // namespace nidus::storage
