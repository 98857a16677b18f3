// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/connection.h"
#include "core/storage/registry.h"
#include "core/storage/searchthreads.h"

#include <QList>
#include <QStringList>
#include <expected>
#include <vector>

namespace nidus {

/// The namespace list held in memory, as of one state of the file: what a search answers from.
class Listing
{
public:
    [[nodiscard]] static std::expected<Listing, Error> read(Connection& connection);

    [[nodiscard]] const QList<RegistrySummary>& summaries() const { return m_summaries; }
    /// Handles of what contains `term`, in the list's order.
    [[nodiscard]] std::expected<QStringList, Error> search(SearchThreads& threads, const QString& term) const;

private:
    static constexpr qsizetype kNotListed = -1;

    [[nodiscard]] QStringList searchNames(const QString& folded) const;
    /// Handles of what `isHit` marks, `count` of them. All of them cost nothing.
    [[nodiscard]] QStringList handlesOf(const std::vector<char>& isHit, qsizetype count) const;

    QList<RegistrySummary> m_summaries; ///< registrations, then drafts
    QStringList m_handles;              ///< of each summary
    QStringList m_names;                ///< folded NID and registrant of each summary
    // Rows are never deleted, so ids are dense.
    std::vector<qsizetype> m_indexOf;      ///< of a registration, by its row's id; kNotListed
    std::vector<qsizetype> m_draftIndexOf; ///< of a draft, by its id
};

} // namespace nidus
