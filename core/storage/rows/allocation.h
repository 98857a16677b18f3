// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QString>

namespace nidus::storage {

/// Returns the highest number ever given to an informal namespace, also before a restore, in decimal; empty
/// if none.
[[nodiscard]] base::Result<QString> highestInformalNumber(Connection& connection);
/// Returns the higher of two such numbers, which may have more digits than an integer type.
[[nodiscard]] QString higherInformalNumber(const QString& a, const QString& b);

/// Contract: Registrations::nextInformalNid(). Inside a write transaction the number is the caller's.
[[nodiscard]] base::Result<QString> nextInformalNid(Connection& connection);

} // namespace nidus::storage
