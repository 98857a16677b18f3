// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>
#include <expected>

namespace nidus::storage {

/// Where registrations and drafts contradict what their versions and events determine, rows that belong to
/// nothing, and counters that are not at the greatest id: ChangedOutside, MissingHistory. At most
/// kMostReportedProblems of each kind.
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineRecords(Connection& connection);

} // namespace nidus::storage
