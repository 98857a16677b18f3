// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/acknowledgedproblems.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

/// What is wrong with the history.
struct LedgerProblems
{
    QList<base::Error>
        errors; ///< TamperedVersion, TamperedEvent, MissingHistory; at most kMaxReportedProblems
    QList<base::Error> lasting;  ///< those that are not about `changed` or about rows without an entry
    QList<ChangedEntry> changed; ///< all entries that do not match their hashes
};
/// Compares the ledger with the history. Ignores what was acknowledged and has not changed since. Canceled.
[[nodiscard]] base::Result<LedgerProblems> examineLedger(Connection& connection, const std::stop_token& stop,
                                                         base::ProgressSink* progress);

} // namespace nidus::storage
