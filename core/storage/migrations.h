// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/connection.h"

#include <QByteArray>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus {

/// One step from the schema before it to schema `number`.
struct Migration
{
    int number = 0;
    QByteArray script;
    /// What SQL cannot do, after the script and in its transaction; may be null.
    std::expected<void, Error> (*complete)(Connection&) = nullptr;
};

/// The steps in resources/schema/sqlite, ascending from 1 without gaps.
[[nodiscard]] QList<Migration> schemaMigrations();

[[nodiscard]] std::expected<int, Error> schemaVersion(Connection& connection);

/// Whether a file is copied before its schema changes.
enum class CopyBefore : std::uint8_t { Yes, No };

/// Brings the file to the schema of the last step, each step in one transaction. A file that holds an older
/// schema is first copied to "PATH.bak-schemaN" (with "-2", "-3" ... behind where that exists). NewerSchema
/// when the file is ahead.
[[nodiscard]] std::expected<void, Error> migrate(Connection& connection, const QList<Migration>& migrations,
                                                 CopyBefore copy = CopyBefore::Yes);

/// The same for a file that is a copy itself.
[[nodiscard]] std::expected<void, Error> migrateWithoutCopy(Connection& connection,
                                                            const QList<Migration>& migrations);

} // namespace nidus
