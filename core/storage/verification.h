// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/connection.h"

#include <expected>

namespace nidus {

/// Contract: Registry::verify().
[[nodiscard]] std::expected<void, Error> verifyDatabase(Connection& connection);

} // namespace nidus
