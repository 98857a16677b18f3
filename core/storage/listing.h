// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/connection.h"
#include "core/storage/registry.h"

#include <QHash>
#include <QList>
#include <expected>

namespace nidus {

/// The namespace list held in memory, as of one state of the file: what a search answers from.
class Listing
{
public:
    [[nodiscard]] static std::expected<Listing, Error> read(Connection& connection);

    [[nodiscard]] const QList<RegistrySummary>& summaries() const { return m_summaries; }
    /// Handles of what contains `term`, in the list's order.
    [[nodiscard]] std::expected<QStringList, Error> search(Connection& connection, const QString& term) const;

private:
    [[nodiscard]] QStringList searchNames(const QString& folded) const;

    QList<RegistrySummary> m_summaries;      ///< registrations, then drafts
    QStringList m_names;                     ///< folded NID and registrant of each summary
    QHash<qint64, qsizetype> m_indexOf;      ///< of a registration, by its row's id
    QHash<qint64, qsizetype> m_draftIndexOf; ///< of a draft, by its id
};

} // namespace nidus
