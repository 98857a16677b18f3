// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/assignednumbers.h"

#include <QString>

namespace nidus::storage {

/// Returns the highest numbers ever assigned, also before a restore, and those reserved by the connection.
[[nodiscard]] base::Result<AssignedNumbers> assignedNumbers(Connection& connection);
/// Returns the higher ones of two.
[[nodiscard]] AssignedNumbers higherNumbers(const AssignedNumbers& a, const AssignedNumbers& b);

/// Counts the ids of drafts from `last` on, unless they are already higher. Must be called in a transaction.
[[nodiscard]] base::Result<void> countDraftsTo(Connection& connection, qint64 last);

/// Contract: Registrations::nextInformalNid(). Inside a write transaction the number is the caller's.
[[nodiscard]] base::Result<QString> nextInformalNid(Connection& connection);

} // namespace nidus::storage
