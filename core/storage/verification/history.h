// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"
#include "core/storage/values/registryvalues.h"

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
    /// not, ReplacedHistory the entries that a restore replaced or that were acknowledged as missing, and
    /// Acknowledged other problems that were acknowledged since the first head. Proves nothing if examine()
    /// finds a problem.
    [[nodiscard]] base::Result<QList<base::Error>>
    compareWith(const QList<registration::HistoryHead>& heads) const;
    /// Returns the problems found when the file was opened: a history that does not continue from heads seen
    /// before (ForkedHistory). examine() reports them too.
    [[nodiscard]] QList<base::Error> headProblems() const { return m_headProblems; }
    /// Returns an IllegalNid for each registered NID that violates RFC 8141 section 5. Nidus no longer
    /// registers such NIDs.
    [[nodiscard]] base::Result<QList<base::Error>> illegalNids() const;

    /// Records that somebody knows the problems that examine() finds. From then on, examine() and
    /// headProblems() ignore them until something changes again; compareWith() names them for earlier heads.
    /// What other programs changed is sealed as it is now, and the search index is rebuilt. Never
    /// acknowledges damage (DamagedDatabase), changed tables (ForeignSchema), or illegal NIDs. Raises the
    /// numbers that are never assigned again; never lowers them. Writes nothing if there is nothing to
    /// acknowledge. Canceled.
    [[nodiscard]] base::Result<AcknowledgeReport> acknowledge(const AcknowledgeOrder& order,
                                                              const std::stop_token& stop = {},
                                                              base::ProgressSink* progress = nullptr);
    /// Adds the present head and the highest numbers assigned to `log`, as this process has written them.
    void rememberWritten(const HeadLog& log) const;
    /// Adds the present head and numbers to `log` as seen, and all later ones as written; `seen` are the
    /// heads in it from before the file was opened.
    [[nodiscard]] base::Result<void> witness(const HeadLog& log, const registration::SeenHeads& seen);

private:
    [[nodiscard]] base::Result<void> reserveSeen(const HeadLog& log);

    Connection& m_connection;
    registration::SeenHeads m_seen; ///< before the file was opened
    QList<base::Error> m_headProblems;
};

} // namespace nidus::storage
