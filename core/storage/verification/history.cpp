// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/history.h"

#include "core/storage/engine/connection.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/verification/acknowledgment.h"
#include "core/storage/verification/verification.h"

#include <QStringList>
#include <algorithm>

namespace nidus::storage {

base::Result<QList<base::Error>> History::examine(const std::stop_token& stop,
                                                  base::ProgressSink* progress) const
{
    auto problems = verifyDatabase(m_connection, stop, progress);
    if (!problems)
        return problems;
    const auto compared = compareHeads(m_connection, m_seen, HeadSource::Log);
    if (!compared)
        return std::unexpected(compared.error());
    return *problems + compared->problems;
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
    const auto compared = compareHeads(m_connection, {heads}, HeadSource::Witness);
    if (!compared)
        return std::unexpected(compared.error());
    if (heads.isEmpty())
        return QList<base::Error>();
    const auto first = std::ranges::min_element(heads, {}, &registration::HistoryHead::count);
    const auto acknowledged = acknowledgedProblems(m_connection, first->count);
    if (!acknowledged)
        return acknowledged;
    return compared->problems + *acknowledged;
}

base::Result<QList<base::Error>> History::illegalNids() const { return findIllegalNids(m_connection); }

base::Result<AcknowledgeReport>
History::acknowledge(const AcknowledgeOrder& order, const std::stop_token& stop, base::ProgressSink* progress)
{
    const auto report = acknowledgeProblems(m_connection, m_seen, order, stop, progress);
    if (!report)
        return report;
    const auto compared = compareHeads(m_connection, m_seen, HeadSource::Log);
    if (!compared)
        return std::unexpected(compared.error());
    m_headProblems = compared->problems;
    return report;
}

base::Result<void> History::witness(const HeadLog& log, const registration::SeenHeads& seen)
{
    const auto compared = compareHeads(m_connection, seen, HeadSource::Log);
    if (!compared)
        return std::unexpected(compared.error());
    m_seen = seen;
    m_headProblems = compared->problems;
    if (const auto done = reserveSeen(log); !done)
        return done;
    const auto head = historyHead(m_connection);
    const auto numbers = assignedNumbers(m_connection);
    if (head && numbers)
        log.rememberSeen(*head, *numbers);
    m_connection.setWhenCommitted(
        [&connection = m_connection, log] { History(connection).rememberWritten(log); });
    return {};
}

void History::rememberWritten(const HeadLog& log) const
{
    const auto head = historyHead(m_connection);
    const auto numbers = assignedNumbers(m_connection);
    if (head && numbers)
        log.rememberWritten(*head, *numbers);
}

/// An older copy of the file does not know what was assigned after it was made.
base::Result<void> History::reserveSeen(const HeadLog& log)
{
    const auto known = identities(m_connection);
    if (!known)
        return std::unexpected(known.error());
    QStringList names;
    for (const Identity& identity : *known)
        names.append(identity.identity);
    AssignedNumbers seen;
    for (const AssignedNumbers& numbers : log.assigned(names))
        seen = higherNumbers(seen, numbers);
    const auto own = assignedNumbers(m_connection);
    if (!own)
        return std::unexpected(own.error());
    if (higherNumbers(*own, seen) != *own)
        m_connection.reserve(seen);
    return {};
}

} // namespace nidus::storage
