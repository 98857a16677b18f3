// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <functional>
#include <optional>

namespace nidus::storage {

class Connection;

/// Returns the next part of a content that is processed part by part; absent after the last one.
using MoreContent = std::function<base::Result<std::optional<registration::RegistryContent>>()>;

/// Imports and exports whole contents.
class Contents
{
public:
    explicit Contents(Connection& connection) : m_connection(connection) {}

    /// Returns counts and facts about the registry.
    [[nodiscard]] base::Result<RegistryInfo> info() const;
    /// Returns everything, for a full export.
    [[nodiscard]] base::Result<registration::RegistryContent> all() const;
    /// Adds new records with their history (from our XML) in one transaction. NidTaken names the first record
    /// that exists already; nothing is written then. People are merged by id. Drafts get new ids unless the
    /// registry has never had a draft. A record without events gets an Imported one, except in an empty
    /// registry, which then contains exactly `content`. BadFormat for content that breaks the rules of
    /// RegistryContent (version numbers, states). NidNotAllowed names the first registration whose NID
    /// violates RFC 8141 section 5. `more` returns what does not fit into memory at the same time: the rest
    /// in the same transaction, people first, drafts last.
    [[nodiscard]] base::Result<void> add(const registration::RegistryContent& content, const Act& act,
                                         const MoreContent& more = {});
    /// Updates dates, references, and contacts of registrations from a newer list, and adds its people
    /// and its source. NIDs, kinds, states, registrants, versions, and drafts do not change. One transaction;
    /// NotFound names a NID that is not registered. Each record gets an Imported event, and so does each of
    /// the registrations `missing` from the list (storage::departureNote()). `more` as for add(). Conflict if
    /// the list used before is neither that of `presentDate` nor this one.
    [[nodiscard]] base::Result<void> updateRecords(const registration::RegistryContent& content,
                                                   const Act& act, const QStringList& missing = {},
                                                   const MoreContent& more = {},
                                                   const std::optional<QString>& presentDate = {});

private:
    Connection& m_connection;
};

} // namespace nidus::storage
