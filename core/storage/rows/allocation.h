// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QString>
#include <expected>

namespace nidus::storage {

/// The highest number that an informal namespace was ever given, decimal, before a restore too; empty = none.
[[nodiscard]] std::expected<QString, base::Error> highestInformalNumber(Connection& connection);
/// Of two such numbers, which have more digits than an integer type.
[[nodiscard]] QString higherInformalNumber(const QString& a, const QString& b);

/// Contract: Registrations::nextInformalNid(). Inside a write transaction the number is the caller's.
[[nodiscard]] std::expected<QString, base::Error> nextInformalNid(Connection& connection);

} // namespace nidus::storage
