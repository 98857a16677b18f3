// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/history.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/verification/verification.h"

namespace nidus::storage {

base::Result<QList<base::Error>> History::examine(const std::stop_token& stop,
                                                  base::ProgressSink* progress) const
{
    auto problems = verifyDatabase(m_connection, stop, progress);
    if (!problems)
        return problems;
    const auto forks = compareHeads(m_connection, m_seen, ForeignHead::IsOlder);
    if (!forks)
        return forks;
    return *problems + *forks;
}

base::Result<void> History::verify() const
{
    const auto problems = examine();
    if (!problems)
        return std::unexpected(problems.error());
    if (!problems->isEmpty())
        return std::unexpected(problems->first());
    return {};
}

base::Result<registration::HistoryHead> History::head() const { return historyHead(m_connection); }

base::Result<QList<base::Error>> History::compareWith(const QList<registration::HistoryHead>& heads) const
{
    return compareHeads(m_connection, heads, ForeignHead::Differs);
}

base::Result<QList<base::Error>> History::illegalNids() const { return findIllegalNids(m_connection); }

base::Result<void> History::recordRestore()
{
    if (m_seen.isEmpty())
        return {};
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    if (const auto done = nidus::storage::recordRestore(m_connection, m_seen.last()); !done)
        return done;
    return transaction->commit();
}

base::Result<void> History::witness(const HeadLog& log, const QList<registration::HistoryHead>& seen)
{
    const auto problems = compareHeads(m_connection, seen, ForeignHead::IsOlder);
    if (!problems)
        return std::unexpected(problems.error());
    m_seen = seen;
    m_headProblems = *problems;
    if (const auto present = historyHead(m_connection))
        log.rememberSeen(*present);
    m_connection.setWhenCommitted([&connection = m_connection, log] {
        if (const auto head = historyHead(connection))
            log.rememberWritten(*head);
    });
    return {};
}

} // namespace nidus::storage
