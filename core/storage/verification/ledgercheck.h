// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

/// Returns the problems of the history: TamperedVersion, TamperedEvent, MissingHistory; at most
/// kMaxReportedProblems of them. Canceled.
[[nodiscard]] base::Result<QList<base::Error>>
examineLedger(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
