// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/ledgercheck.h"

#include "core/base/firsterror.h"
#include "core/registration/handle.h"
#include "core/storage/history/acknowledgedproblems.h"
#include "core/storage/history/erasedvalues.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/problems.h"
#include "core/storage/history/restoration.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/history/seals.h"
#include "core/storage/sqlite/dialect.h"

#include <QStringList>
#include <limits>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBlock = 2000; // entries read at a time

struct Entry
{
    qint64 id = 0;
    LedgerSubject subject;
    QByteArray hash;
    bool hasSalt = false;
    bool hasOldHash = false;
};

base::Result<QList<Entry>> entriesAfter(Connection& connection, qint64 id)
{
    return connection.list(
        u"SELECT id, version_id, event_id, identity_id, erasure_id, hash, salt IS NOT NULL, "
        "old_hash IS NOT NULL FROM ledger WHERE id > ? ORDER BY id LIMIT ?"_s,
        {id, kBlock}, [](const QueryRow& row) {
            return Entry{row.integer(0), subjectIn(row, 1), row.bytes(5), row.flag(6), row.flag(7)};
        });
}

/// Walks through the ledger and compares every entry with its row.
class LedgerVerifier
{
public:
    LedgerVerifier(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress)
        : m_connection(connection), m_stop(stop), m_progress(progress), m_reader(connection)
    {}

    base::Result<LedgerProblems> run()
    {
        const auto acknowledged = acknowledgments(m_connection);
        if (!acknowledged)
            return std::unexpected(acknowledged.error());
        for (const Acknowledgment& each : *acknowledged)
            m_acknowledged += each.problems.changed;
        for (const auto step :
             {&LedgerVerifier::walk, &LedgerVerifier::examineErasures, &LedgerVerifier::findUnentered,
              &LedgerVerifier::findGaps, &LedgerVerifier::findWrongNewest}) {
            if (const auto done = (this->*step)(); !done)
                return std::unexpected(done.error());
        }
        return LedgerProblems{.errors = m_problems, .lasting = m_lasting, .changed = m_changed};
    }

private:
    base::Result<void> walk()
    {
        const auto total = m_connection.number(u"SELECT count(*) FROM ledger"_s);
        if (!total)
            return std::unexpected(total.error());
        const auto firstOfFormat = firstOfThisFormat();
        if (!firstOfFormat)
            return std::unexpected(firstOfFormat.error());
        qint64 last = 0;
        std::uint64_t done = 0;
        QByteArray before = hashOfNothing();
        while (true) {
            if (m_stop.stop_requested())
                return std::unexpected(base::Error{base::kCanceled, path(), {}});
            if (m_progress != nullptr)
                m_progress->progressed({.done = done, .total = std::uint64_t(*total)});
            const auto block = entriesAfter(m_connection, last);
            if (!block)
                return std::unexpected(block.error());
            if (block->isEmpty())
                break;
            const auto bytes = m_reader.bytesOf(block->first().id, block->last().id);
            const auto seals = sealsFor(m_connection, block->first().id, block->last().id);
            if (const auto error = base::firstError(bytes, seals))
                return std::unexpected(*error);
            for (const Entry& entry : *block) {
                if (entry.id != last + 1)
                    reportGap(last + 1, entry.id - 1);
                if (const auto compared =
                        compare(entry, bytes->value(entry.id), seals->value(entry.id), before);
                    !compared)
                    return compared;
                if (entry.id >= *firstOfFormat)
                    examineUnhashed(entry);
                before = entry.hash; // report a change once, not for all following entries
                last = entry.id;
            }
            done += std::uint64_t(block->size());
        }
        const auto given = m_connection.number("SELECT "_L1 + dialect::lastNumber(u"ledger"_s));
        if (!given)
            return std::unexpected(given.error());
        if (*given > last)
            reportGap(last + 1, *given);
        return {};
    }

    base::Result<void> compare(const Entry& entry, const QByteArray& bytes, const QByteArray& seals,
                               const QByteArray& before)
    {
        const QByteArray found = bytes.isEmpty() ? QByteArray() : hashAfter(before, bytes + seals);
        if (found == entry.hash || m_acknowledged.contains({entry.id, found}))
            return {};
        m_changed.append({entry.id, found});
        if (bytes.isEmpty()) {
            report({kMissingHistory, path(),
                    "entry " + std::to_string(entry.id) + " of the ledger refers to a missing row"});
            return {};
        }
        const auto named = m_reader.nameOf(entry.subject);
        if (!named)
            return std::unexpected(named.error());
        report(withPlace(*named, entry.id));
        return {};
    }

    /// Checks the columns of an entry that no hash covers.
    void examineUnhashed(const Entry& entry)
    {
        const std::string named = "entry " + std::to_string(entry.id) + " of the ledger ";
        if (entry.hasSalt && !m_reader.hasTexts(entry.id))
            reportLasting({kTamperedEvent, path(), named + "has a salt but no text"});
        if (entry.hasOldHash)
            reportLasting({kTamperedEvent, path(), named + "has an old hash"});
    }

    /// Returns the first entry that has a salt only if it has a text, and no hash from before schema 6: 1,
    /// unless the first release, whose seals do not name columns, began the file.
    base::Result<qint64> firstOfThisFormat()
    {
        QStringList sizes;
        for (const SealedKind& kind : sealedKinds())
            sizes.append(u"WHEN '%1' THEN %2"_s.arg(kind.word).arg(kind.parts.size() * kSealDigestSize));
        const QString isNew = u"length(digest) > CASE place %1 END"_s.arg(sizes.join(u' '));
        return m_connection.number(
            u"SELECT CASE WHEN (SELECT %1 FROM seal ORDER BY id LIMIT 1) THEN 1 ELSE "
            "coalesce((SELECT min(entries) + 1 FROM seal WHERE %1), %2) END"_s.arg(isNew)
                .arg(std::numeric_limits<qint64>::max()));
    }

    /// Checks the replacements of erased values.
    base::Result<void> examineErasures()
    {
        const auto problems = examineErased(m_connection);
        if (!problems)
            return std::unexpected(problems.error());
        for (const base::Error& problem : *problems)
            reportLasting(problem);
        return {};
    }

    /// Finds rows that were added without Nidus.
    base::Result<void> findUnentered()
    {
        using enum LedgerSubject::Kind;
        for (const LedgerSubject::Kind kind : {Version, Event, Identity, Erasure}) {
            const QString sql = u"SELECT id FROM %1 WHERE id NOT IN (SELECT %2 FROM ledger WHERE %2 IS NOT "
                                "NULL) ORDER BY id LIMIT ?"_s.arg(ledgerTable(kind), ledgerColumn(kind));
            const auto ids = m_connection.list(sql, {kMaxReportedProblems},
                                               [](const QueryRow& row) { return row.integer(0); });
            if (!ids)
                return std::unexpected(ids.error());
            for (const qint64 id : *ids) {
                auto named = m_reader.nameOf({kind, id});
                if (!named)
                    return std::unexpected(named.error());
                named->detail += named->detail.empty() ? "not in the ledger" : ", not in the ledger";
                report(*named);
            }
        }
        return {};
    }

    /// Finds gaps in the version numbers 1, 2, ...
    base::Result<void> findGaps()
    {
        return reportRows(
            u"SELECT r.nid, count(*), max(v.number) FROM version v JOIN registration r "
            "ON r.id = v.registration_id GROUP BY v.registration_id HAVING max(v.number) <> count(*) LIMIT ?"_s,
            [](const QueryRow& row) {
                return base::Error{kMissingHistory, row.text(0).toStdString(),
                                   std::to_string(row.integer(1)) + " of " + std::to_string(row.integer(2)) +
                                       " versions found"};
            });
    }

    /// Checks the copies in each registration of what the list shows of the latest version.
    base::Result<void> findWrongNewest()
    {
        return reportRows(
            u"SELECT r.nid, r.newest_version FROM registration r LEFT JOIN version v ON v.id = "
            "(SELECT id FROM version WHERE registration_id = r.id ORDER BY number DESC LIMIT 1) "
            "LEFT JOIN content c ON c.id = v.content_id LEFT JOIN newest n ON n.registration_id = r.id "
            "WHERE r.newest_version <> coalesce(v.number, 0) OR r.newest_registrant <> "
            "coalesce(nullif(c.registrant_organisation, ''), nullif(c.registrant_contact_name, ''), "
            "c.registrant_other, '') OR (n.registration_id IS NULL) <> (v.id IS NULL) OR "
            "n.has_organisation <> (c.registrant_organisation <> '') OR "
            "n.has_rule <> EXISTS (SELECT 1 FROM syntax_rule s WHERE s.content_id = c.id) LIMIT ?"_s,
            [](const QueryRow& row) {
                return base::Error{kTamperedVersion,
                                   registration::versionHandle(row.text(0), row.number(1)).toStdString(),
                                   "the list shows different data"};
            });
    }

    /// Reports each row of a query, whose only parameter is the maximum count.
    base::Result<void> reportRows(const QString& sql, base::Error (*read)(const QueryRow&))
    {
        const auto problems = m_connection.list(sql, {kMaxReportedProblems}, read);
        if (!problems)
            return std::unexpected(problems.error());
        for (const base::Error& problem : *problems)
            reportLasting(problem);
        return {};
    }

    void reportGap(qint64 first, qint64 last)
    {
        reportLasting({kMissingHistory, path(), entriesText(first, last) + " of the ledger"});
    }

    void reportLasting(const base::Error& problem)
    {
        report(problem);
        m_lasting.append(problem);
    }

    void report(const base::Error& problem)
    {
        if (m_problems.size() < kMaxReportedProblems && !m_problems.contains(problem))
            m_problems.append(problem);
    }

    [[nodiscard]] std::string path() const { return m_connection.path().toStdString(); }

    Connection& m_connection;
    const std::stop_token& m_stop;
    base::ProgressSink* m_progress;
    LedgerBytes m_reader;
    QList<ChangedEntry> m_acknowledged;
    QList<ChangedEntry> m_changed;
    QList<base::Error> m_problems;
    QList<base::Error> m_lasting;
};

} // namespace

base::Result<LedgerProblems> examineLedger(Connection& connection, const std::stop_token& stop,
                                           base::ProgressSink* progress)
{
    return LedgerVerifier(connection, stop, progress).run();
}

} // namespace nidus::storage
