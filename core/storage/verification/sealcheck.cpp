// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/sealcheck.h"

#include "core/base/firsterror.h"
#include "core/storage/history/acknowledgedproblems.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/problems.h"
#include "core/storage/history/sealcomparison.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/sqlite/dialect.h"

#include <QStringList>
#include <algorithm>
#include <cstdint>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t kItemsOfAReport = 1000;

/// Compares the current content with the seals.
class SealVerifier
{
public:
    SealVerifier(Connection& connection, qsizetype most, const std::stop_token& stop,
                 base::ProgressSink* progress)
        : m_connection(connection),
          m_most(most),
          m_stop(stop),
          m_progress(progress),
          m_comparison(connection, [this] { count(); })
    {}

    base::Result<QList<SealProblem>> run()
    {
        const auto total = m_connection.number(u"SELECT count(*) FROM seal_salt"_s);
        if (!total)
            return std::unexpected(total.error());
        m_total = std::uint64_t(*total);
        for (const SealedKind& kind : sealedKinds()) {
            for (const auto step :
                 {&SealVerifier::compareAll, &SealVerifier::findGone, &SealVerifier::findOutdated}) {
                if (const auto done = (this->*step)(kind); !done)
                    return std::unexpected(done.error());
            }
        }
        if (const auto done = findCutLedger(); !done)
            return std::unexpected(done.error());
        return m_problems;
    }

private:
    void count()
    {
        if (++m_done % kItemsOfAReport == 0 && m_progress != nullptr)
            m_progress->progressed({.done = std::min(m_done, m_total), .total = m_total});
    }

    base::Result<void> compareAll(const SealedKind& kind)
    {
        return m_comparison.each(
            kind, allKeys(kind),
            [&](const SealedItem& item, const SealDifference& difference) -> base::Result<void> {
                report(kind.word, item.name,
                       {kChangedOutside, orPath(difference.subject),
                        nameOf(kind, item.name) +
                            (difference.places.isEmpty()
                                 ? ", never written by Nidus"
                                 : ", changed: " + difference.places.join(", "_L1).toStdString())});
                return {};
            },
            m_stop);
    }

    base::Result<void> findGone(const SealedKind& kind)
    {
        return reportNames(kind, kMissingHistory, " is missing",
                           m_comparison.missing(kind, u"true"_s, m_most));
    }

    /// Finds salts of older seals: the item was changed back to an earlier state.
    base::Result<void> findOutdated(const SealedKind& kind)
    {
        const QString sql =
            u"SELECT s.name FROM (SELECT name, max(id) AS id FROM seal WHERE place = '%1' GROUP BY name) n "
            "JOIN seal s ON s.id = n.id LEFT JOIN seal_salt x ON x.place = '%1' AND x.name = s.name "
            "WHERE CASE WHEN s.digest = %2 THEN x.seal_id IS NOT NULL "
            "ELSE x.seal_id IS DISTINCT FROM s.id END LIMIT ?"_s.arg(kind.word, dialect::noBytes());
        return reportNames(
            kind, kChangedOutside, " matches only an older seal",
            m_connection.list(sql, {m_most}, [](const QueryRow& row) { return row.value(0); }));
    }

    /// Compares the ledger with the number of entries that the seals recorded.
    base::Result<void> findCutLedger()
    {
        const auto entries = ledgerHead(m_connection);
        const auto known = m_connection.number(u"SELECT coalesce(max(entries), 0) FROM seal"_s);
        if (const auto error = base::firstError(entries, known))
            return std::unexpected(*error);
        if (*known > entries->entries)
            report({}, {},
                   {kMissingHistory, path(), entriesText(entries->entries + 1, *known) + " of the ledger"});
        return {};
    }

    base::Result<void> reportNames(const SealedKind& kind, base::ErrorCode code, const std::string& what,
                                   const base::Result<QList<QVariant>>& names)
    {
        if (!names)
            return std::unexpected(names.error());
        for (const QVariant& name : *names)
            report(kind.word, name, {code, path(), nameOf(kind, name) + what});
        return {};
    }

    static std::string nameOf(const SealedKind& kind, const QVariant& name)
    {
        return u"%1 %2"_s.arg(kind.word, name.toString()).toStdString();
    }

    void report(QLatin1StringView kind, const QVariant& name, const base::Error& problem)
    {
        if (m_problems.size() < m_most)
            m_problems.append({kind, name, problem});
    }

    [[nodiscard]] std::string path() const { return m_connection.path().toStdString(); }
    [[nodiscard]] std::string orPath(const QString& subject) const
    {
        return subject.isEmpty() ? path() : subject.toStdString();
    }

    Connection& m_connection;
    qsizetype m_most;
    const std::stop_token& m_stop;
    base::ProgressSink* m_progress;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    SealComparison m_comparison;
    QList<SealProblem> m_problems;
};

} // namespace

base::Result<QList<SealProblem>> findSealProblems(Connection& connection, const std::stop_token& stop,
                                                  qsizetype most, base::ProgressSink* progress)
{
    return SealVerifier(connection, most, stop, progress).run();
}

base::Result<QList<base::Error>> examineSeals(Connection& connection, const std::stop_token& stop,
                                              base::ProgressSink* progress)
{
    const auto found = findSealProblems(connection, stop, kMaxReportedProblems, progress);
    if (!found)
        return std::unexpected(found.error());
    QList<base::Error> problems;
    for (const SealProblem& problem : *found)
        problems.append(problem.error);
    return problems;
}

} // namespace nidus::storage
