// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/overview.h"

#include "core/storage/engine/connection.h"
#include "core/storage/search/searchthreads.h"

namespace nidus::storage {

Overview::Overview(Connection& connection)
    : m_connection(connection), m_threads(std::make_unique<SearchThreads>(connection))
{}

Overview::~Overview() = default;

base::Result<const Listing*> Overview::listing() const
{
    const auto version = m_connection.dataVersion();
    if (!version)
        return std::unexpected(version.error());
    if (m_version != *version) {
        if (const auto updated = m_listing.update(m_connection); !updated)
            return std::unexpected(updated.error());
        m_version = *version;
    }
    return &m_listing;
}

base::Result<QList<RegistrySummary>> Overview::summaries() const
{
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->summaries();
}

base::Result<QStringList> Overview::search(const QString& term) const
{
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->search(*m_threads, term);
}

base::Result<QStringList> Overview::nids() const
{
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->nids();
}

} // namespace nidus::storage
