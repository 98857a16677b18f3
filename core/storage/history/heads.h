// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/acknowledgedproblems.h"

#include <QList>
#include <cstdint>

namespace nidus::storage {

/// Who knows a head.
enum class HeadSource : std::uint8_t {
    Witness, ///< somebody outside, who wants to know whether its entries are still there, and why not
    Log, ///< HeadLog: only the last head must belong to this registry, because another one may have had its
         ///< name before; what a restore replaced or somebody acknowledged is ignored
};

/// How a history continues from heads.
struct HeadComparison
{
    /// ForkedHistory names the first entry that differs; ReplacedHistory, only for a witness, entries that a
    /// restore replaced or whose absence was acknowledged.
    QList<base::Error> problems;
    /// What an acknowledgment of the ForkedHistory must name.
    QList<MissingEntries> missing;
};

/// Checks that the history continues from each head, relying on its own hashes (examineLedger() proves
/// these). Heads of a log are in the order in which they were seen: what was seen after this history had
/// recorded a restore is not among the entries that the restore replaced.
[[nodiscard]] base::Result<HeadComparison>
compareHeads(Connection& connection, const registration::SeenHeads& heads, HeadSource source);

} // namespace nidus::storage
