// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QLatin1StringView>
#include <QList>
#include <QVariant>
#include <stop_token>

namespace nidus::storage {

/// An item that does not match its seal, was never sealed, or is missing.
struct SealProblem
{
    QLatin1StringView kind; ///< for sealAgain(); empty if seals themselves are missing
    QVariant name;
    base::Error error;
};
/// Returns the first problems, `most` at most. Canceled.
[[nodiscard]] base::Result<QList<SealProblem>> findSealProblems(Connection& connection,
                                                                const std::stop_token& stop,
                                                                qsizetype most = kMaxReportedProblems,
                                                                base::ProgressSink* progress = nullptr);

/// Reports what does not match its seal, was never sealed, or is missing: ChangedOutside, MissingHistory; at
/// most kMaxReportedProblems. Canceled.
[[nodiscard]] base::Result<QList<base::Error>>
examineSeals(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
