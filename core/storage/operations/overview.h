// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/operations/listing.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <memory>
#include <optional>

namespace nidus::storage {

class Connection;
class SearchThreads;

/// The namespace list, and searching in it. It is read again only after a change.
class Overview
{
public:
    explicit Overview(Connection& connection);
    ~Overview();
    Overview(const Overview&) = delete;
    Overview& operator=(const Overview&) = delete;

    /// All registrations ordered by NID, then drafts ordered by id.
    [[nodiscard]] std::expected<QList<RegistrySummary>, base::Error> summaries() const;
    /// Handles of everything whose fields contain `term` as it stands, in summaries()' order. Three
    /// characters or more search every field of current versions and drafts (FTS5 trigram); one or two look
    /// at NID and registrant only. The same characters anywhere in a word match; letter case does not count;
    /// an empty term finds everything. Blanks and line ends count as one space, and not at all around the
    /// term.
    [[nodiscard]] std::expected<QStringList, base::Error> search(const QString& term) const;
    /// Registered NIDs (withdrawn ones too), lower case, sorted.
    [[nodiscard]] std::expected<QStringList, base::Error> nids() const;

private:
    /// The list as it is now.
    [[nodiscard]] std::expected<const Listing*, base::Error> listing() const;

    Connection& m_connection;
    std::unique_ptr<SearchThreads> m_threads;
    mutable Listing m_listing;
    mutable std::optional<qint64> m_version; ///< of the data that is listed; absent: nothing was
};

} // namespace nidus::storage
