// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/overview.h"

#include "core/base/charset.h"
#include "core/storage/engine/connection.h"
#include "core/storage/search/searchthreads.h"

#include <algorithm>
#include <string>

namespace nidus::storage {

using namespace Qt::StringLiterals;

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

base::Result<QList<RegistrySummary>> Overview::drafts() const
{
    if (!m_version) // nobody has needed the whole list yet
        return openDrafts(m_connection);
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->drafts();
}

base::Result<QStringList> Overview::search(const QString& term) const
{
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->search(*m_threads, term);
}

base::Result<std::optional<RegistrySummary>> Overview::summary(const QString& handle) const
{
    return listedUnder(m_connection, handle);
}

base::Result<std::optional<RegistrySummary>> Overview::draftSummary(qint64 id) const
{
    return everyDraft(m_connection, id);
}

base::Result<QStringList> Overview::nids() const
{
    if (!m_version) // nobody has needed the whole list yet
        return nidsWhere([](std::string_view /*nid*/) { return true; });
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    return (*now)->nids();
}

base::Result<QStringList> Overview::nidsWhere(const std::function<bool(std::string_view)>& isWanted) const
{
    QStringList nids;
    std::string lower;
    const auto add = [&](std::string_view nid) {
        lower.assign(nid);
        std::ranges::transform(lower, lower.begin(), base::asciiLower);
        if (isWanted(lower))
            nids.append(QString::fromUtf8(lower));
    };
    if (!m_version) { // the whole list is not in memory
        const auto done = m_connection.eachText(u"SELECT nid FROM registration ORDER BY nid"_s, add);
        return done ? base::Result<QStringList>(std::move(nids)) : std::unexpected(done.error());
    }
    const auto now = listing();
    if (!now)
        return std::unexpected(now.error());
    for (const QString& nid : (*now)->nids())
        add(nid.toStdString());
    return nids;
}

} // namespace nidus::storage
