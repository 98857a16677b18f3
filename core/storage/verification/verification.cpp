// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/verification.h"

#include "core/findings/text/urnfindings.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/restoration.h"
#include "core/storage/schema/schemacheck.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/verification/ledgercheck.h"
#include "core/storage/verification/recordcheck.h"
#include "core/storage/verification/sealcheck.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// During its lifetime, long statements end once a stop is requested, and report that they are running.
class InterruptionScope
{
public:
    InterruptionScope(Connection& connection, const std::stop_token& stop,
                      base::ProgressSink* progress = nullptr)
        : m_connection(connection)
    {
        m_connection.obey(&stop, progress);
    }
    InterruptionScope(const InterruptionScope&) = delete;
    InterruptionScope& operator=(const InterruptionScope&) = delete;
    ~InterruptionScope() { m_connection.obey(nullptr); }

private:
    Connection& m_connection;
};

base::Result<void> checkAllPages(Connection& connection, const std::stop_token& stop,
                                 base::ProgressSink* progress)
{
    if (progress != nullptr)
        progress->progressed({}); // SQLite reads every page before it calls back
    const InterruptionScope obedience(connection, stop, progress);
    return checkPages(connection, PageCheck::Whole);
}

/// Returns references to missing rows.
base::Result<QList<base::Error>> findOrphans(Connection& connection, const std::stop_token& stop,
                                             base::ProgressSink* progress)
{
    const InterruptionScope obedience(connection, stop, progress);
    return connection.list(dialect::brokenReferences(), {}, [&connection](const QueryRow& row) {
        const QString place =
            u"%1 row %2 refers to a missing row of %3"_s.arg(row.text(0), row.text(1), row.text(2));
        return base::Error{kDamagedDatabase, connection.path().toStdString(), place.toStdString()};
    });
}

} // namespace

base::Result<QList<base::Error>> findIllegalNids(Connection& connection)
{
    const auto registered = connection.list(
        u"SELECT nid, kind FROM registration WHERE state = ? ORDER BY nid"_s,
        {QString(registration::wordOf(registration::State::Registered))}, [](const QueryRow& row) {
            return std::pair(row.text(0), registration::fromWord<registration::NamespaceKind>(row.text(1))
                                              .value_or(registration::NamespaceKind{}));
        });
    if (!registered)
        return std::unexpected(registered.error());
    QList<base::Error> problems;
    for (const auto& [nid, kind] : *registered) {
        const QList<findings::Finding> broken = findings::violatedNidRules(nid, kind);
        if (!broken.isEmpty())
            problems.append(
                {kIllegalNid, nid.toStdString(), QString(broken.first().id.word()).toStdString()});
    }
    return problems;
}

base::Result<void> checkPages(Connection& connection, PageCheck check)
{
    const auto complaints =
        connection.list(check == PageCheck::Quick ? dialect::quickCheck() : dialect::wholeCheck(), {},
                        [](const QueryRow& row) { return row.text(0); });
    if (!complaints)
        return std::unexpected(complaints.error());
    if (complaints->join(u'\n') == "ok"_L1)
        return {};
    return std::unexpected(base::Error{kDamagedDatabase, connection.path().toStdString(),
                                       complaints->join(u'\n').toStdString()});
}

base::Result<QList<base::Error>> verifyDatabase(Connection& connection, const std::stop_token& stop,
                                                base::ProgressSink* progress)
{
    if (const auto sound = checkAllPages(connection, stop, progress); !sound) {
        if (sound.error().code != kDamagedDatabase)
            return std::unexpected(sound.error());
        return QList{sound.error()}; // the content of rows is unreliable then
    }
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto problems = examineSchema(connection);
    if (!problems || concernsTables(*problems))
        return problems;
    const auto orphans = findOrphans(connection, stop, progress);
    if (!orphans)
        return orphans;
    problems->append(*orphans);
    const InterruptionScope obedience(connection, stop);
    const auto history = examineLedger(connection, stop, progress);
    if (!history)
        return std::unexpected(history.error());
    problems->append(history->errors);
    for (const auto& found : {examineSeals(connection, stop), examineRecords(connection),
                              examineSearchIndex(connection, stop), findIllegalNids(connection)}) {
        if (!found)
            return found;
        problems->append(*found);
    }
    const auto acknowledged = acknowledgements(connection);
    if (!acknowledged)
        return std::unexpected(acknowledged.error());
    for (const Acknowledgement& each : *acknowledged) {
        problems->removeIf([&](const base::Error& problem) {
            return each.problems.remaining.contains(named(problem, connection.path()));
        });
    }
    return transaction->commit(*std::move(problems));
}

} // namespace nidus::storage
