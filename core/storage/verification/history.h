// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

class Connection;
class HeadLog;

/// The history of a registry and its proof.
class History
{
public:
    explicit History(Connection& connection) : m_connection(connection) {}

    /// Checks the whole file and returns its problems: its pages, indexes, and references (DamagedDatabase),
    /// its schema (ForeignSchema; a problem with a table ends the check), its history against the ledger
    /// (TamperedVersion, TamperedEvent, MissingHistory), headProblems(), everything else against its seals
    /// and the history (ChangedOutside, MissingHistory), the search index (StaleIndex), and illegalNids().
    /// Progress has no total while pages and references are checked; then it counts entries of the ledger.
    /// Canceled. Does not block writers.
    [[nodiscard]] base::Result<QList<base::Error>> examine(const std::stop_token& stop = {},
                                                           base::ProgressSink* progress = nullptr) const;
    /// Returns the first problem that examine() finds, as an error.
    [[nodiscard]] base::Result<void> verify() const;
    /// Returns the newest entry of the history and the registry's identity.
    [[nodiscard]] base::Result<registration::HistoryHead> head() const;
    /// Checks that the history continues from earlier heads: ForkedHistory names the first entry that does
    /// not. Proves nothing if examine() finds a problem.
    [[nodiscard]] base::Result<QList<base::Error>>
    compareWith(const QList<registration::HistoryHead>& heads) const;
    /// Returns the problems found when the file was opened: a history that does not continue from heads seen
    /// before (ForkedHistory). examine() reports them too.
    [[nodiscard]] QList<base::Error> headProblems() const { return m_headProblems; }
    /// Returns an IllegalNid for each registered NID that violates RFC 8141 section 5. Nidus no longer
    /// registers such NIDs.
    [[nodiscard]] base::Result<QList<base::Error>> illegalNids() const;

    /// Records that the file was restored from a backup while the history of the last head seen was
    /// unavailable.
    [[nodiscard]] base::Result<void> recordRestore();
    /// Adds the present head to `log` as seen, and every later one as written; `seen` are the heads in it
    /// from before the file was opened.
    [[nodiscard]] base::Result<void> witness(const HeadLog& log,
                                             const QList<registration::HistoryHead>& seen);

private:
    Connection& m_connection;
    QList<registration::HistoryHead> m_seen; ///< before the file was opened
    QList<base::Error> m_headProblems;
};

} // namespace nidus::storage
