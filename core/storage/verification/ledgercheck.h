// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus::storage {

/// What is wrong with the history: TamperedVersion, TamperedEvent, MissingHistory; at most
/// kMostReportedProblems of them. Cancelled.
[[nodiscard]] std::expected<QList<base::Error>, base::Error>
examineLedger(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
