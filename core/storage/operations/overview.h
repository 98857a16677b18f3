// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/operations/listing.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace nidus::storage {

class Connection;
class SearchThreads;

/// The namespace list and its search. It is read again only after a change.
class Overview
{
public:
    explicit Overview(Connection& connection);
    ~Overview();
    Overview(const Overview&) = delete;
    Overview& operator=(const Overview&) = delete;

    /// Returns all registrations ordered by NID, then drafts ordered by id.
    [[nodiscard]] base::Result<QList<RegistrySummary>> summaries() const;
    /// Returns the drafts of summaries(). Reads no registrations.
    [[nodiscard]] base::Result<QList<RegistrySummary>> drafts() const;
    /// Returns the handles of everything whose fields contain `term`, in the order of summaries(). Terms of
    /// three or more characters are searched in every field of current versions and drafts (FTS5 trigram),
    /// shorter ones only in NID and registrant. A term matches anywhere in a word; letter case is ignored; an
    /// empty term finds everything. Runs of whitespace count as one space and are ignored around the term.
    [[nodiscard]] base::Result<QStringList> search(const QString& term) const;
    /// Returns the entry of summaries() with this handle, in any letter case; nothing if there is none. Reads
    /// nothing else.
    [[nodiscard]] base::Result<std::optional<RegistrySummary>> summary(const QString& handle) const;
    /// Returns the same for a draft, even if it is registered or in the trash.
    [[nodiscard]] base::Result<std::optional<RegistrySummary>> draftSummary(qint64 id) const;
    /// Returns the registered NIDs, including withdrawn ones, in lower case, sorted.
    [[nodiscard]] base::Result<QStringList> nids() const;
    /// Returns those of nids() that `isWanted`.
    [[nodiscard]] base::Result<QStringList>
    nidsWhere(const std::function<bool(std::string_view)>& isWanted) const;

private:
    /// Returns the up-to-date list.
    [[nodiscard]] base::Result<const Listing*> listing() const;

    Connection& m_connection;
    std::unique_ptr<SearchThreads> m_threads;
    mutable Listing m_listing;
    mutable std::optional<qint64> m_version; ///< of the listed data; absent: nothing listed yet
};

} // namespace nidus::storage
