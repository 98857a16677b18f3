// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/acknowledgment.h"

#include "core/base/contract.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledger.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/problems.h"
#include "core/storage/history/restoration.h"
#include "core/storage/history/seals.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/verification/ledgercheck.h"
#include "core/storage/verification/recordcheck.h"
#include "core/storage/verification/sealcheck.h"
#include "core/storage/verification/verification.h"

#include <algorithm>
#include <array>
#include <limits>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Collects the problems of a registry and makes the checks ignore them. Used in one write transaction.
class Acknowledging
{
public:
    Acknowledging(Connection& connection, const std::stop_token& stop)
        : m_connection(connection), m_stop(stop)
    {}

    /// Repairs what can be sealed; notes the rest.
    base::Result<void> run()
    {
        const auto earlier = acknowledgments(m_connection);
        if (!earlier)
            return std::unexpected(earlier.error());
        for (const Acknowledgment& each : *earlier)
            m_known += each.problems.remaining;
        for (const auto step :
             {&Acknowledging::noteLedger, &Acknowledging::enterForeignRows, &Acknowledging::noteRecords,
              &Acknowledging::rebuildIndex, &Acknowledging::sealItems}) {
            if (const auto done = (this->*step)(); !done)
                return done;
        }
        return {};
    }

    base::Result<void> noteMissing(const registration::SeenHeads& seen)
    {
        const auto compared = compareHeads(m_connection, seen, HeadSource::Log);
        if (!compared)
            return std::unexpected(compared.error());
        m_errors += compared->problems;
        m_problems.missing = compared->missing;
        return {};
    }

    /// Enters it all into the history.
    base::Result<void> enter(const AcknowledgeOrder& order)
    {
        const auto head = historyHead(m_connection);
        if (!head)
            return std::unexpected(head.error());
        const auto assigned = assignedNumbers(m_connection);
        if (!assigned)
            return std::unexpected(assigned.error());
        const AssignedNumbers numbers =
            higherNumbers(*assigned, {.informal = order.informalNumber, .draft = 0});
        m_problems.note = order.note;
        const auto entered = enterRestoration(m_connection, {.at = m_connection.now(),
                                                             .who = order.who,
                                                             .source = m_problems.toText(),
                                                             .leftEntries = head->count,
                                                             .leftHash = head->hash,
                                                             .informalNumber = numbers.informal,
                                                             .draftNumber = numbers.draft});
        if (!entered)
            return entered;
        if (const auto counted = countDraftsTo(m_connection, numbers.draft); !counted)
            return counted;
        if (const auto sealed = sealChanges(m_connection); !sealed)
            return sealed;
        return confirmIdentity(m_connection);
    }

    [[nodiscard]] const QList<base::Error>& errors() const { return m_errors; }

private:
    base::Result<void> noteLedger()
    {
        const auto found = examineLedger(m_connection, m_stop, nullptr);
        if (!found)
            return std::unexpected(found.error());
        m_problems.changed = found->changed;
        for (const base::Error& error : found->errors) {
            if (!found->lasting.contains(error))
                note(&AcknowledgedProblems::sealed, error);
        }
        noteLasting(found->lasting);
        return {};
    }

    /// Rows that were added without Nidus become part of the ledger.
    base::Result<void> enterForeignRows()
    {
        using enum LedgerSubject::Kind;
        constexpr std::array entering{std::pair(Version, &enterVersion), std::pair(Event, &enterEvent),
                                      std::pair(Identity, &enterIdentity), std::pair(Erasure, &enterErasure)};
        for (const auto& [kind, enterOne] : entering) {
            const auto ids = m_connection.list(
                u"SELECT id FROM %1 WHERE id NOT IN (SELECT %2 FROM ledger WHERE %2 IS NOT NULL) "
                "ORDER BY id"_s.arg(ledgerTable(kind), ledgerColumn(kind)),
                {}, [](const QueryRow& row) { return row.integer(0); });
            if (!ids)
                return std::unexpected(ids.error());
            for (const qint64 id : *ids) {
                if (const auto entered = enterOne(m_connection, id); !entered)
                    return entered;
            }
        }
        return {};
    }

    base::Result<void> noteRecords()
    {
        const auto found = examineRecords(m_connection);
        if (!found)
            return std::unexpected(found.error());
        noteLasting(*found);
        return {};
    }

    base::Result<void> rebuildIndex()
    {
        const auto found = examineSearchIndex(m_connection, m_stop, nullptr);
        if (!found)
            return std::unexpected(found.error());
        if (found->isEmpty())
            return {};
        for (const base::Error& error : *found)
            note(&AcknowledgedProblems::sealed, error);
        return indexAllAgain(m_connection);
    }

    base::Result<void> sealItems()
    {
        while (true) {
            // All of them, because those that are sealed together must not differ from their seals otherwise.
            const auto found = findSealProblems(m_connection, m_stop, std::numeric_limits<qsizetype>::max());
            if (!found)
                return std::unexpected(found.error());
            bool isDone = true;
            for (const SealProblem& problem : *found) {
                // A seal whose item and salt are both missing cannot be replaced.
                const NamedProblem name = named(problem.error, m_connection.path());
                const bool wasSealed = m_problems.sealed.removeOne(name);
                if (problem.kind.isEmpty() || wasSealed || m_known.contains(name) ||
                    m_problems.remaining.contains(name)) {
                    noteLasting({problem.error});
                    continue;
                }
                note(&AcknowledgedProblems::sealed, problem.error);
                isDone = false;
                if (const auto again = sealAgain(m_connection, problem.kind, problem.name); !again)
                    return again;
            }
            if (isDone)
                return {};
            if (const auto sealed = sealChanges(m_connection); !sealed)
                return sealed;
        }
    }

    /// If there may be more problems than were found, they cannot all be named, and so they are not ignored.
    void noteLasting(const QList<base::Error>& found)
    {
        if (found.size() >= kMaxReportedProblems)
            return;
        for (const base::Error& error : found) {
            if (!m_known.contains(named(error, m_connection.path())))
                note(&AcknowledgedProblems::remaining, error);
        }
    }

    void note(QList<NamedProblem> AcknowledgedProblems::* list, const base::Error& error)
    {
        const NamedProblem problem = named(error, m_connection.path());
        if (!(m_problems.*list).contains(problem))
            (m_problems.*list).append(problem);
        if (!m_errors.contains(error))
            m_errors.append(error);
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    QList<NamedProblem> m_known; ///< acknowledged before
    AcknowledgedProblems m_problems;
    QList<base::Error> m_errors;
};

/// Returns whether somebody has to restore a backup instead.
bool isDamage(const base::Error& problem)
{
    return problem.code == kDamagedDatabase || problem.code == kForeignSchema;
}

} // namespace

base::Result<AcknowledgeReport> acknowledgeProblems(Connection& connection,
                                                    const registration::SeenHeads& seen,
                                                    const AcknowledgeOrder& order,
                                                    const std::stop_token& stop, base::ProgressSink* progress)
{
    constexpr const char* promise = "an acknowledgment has a note";
    if (!base::expects(!order.note.simplified().isEmpty(), promise))
        return std::unexpected(base::brokenPromise(connection.path().toStdString(), promise));
    const auto found = verifyDatabase(connection, stop, progress);
    if (!found)
        return std::unexpected(found.error());
    if (const auto damage = std::ranges::find_if(*found, isDamage); damage != found->cend())
        return std::unexpected(*damage);
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    Acknowledging acknowledging(connection, stop);
    if (!found->isEmpty()) {
        if (const auto done = acknowledging.run(); !done)
            return std::unexpected(done.error());
    }
    if (const auto done = acknowledging.noteMissing(seen); !done)
        return std::unexpected(done.error());
    AcknowledgeReport report{.acknowledged = acknowledging.errors(), .left = *found};
    report.left.removeIf([&report](const base::Error& error) { return report.acknowledged.contains(error); });
    if (report.acknowledged.isEmpty() && order.informalNumber.isEmpty())
        return report;
    if (const auto entered = acknowledging.enter(order); !entered)
        return std::unexpected(entered.error());
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return report;
}

base::Result<QList<base::Error>> acknowledgedProblems(Connection& connection, qint64 entries)
{
    const auto made = acknowledgments(connection, entries);
    if (!made)
        return std::unexpected(made.error());
    QList<base::Error> problems;
    for (const Acknowledgment& each : *made) {
        const QString when =
            u", acknowledged on %1 by %2"_s.arg(each.at.date().toString(Qt::ISODate), each.who);
        for (const NamedProblem& problem : each.problems.remaining + each.problems.sealed) {
            const QString subject = problem.subject.isEmpty() ? connection.path() : problem.subject;
            problems.append({kAcknowledged, subject.toStdString(), (problem.detail + when).toStdString()});
        }
    }
    return problems;
}

} // namespace nidus::storage
