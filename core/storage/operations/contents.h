// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <expected>

namespace nidus::storage {

class Connection;

/// Whole contents on their way in and out.
class Contents
{
public:
    explicit Contents(Connection& connection) : m_connection(connection) {}

    /// How much there is of what.
    [[nodiscard]] std::expected<RegistryInfo, base::Error> info() const;
    /// Everything, for a whole export.
    [[nodiscard]] std::expected<registration::RegistryContent, base::Error> all() const;
    /// Lays records that are not there yet into the registry with their history (from our XML), in one
    /// transaction. NidTaken names the first that is there; nothing is written then. People are merged by id.
    /// Drafts get new ids unless the registry holds no draft yet and never has. What has no event of its own
    /// gets an Imported one, but not in an empty registry: that then holds exactly `content`. BadFormat for
    /// content that breaks the rules of RegistryContent (version numbers, states). NidNotAllowed names the
    /// first registration whose NID breaks RFC 8141 section 5.
    [[nodiscard]] std::expected<void, base::Error> add(const registration::RegistryContent& content, const Act& act);
    /// Makes dates, references and contacts of registrations what a newer list says of them, and takes over
    /// its people and its source. NIDs, kinds, states, registrants, versions and drafts stay. One
    /// transaction; NotFound names a NID that is not registered. Each record gets an Imported event.
    [[nodiscard]] std::expected<void, base::Error> updateRecords(const registration::RegistryContent& content, const Act& act);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
