// SPDX-License-Identifier: Apache-2.0
#include "core/storage/verification/sealcheck.h"

#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/problems.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/sqlite/dialect.h"

#include <QStringList>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

struct Sealed
{
    QByteArray digest;
    QByteArray salt;
};

/// Compares the current content with the seals.
class SealVerifier
{
public:
    SealVerifier(Connection& connection, const std::stop_token& stop)
        : m_connection(connection), m_stop(stop), m_reader(connection)
    {}

    base::Result<QList<SealProblem>> run()
    {
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
    base::Result<void> compareAll(const SealedKind& kind)
    {
        return m_reader.each(kind, allKeys(kind),
                             [&](qint64 key, const SealedItem& item) -> base::Result<void> {
                                 if (m_stop.stop_requested())
                                     return std::unexpected(base::Error{base::kCanceled, path(), {}});
                                 return compare(kind, key, item);
                             });
    }

    base::Result<void> compare(const SealedKind& kind, qint64 key, const SealedItem& item)
    {
        const auto sealed =
            m_connection.first(u"SELECT s.digest, x.salt FROM seal_salt x JOIN seal s ON s.id = x.seal_id "
                               "AND s.place = x.place AND s.name = x.name WHERE x.place = ? AND x.name = ?"_s,
                               {QString(kind.word), item.name},
                               [](const QueryRow& row) { return Sealed{row.bytes(0), row.bytes(1)}; });
        if (!sealed)
            return std::unexpected(sealed.error());
        QStringList differing;
        if (*sealed) {
            const QByteArray digest = digestOf((*sealed)->salt, item);
            for (qsizetype i = 0; i < kind.parts.size(); ++i) {
                if (digest.sliced(i * kSealDigestSize, kSealDigestSize) !=
                    (*sealed)->digest.mid(i * kSealDigestSize, kSealDigestSize))
                    differing.append(kind.parts[i].table);
            }
            if (differing.isEmpty())
                return {};
        }
        const auto subject = m_connection.first(
            u"SELECT %1 FROM %2 t WHERE t.%3 = ?"_s.arg(kind.subject, kind.table, dialect::rowNumber()),
            {key}, [](const QueryRow& row) { return row.text(0); });
        if (!subject)
            return std::unexpected(subject.error());
        report(kind.word, item.name,
               {kChangedOutside, orPath(subject->value_or(QString())),
                nameOf(kind, item.name) + (*sealed ? ", changed: " + differing.join(", "_L1).toStdString()
                                                   : ", never written by Nidus")});
        return {};
    }

    base::Result<void> findGone(const SealedKind& kind)
    {
        return reportNames(kind, kMissingHistory, " is missing",
                           u"SELECT name FROM seal_salt WHERE place = '%1' AND name NOT IN "
                           "(SELECT %2 FROM %3) LIMIT ?"_s.arg(kind.word, kind.name, kind.table));
    }

    /// Finds salts of older seals: the item was changed back to an earlier state.
    base::Result<void> findOutdated(const SealedKind& kind)
    {
        return reportNames(
            kind, kChangedOutside, " matches only an older seal",
            u"SELECT s.name FROM (SELECT name, max(id) AS id FROM seal WHERE place = '%1' GROUP BY name) n "
            "JOIN seal s ON s.id = n.id LEFT JOIN seal_salt x ON x.place = '%1' AND x.name = s.name "
            "WHERE x.seal_id IS DISTINCT FROM s.id AND s.digest <> %2 LIMIT ?"_s.arg(kind.word,
                                                                                     dialect::noBytes()));
    }

    /// Compares the ledger with the number of entries that the seals recorded.
    base::Result<void> findCutLedger()
    {
        const auto entries = ledgerHead(m_connection);
        if (!entries)
            return std::unexpected(entries.error());
        const auto known = m_connection.number(u"SELECT coalesce(max(entries), 0) FROM seal"_s);
        if (!known)
            return std::unexpected(known.error());
        if (*known > entries->entries)
            report({}, {},
                   {kMissingHistory, path(),
                    "entries " + std::to_string(entries->entries + 1) + " to " + std::to_string(*known) +
                        " of the ledger"});
        return {};
    }

    base::Result<void> reportNames(const SealedKind& kind, base::ErrorCode code, const std::string& what,
                                   const QString& sql)
    {
        const auto names =
            m_connection.list(sql, {kMaxReportedProblems}, [](const QueryRow& row) { return row.value(0); });
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
        if (m_problems.size() < kMaxReportedProblems)
            m_problems.append({kind, name, problem});
    }

    [[nodiscard]] std::string path() const { return m_connection.path().toStdString(); }
    [[nodiscard]] std::string orPath(const QString& subject) const
    {
        return subject.isEmpty() ? path() : subject.toStdString();
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    SealedItemReader m_reader;
    QList<SealProblem> m_problems;
};

} // namespace

base::Result<QList<SealProblem>> findSealProblems(Connection& connection, const std::stop_token& stop)
{
    return SealVerifier(connection, stop).run();
}

base::Result<QList<base::Error>> examineSeals(Connection& connection, const std::stop_token& stop)
{
    const auto found = findSealProblems(connection, stop);
    if (!found)
        return std::unexpected(found.error());
    QList<base::Error> problems;
    for (const SealProblem& problem : *found)
        problems.append(problem.error);
    return problems;
}

} // namespace nidus::storage
