// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QStringList>
#include <expected>
#include <vector>

namespace nidus::storage {

class Connection;
class SearchThreads;

/// A registration or draft as it is listed.
struct ListedRow
{
    qint64 id = 0;
    RegistrySummary summary;
};

/// How far a list has seen a registry.
struct ListingMark
{
    qint64 entry = 0;        ///< the last of the ledger; 0 = none
    QByteArray hash;         ///< of that entry
    qint64 registration = 0; ///< the highest row's id
};

/// The namespace list held in memory, as of one state of the file: what a search answers from.
class Listing
{
public:
    /// Brings the list to the file's state. Reads all of it the first time, later only what the ledger says
    /// has changed. After an error the list is as before.
    [[nodiscard]] std::expected<void, base::Error> update(Connection& connection);

    [[nodiscard]] const QList<RegistrySummary>& summaries() const { return m_summaries; }
    /// Of the registrations, in lower case, sorted.
    [[nodiscard]] const QStringList& nids() const { return m_nids; }
    /// Handles of what contains `term`, in the list's order.
    [[nodiscard]] std::expected<QStringList, base::Error> search(SearchThreads& threads, const QString& term) const;

private:
    static constexpr qsizetype kNotListed = -1;

    /// Leaves the first `count` and makes room for those `toCome`.
    void truncate(qsizetype count, qsizetype toCome);
    void append(ListedRow row, std::vector<qsizetype>& indexOf);
    void insert(qsizetype at, ListedRow row, std::vector<qsizetype>& indexOf);
    void put(ListedRow row);
    [[nodiscard]] QStringList searchNames(const QString& folded) const;
    /// Handles of what `isHit` marks, `count` of them. All of them cost nothing.
    [[nodiscard]] QStringList handlesOf(const std::vector<char>& isHit, qsizetype count) const;

    ListingMark m_mark;
    qsizetype m_registrations = 0;      ///< how many of the summaries
    QList<RegistrySummary> m_summaries; ///< registrations, then drafts
    QStringList m_nids;
    QStringList m_handles; ///< of each summary
    QStringList m_names;   ///< folded NID and registrant of each summary
    // Rows are never deleted, so ids are dense.
    std::vector<qsizetype> m_indexOf;      ///< of a registration, by its row's id; kNotListed
    std::vector<qsizetype> m_draftIndexOf; ///< of a draft, by its id
};

} // namespace nidus::storage
