// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

/// Reports entries that a search would wrongly find or miss: StaleIndex, at most kMaxReportedProblems.
/// Compares the indexed texts with their sources, and the index with these texts, without writing. Canceled.
[[nodiscard]] base::Result<QList<base::Error>>
examineSearchIndex(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

/// Rebuilds the whole index and its texts. Must be called in a transaction.
[[nodiscard]] base::Result<void> indexAllAgain(Connection& connection);
/// Indexes a registration again if its indexed text is outdated. Must be called in a transaction.
[[nodiscard]] base::Result<void> indexAgain(Connection& connection, qint64 registrationId);

} // namespace nidus::storage
