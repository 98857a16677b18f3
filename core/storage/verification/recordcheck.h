// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>

namespace nidus::storage {

/// Reports registrations and drafts that contradict their versions and events, orphaned rows, and counters
/// that do not match the highest id: ChangedOutside, MissingHistory. At most kMaxReportedProblems of each
/// kind.
[[nodiscard]] base::Result<QList<base::Error>> examineRecords(Connection& connection);

} // namespace nidus::storage
