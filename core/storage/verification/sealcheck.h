// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

/// Reports what does not match its seal, was never sealed, or is missing: ChangedOutside, MissingHistory; at
/// most kMaxReportedProblems. Canceled.
[[nodiscard]] base::Result<QList<base::Error>> examineSeals(Connection& connection,
                                                            const std::stop_token& stop);

} // namespace nidus::storage
