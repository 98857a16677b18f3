// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/heads.h"

#include "core/base/firsterror.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerhead.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// A restore: the head that it replaced, and the first entry written after it.
struct ReplacedHistory
{
    registration::HistoryHead left;
    qint64 entry = 0;
};

base::Result<QList<ReplacedHistory>> departures(Connection& connection, const QList<Identity>& identities)
{
    QList<ReplacedHistory> departures;
    for (const Identity& identity : identities) {
        // A registry that was saved as another continues under another identity.
        const auto left = registration::HistoryHead::fromLine(identity.origin);
        if (!left || left->identity != identity.identity)
            continue;
        // Erasures in the copy, and the identity from its migration, are only in the copy.
        const auto shared = connection.number(
            u"SELECT coalesce(max(id), 0) FROM ledger WHERE id < ? AND erasure_id IS NULL AND identity_id IS NULL"_s,
            {identity.entry});
        if (!shared)
            return std::unexpected(shared.error());
        departures.append({*left, *shared + 1});
    }
    return departures;
}

class Comparison
{
public:
    Comparison(Connection& connection, const QList<Identity>& identities,
               const QList<ReplacedHistory>& departures, qint64 last)
        : m_connection(connection), m_identities(identities), m_departures(departures), m_last(last)
    {}

    base::Result<void> compare(const registration::HistoryHead& head, bool isForeignWrong)
    {
        const auto own =
            std::find_if(m_identities.crbegin(), m_identities.crend(),
                         [&head](const Identity& each) { return each.identity == head.identity; });
        if (own == m_identities.crend()) {
            if (isForeignWrong && !isReplacedByRestore(head, 0))
                m_problems.append("entry 1 of the ledger: the head belongs to another registry");
            return {};
        }
        // After this registry was saved from the other one, the other one went its own way.
        if (own != m_identities.crbegin() && head.count >= std::prev(own)->entry) {
            if (!isReplacedByRestore(head, head.count))
                fail(std::prev(own)->entry);
            return {};
        }
        return compareHash(head);
    }

    QList<base::Error> problems()
    {
        if (m_firstWrong > 0)
            m_problems.append(firstDifference());
        QList<base::Error> errors;
        for (const std::string& problem : m_problems)
            errors.append({kForkedHistory, m_connection.path().toStdString(), problem});
        return errors;
    }

private:
    base::Result<void> compareHash(const registration::HistoryHead& head)
    {
        const auto hash = m_connection.first(u"SELECT hash FROM ledger WHERE id = ?"_s, {head.count},
                                             [](const QueryRow& row) { return row.bytes(0); });
        if (!hash)
            return std::unexpected(hash.error());
        if (*hash && **hash == head.hash)
            m_lastRight = std::max(m_lastRight, head.count);
        else if (!isReplacedByRestore(head, head.count))
            fail(head.count);
        return {};
    }

    /// Returns whether a restore replaced the history with `head`. If entry `differing` is in both histories,
    /// the difference is a problem; 0 = no such entry.
    [[nodiscard]] bool isReplacedByRestore(const registration::HistoryHead& head, qint64 differing) const
    {
        return std::ranges::any_of(m_departures, [&](const ReplacedHistory& departure) {
            const registration::HistoryHead& left = departure.left;
            const bool isOfAnother = std::ranges::none_of(m_identities, [&](const Identity& each) {
                return each.identity == head.identity && each.entry < departure.entry;
            });
            return left.identity == head.identity &&
                   (differing == 0 || isOfAnother || departure.entry <= differing) &&
                   (head.count < left.count || (head.count == left.count && head.hash == left.hash));
        });
    }

    void fail(qint64 entry) { m_firstWrong = m_firstWrong == 0 ? entry : std::min(m_firstWrong, entry); }

    [[nodiscard]] std::string firstDifference() const
    {
        if (m_firstWrong > m_last)
            return "entry " + std::to_string(m_last + 1) + " of the ledger is missing";
        const qint64 firstUnknown = (m_lastRight < m_firstWrong ? m_lastRight : 0) + 1;
        if (firstUnknown == m_firstWrong)
            return "entry " + std::to_string(m_firstWrong) + " of the ledger differs";
        return "entry " + std::to_string(m_firstWrong) +
               " of the ledger differs, or an earlier one from entry " + std::to_string(firstUnknown) + " on";
    }

    Connection& m_connection;
    const QList<Identity>& m_identities;
    const QList<ReplacedHistory>& m_departures;
    qint64 m_last;
    qint64 m_lastRight = 0;
    qint64 m_firstWrong = 0;
    QList<std::string> m_problems;
};

} // namespace

base::Result<QList<base::Error>>
compareHeads(Connection& connection, const QList<registration::HistoryHead>& heads, ForeignHead foreign)
{
    if (heads.isEmpty())
        return QList<base::Error>();
    const auto all = identities(connection);
    if (!all)
        return std::unexpected(all.error());
    const auto left = departures(connection, *all);
    const auto last = ledgerHead(connection);
    if (const auto error = base::firstError(left, last))
        return std::unexpected(*error);
    Comparison comparison(connection, *all, *left, last->entries);
    for (qsizetype i = 0; i < heads.size(); ++i) {
        const bool isForeignWrong = foreign == ForeignHead::Differs || i + 1 == heads.size();
        if (const auto done = comparison.compare(heads[i], isForeignWrong); !done)
            return std::unexpected(done.error());
    }
    return comparison.problems();
}

} // namespace nidus::storage
