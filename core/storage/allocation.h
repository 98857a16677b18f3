// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/connection.h"

#include <QString>
#include <expected>

namespace nidus {

/// Contract: Registry::nextInformalNid(). Inside a write transaction the number is the caller's.
[[nodiscard]] std::expected<QString, Error> nextInformalNid(Connection& connection);

} // namespace nidus
