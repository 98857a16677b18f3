// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus::storage {

/// What is not as it was sealed, was never sealed, or is gone: ChangedOutside, MissingHistory; at most
/// kMostReportedProblems. Cancelled.
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineSeals(Connection& connection,
                                                              const std::stop_token& stop);

} // namespace nidus::storage
