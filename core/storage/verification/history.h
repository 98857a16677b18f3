// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus {

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
    [[nodiscard]] std::expected<QList<Error>, Error> examine(const std::stop_token& stop = {},
                                                             ProgressSink* progress = nullptr) const;
    /// The first problem that examine() finds, as an error.
    [[nodiscard]] std::expected<void, Error> verify() const;
    /// The newest entry of the history and the registry's identity.
    [[nodiscard]] std::expected<HistoryHead, Error> head() const;
    /// Whether the history goes on from heads that were given out: ForkedHistory names the first entry that
    /// does not. Proves nothing where examine() finds something.
    [[nodiscard]] std::expected<QList<Error>, Error> compareWith(const QList<HistoryHead>& heads) const;
    /// What was found when the file was opened: a history that does not go on from heads seen before
    /// (ForkedHistory). examine() says it too.
    [[nodiscard]] QList<Error> headProblems() const { return m_headProblems; }
    /// The NIDs that are registered against RFC 8141 section 5, which nothing lets in any more: IllegalNid
    /// each.
    [[nodiscard]] std::expected<QList<Error>, Error> illegalNids() const;

    /// Enters that the file was put back from a copy while the history of the last head seen was not there to
    /// be asked.
    [[nodiscard]] std::expected<void, Error> enterRestore();
    /// From now on every head is entered into `log`, in which `seen` was found before the file was opened.
    [[nodiscard]] std::expected<void, Error> witness(const HeadLog& log, const QList<HistoryHead>& seen);

private:
    Connection& m_connection;
    QList<HistoryHead> m_seen; ///< before the file was opened
    QList<Error> m_headProblems;
};

} // namespace nidus
