// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/verification.h"

#include "core/findings/text/urnfindings.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/restoration.h"
#include "core/storage/schema/schemacheck.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/subregistries/presentrows.h"
#include "core/storage/verification/checkprogress.h"
#include "core/storage/verification/ledgercheck.h"
#include "core/storage/verification/recordcheck.h"
#include "core/storage/verification/sealcheck.h"

#include <optional>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

using CheckPart = CheckProgress::Part;

/// Returns references to missing rows.
base::Result<QList<base::Error>> findOrphans(Connection& connection, const std::stop_token& stop,
                                             base::ProgressSink* progress)
{
    const StatementScope interruptible(connection, stop, progress);
    return connection.list(dialect::brokenReferences(), {}, [&connection](const QueryRow& row) {
        const QString place =
            u"%1 row %2 refers to a missing row of %3"_s.arg(row.text(0), row.text(1), row.text(2));
        return base::Error{kDamagedDatabase, connection.path().toStdString(), place.toStdString()};
    });
}

/// What is wrong with the rows, without the search index.
struct RowProblems
{
    QList<base::Error> errors;
    bool isSchemaWrong = false; ///< the rest was not checked
};

base::Result<RowProblems> examineRows(Connection& connection, const std::stop_token& stop,
                                      CheckProgress& progress)
{
    auto problems = examineSchema(connection);
    if (!problems)
        return std::unexpected(problems.error());
    if (concernsTables(*problems))
        return RowProblems{.errors = *std::move(problems), .isSchemaWrong = true};
    CheckProgress::PartSink references = progress.of(CheckPart::References);
    CheckProgress::PartSink entries = progress.of(CheckPart::Ledger);
    CheckProgress::PartSink items = progress.of(CheckPart::Seals);
    const auto orphans = findOrphans(connection, stop, &references);
    if (!orphans)
        return std::unexpected(orphans.error());
    progress.finish(CheckPart::References);
    const StatementScope interruptible(connection, stop);
    const auto history = examineLedger(connection, stop, &entries);
    if (!history)
        return std::unexpected(history.error());
    progress.finish(CheckPart::Ledger);
    const auto seals = examineSeals(connection, stop, &items);
    if (!seals)
        return std::unexpected(seals.error());
    progress.finish(CheckPart::Seals);
    const auto records = examineRecords(connection);
    if (!records)
        return std::unexpected(records.error());
    const auto present = examinePresentRows(connection);
    if (!present)
        return std::unexpected(present.error());
    progress.finish(CheckPart::Records);
    return RowProblems{.errors = *problems + *orphans + history->errors + *seals + *records + *present};
}

base::Result<QList<base::Error>> examineIndex(Connection& connection, const std::stop_token& stop,
                                              CheckProgress& progress)
{
    const StatementScope interruptible(connection, stop);
    CheckProgress::PartSink index = progress.of(CheckPart::Index);
    auto problems = examineSearchIndex(connection, stop, &index);
    progress.finish(CheckPart::Index);
    return problems;
}

base::Result<void> examinePages(Connection& connection, const std::stop_token& stop, CheckProgress& progress)
{
    CheckProgress::PartSink pages = progress.of(CheckPart::Pages);
    auto sound = checkAllPages(connection, stop, &pages);
    progress.finish(CheckPart::Pages);
    return sound;
}

/// Returns the result for a file whose pages are damaged: the content of rows is unreliable then.
base::Result<QList<base::Error>> withoutRows(const base::Error& error)
{
    if (error.code != kDamagedDatabase)
        return std::unexpected(error);
    return QList{error};
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

base::Result<QList<base::Error>> verifyDatabase(Connection& connection, const std::stop_token& stop,
                                                base::ProgressSink* sink, qint64 asideFrom)
{
    CheckProgress progress(sink);
    AsideCheck aside(connection, stop, progress, asideFrom);
    if (!aside.isRunning()) {
        if (const auto sound = examinePages(connection, stop, progress); !sound)
            return withoutRows(sound.error());
    }
    const bool hasAside = aside.isRunning();
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const std::stop_token callersStop = aside.callersStop();
    auto rows = examineRows(connection, callersStop, progress);
    const std::optional<AsideCheck::Result> other = aside.finish();
    if (other && !other->pages)
        return withoutRows(other->pages.error());
    if (!rows)
        return std::unexpected(rows.error());
    if (hasAside && !other) {
        if (const auto sound = examinePages(connection, stop, progress); !sound)
            return withoutRows(sound.error());
    }
    if (rows->isSchemaWrong)
        return rows->errors;
    for (const auto& found :
         {other ? other->index : examineIndex(connection, stop, progress), findIllegalNids(connection)}) {
        if (!found)
            return found;
        rows->errors.append(*found);
    }
    const auto acknowledged = acknowledgments(connection);
    if (!acknowledged)
        return std::unexpected(acknowledged.error());
    for (const Acknowledgment& each : *acknowledged) {
        rows->errors.removeIf([&](const base::Error& problem) {
            return each.problems.remaining.contains(named(problem, connection.path()));
        });
    }
    return transaction->commit(std::move(rows->errors));
}

} // namespace nidus::storage
