// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QStringList>
#include <optional>
#include <vector>

namespace nidus::storage {

class Connection;
class SearchThreads;

/// The largest id of a registration or draft. Ids are given one after the other, and tables are indexed by
/// them: of this size, they take 1 GiB.
inline constexpr qint64 kMaxListedId = qint64{1} << 26;

/// A registration or draft as a row of the list.
struct ListedRow
{
    qint64 id = 0;
    RegistrySummary summary;
};

/// Returns the row of a registration (in any letter case) or an open draft; nothing if there is none.
[[nodiscard]] base::Result<std::optional<RegistrySummary>> listedUnder(Connection& connection,
                                                                       const QString& handle);
/// Returns the rows of all open drafts, in order.
[[nodiscard]] base::Result<QList<RegistrySummary>> openDrafts(Connection& connection);
/// Returns the row that a draft has or, registered or in the trash, would have; nothing if there never was
/// one.
[[nodiscard]] base::Result<std::optional<RegistrySummary>> everyDraft(Connection& connection, qint64 id);

/// How much of a registry a list has read.
struct ListingMark
{
    qint64 entry = 0;        ///< the last one of the ledger; 0 = none
    QByteArray hash;         ///< of that entry
    qint64 registration = 0; ///< the highest row id
};

/// The namespace list in memory, as of one state of the file; searches use it.
class Listing
{
public:
    /// Updates the list to the file's state. Reads everything the first time, later only what has changed
    /// according to the ledger. An error leaves the list unchanged.
    [[nodiscard]] base::Result<void> update(Connection& connection);

    [[nodiscard]] const QList<RegistrySummary>& summaries() const { return m_summaries; }
    [[nodiscard]] QList<RegistrySummary> drafts() const { return m_summaries.sliced(m_registrations); }
    /// The NIDs of the registrations, in lower case, sorted.
    [[nodiscard]] const QStringList& nids() const { return m_nids; }
    /// Returns the handles of the entries that contain `term`, in the list's order.
    [[nodiscard]] base::Result<QStringList> search(SearchThreads& threads, const QString& term) const;

private:
    static constexpr qsizetype kNotListed = -1;

    /// Keeps the first `count` rows and reserves room for `toCome` more.
    void truncate(qsizetype count, qsizetype toCome);
    void append(ListedRow row, std::vector<qsizetype>& indexOf);
    void insert(qsizetype at, ListedRow row, std::vector<qsizetype>& indexOf);
    void put(ListedRow row);
    [[nodiscard]] QStringList searchNames(const QString& folded) const;
    /// Returns the handles of the `count` entries that `isHit` marks. If these are all entries, nothing is
    /// copied.
    [[nodiscard]] QStringList handlesOf(const std::vector<char>& isHit, qsizetype count) const;

    ListingMark m_mark;
    qsizetype m_registrations = 0;      ///< how many of the summaries are registrations
    QList<RegistrySummary> m_summaries; ///< registrations, then drafts
    QStringList m_nids;
    QStringList m_handles; ///< of each summary
    QStringList m_names;   ///< folded NID and registrant of each summary
    // Rows are never deleted, so ids are dense.
    std::vector<qsizetype> m_indexOf;      ///< of a registration, by its row's id; kNotListed
    std::vector<qsizetype> m_draftIndexOf; ///< of a draft, by its id
};

} // namespace nidus::storage
