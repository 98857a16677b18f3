// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/heads.h"

#include "core/base/firsterror.h"
#include "core/storage/history/acknowledgedproblems.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/restoration.h"

#include <QMap>
#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Entries that are known to be missing.
struct KnownGap
{
    MissingEntries missing;
    QString reason;
    qint64 entry = 0; ///< of this history, where a restore recorded it; 0 for an acknowledgment
};

QString dayOf(const QDateTime& time) { return time.date().toString(Qt::ISODate); }

base::Result<QList<KnownGap>> gapsOfRestores(Connection& connection, const QList<Identity>& identities)
{
    QList<KnownGap> gaps;
    for (const Identity& identity : identities) {
        const auto left = identity.replaced();
        if (!left)
            continue;
        // Erasures in the copy, and the identity from its migration, are only in the copy.
        const auto shared = connection.number(
            u"SELECT coalesce(max(id), 0) FROM ledger WHERE id < ? AND erasure_id IS NULL AND identity_id IS NULL"_s,
            {identity.entry});
        if (!shared)
            return std::unexpected(shared.error());
        gaps.append({{std::min(*shared, identity.common().value_or(*shared)) + 1, *left},
                     u"restored from a backup on %1"_s.arg(dayOf(identity.at)),
                     identity.entry});
    }
    return gaps;
}

base::Result<QList<KnownGap>> knownGaps(Connection& connection, const QList<Identity>& identities)
{
    auto gaps = gapsOfRestores(connection, identities);
    if (!gaps)
        return gaps;
    const auto acknowledged = acknowledgments(connection);
    if (!acknowledged)
        return std::unexpected(acknowledged.error());
    for (const Acknowledgment& each : *acknowledged) {
        for (const MissingEntries& missing : each.problems.missing)
            gaps->append(
                {.missing = missing, .reason = u"acknowledged on %1 by %2"_s.arg(dayOf(each.at), each.who)});
    }
    return gaps;
}

class Comparison
{
public:
    Comparison(Connection& connection, const QList<Identity>& identities, const QList<KnownGap>& gaps,
               HeadSource source, qint64 last)
        : m_connection(connection), m_identities(identities), m_gaps(gaps), m_source(source), m_last(last)
    {}

    /// The heads that follow are in another file.
    void beginFile() { m_newestRight = 0; }

    base::Result<void> compare(const registration::HistoryHead& head, bool mustBelong)
    {
        const auto own =
            std::find_if(m_identities.crbegin(), m_identities.crend(),
                         [&head](const Identity& each) { return each.identity == head.identity; });
        if (own == m_identities.crend()) {
            if (mustBelong && !isExplained(head, 0)) {
                m_problems.append("entry 1 of the ledger: the head belongs to another registry");
                m_unexplained.append(head);
            }
            return {};
        }
        // After this registry was saved from the other one, the other one went its own way.
        if (own != m_identities.crbegin() && head.count >= std::prev(own)->entry) {
            if (!isExplained(head, head.count))
                fail(head, std::prev(own)->entry);
            return {};
        }
        return compareHash(head);
    }

    HeadComparison result()
    {
        HeadComparison result;
        const std::string path = m_connection.path().toStdString();
        if (m_firstWrong > 0)
            m_problems.append(firstDifference());
        for (const std::string& problem : m_problems)
            result.problems.append({kForkedHistory, path, problem});
        for (const auto& [gap, last] : m_reported.asKeyValueRange()) {
            const QString detail = missingEntriesText(std::min(m_gaps[gap].missing.first, last), last) +
                                   ": "_L1 + m_gaps[gap].reason;
            result.problems.append({kReplacedHistory, path, detail.toStdString()});
        }
        result.missing = missing();
        return result;
    }

private:
    base::Result<void> compareHash(const registration::HistoryHead& head)
    {
        const auto hash = ledgerHash(m_connection, head.count);
        if (!hash)
            return std::unexpected(hash.error());
        if (*hash == head.hash) {
            m_right.append(head.count);
            m_newestRight = std::max(m_newestRight, head.count);
        } else if (!isExplained(head, head.count))
            fail(head, head.count);
        return {};
    }

    /// Returns whether it is known why the history does not continue from `head`, and notes this for a
    /// witness. If entry `differing` is in both histories, the difference is a problem; 0 = no such entry.
    [[nodiscard]] bool isExplained(const registration::HistoryHead& head, qint64 differing)
    {
        qsizetype closest = -1;
        for (qsizetype i = 0; i < m_gaps.size(); ++i) {
            if (contains(m_gaps[i], head, differing) &&
                (closest < 0 || m_gaps[i].missing.last.count < m_gaps[closest].missing.last.count))
                closest = i;
        }
        if (closest >= 0 && m_source == HeadSource::Witness)
            m_reported[closest] = std::max(m_reported[closest], head.count);
        return closest >= 0;
    }

    // What was seen in the same file after this history had recorded a gap is not in the gap.
    [[nodiscard]] bool contains(const KnownGap& gap, const registration::HistoryHead& head,
                                qint64 differing) const
    {
        const MissingEntries& part = gap.missing;
        const bool isLater = m_source == HeadSource::Log && gap.entry > 0 && m_newestRight >= gap.entry;
        const bool isOfAnother = std::ranges::none_of(m_identities, [&](const Identity& each) {
            return each.identity == head.identity && each.entry < part.first;
        });
        return part.last.identity == head.identity &&
               (differing == 0 || isOfAnother || part.first <= differing) &&
               ((head.count < part.last.count && !isLater) ||
                (head.count == part.last.count && head.hash == part.last.hash));
    }

    void fail(const registration::HistoryHead& head, qint64 entry)
    {
        m_firstWrong = m_firstWrong == 0 ? entry : std::min(m_firstWrong, entry);
        m_unexplained.append(head);
    }

    [[nodiscard]] std::string firstDifference() const
    {
        if (m_firstWrong > m_last)
            return "entry " + std::to_string(m_last + 1) + " of the ledger is missing";
        const qint64 lastRight = m_right.isEmpty() ? 0 : *std::ranges::max_element(m_right);
        const qint64 firstUnknown = (lastRight < m_firstWrong ? lastRight : 0) + 1;
        if (firstUnknown == m_firstWrong)
            return "entry " + std::to_string(m_firstWrong) + " of the ledger differs";
        return "entry " + std::to_string(m_firstWrong) +
               " of the ledger differs, or an earlier one from entry " + std::to_string(firstUnknown) + " on";
    }

    /// For each identity, from the entry after the last one known to be right to the last one.
    [[nodiscard]] QList<MissingEntries> missing() const
    {
        QMap<QString, MissingEntries> parts;
        for (const registration::HistoryHead& head : m_unexplained) {
            qint64 first = 1;
            for (const qint64 right : m_right) {
                if (right < head.count)
                    first = std::max(first, right + 1);
            }
            const auto known = parts.constFind(head.identity);
            if (known == parts.cend()) {
                parts.insert(head.identity, {first, head});
                continue;
            }
            parts.insert(head.identity, {std::min(first, known->first),
                                         head.count > known->last.count ? head : known->last});
        }
        return parts.values();
    }

    Connection& m_connection;
    const QList<Identity>& m_identities;
    const QList<KnownGap>& m_gaps;
    HeadSource m_source;
    qint64 m_last;
    QList<qint64> m_right;    ///< numbers of the entries that heads prove
    qint64 m_newestRight = 0; ///< of those, the highest one in the same file up to now
    qint64 m_firstWrong = 0;
    QList<registration::HistoryHead> m_unexplained;
    QMap<qsizetype, qint64> m_reported; ///< the highest entry that a head covers, by gap
    QList<std::string> m_problems;
};

} // namespace

base::Result<HeadComparison> compareHeads(Connection& connection, const registration::SeenHeads& heads,
                                          HeadSource source)
{
    if (heads.isEmpty())
        return HeadComparison();
    const auto all = identities(connection);
    if (!all)
        return std::unexpected(all.error());
    const auto gaps = knownGaps(connection, *all);
    const auto last = ledgerHead(connection);
    if (const auto error = base::firstError(gaps, last))
        return std::unexpected(*error);
    Comparison comparison(connection, *all, *gaps, source, last->entries);
    for (const QList<registration::HistoryHead>& ofFile : heads) {
        comparison.beginFile();
        for (const registration::HistoryHead& head : ofFile) {
            const bool mustBelong = source == HeadSource::Witness || &head == &heads.last().last();
            if (const auto done = comparison.compare(head, mustBelong); !done)
                return std::unexpected(done.error());
        }
    }
    return comparison.result();
}

} // namespace nidus::storage
