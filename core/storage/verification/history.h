// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus::storage {

class Connection;
class HeadLog;

/// The history of a registry as something to be proved.
class History
{
public:
    explicit History(Connection& connection) : m_connection(connection) {}

    /// Everything that is wrong with the file: its pages, indexes and references (DamagedDatabase), its
    /// schema (ForeignSchema; after one about a table nothing else is looked at), its history against the
    /// ledger (TamperedVersion, TamperedEvent, MissingHistory), headProblems(), everything else against its
    /// seals and the history (ChangedOutside, MissingHistory), the search index (StaleIndex), and
    /// illegalNids(). Progress without a total tells that pages and references are looked at; then it counts
    /// entries of the ledger. Cancelled. Writers are not kept waiting.
    [[nodiscard]] std::expected<QList<base::Error>, base::Error> examine(const std::stop_token& stop = {},
                                                             base::ProgressSink* progress = nullptr) const;
    /// The first problem that examine() finds, as an error.
    [[nodiscard]] std::expected<void, base::Error> verify() const;
    /// The newest entry of the history and the registry's identity.
    [[nodiscard]] std::expected<registration::HistoryHead, base::Error> head() const;
    /// Whether the history goes on from heads that were given out: ForkedHistory names the first entry that
    /// does not. Proves nothing where examine() finds something.
    [[nodiscard]] std::expected<QList<base::Error>, base::Error> compareWith(const QList<registration::HistoryHead>& heads) const;
    /// What was found when the file was opened: a history that does not go on from heads seen before
    /// (ForkedHistory). examine() says it too.
    [[nodiscard]] QList<base::Error> headProblems() const { return m_headProblems; }
    /// The NIDs that are registered against RFC 8141 section 5, which nothing lets in any more: IllegalNid
    /// each.
    [[nodiscard]] std::expected<QList<base::Error>, base::Error> illegalNids() const;

    /// Enters that the file was put back from a copy while the history of the last head seen was not there to
    /// be asked.
    [[nodiscard]] std::expected<void, base::Error> enterRestore();
    /// From now on every head is entered into `log`, in which `seen` was found before the file was opened.
    [[nodiscard]] std::expected<void, base::Error> witness(const HeadLog& log, const QList<registration::HistoryHead>& seen);

private:
    Connection& m_connection;
    QList<registration::HistoryHead> m_seen; ///< before the file was opened
    QList<base::Error> m_headProblems;
};

} // namespace nidus::storage
