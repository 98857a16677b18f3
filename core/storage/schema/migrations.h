// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus::storage {

/// One step from the previous schema to schema `number`.
struct Migration
{
    int number = 0;
    QByteArray script;
    /// Does what SQL cannot, after the script and in its transaction; may be null. It must not name columns
    /// that later steps add or change.
    std::expected<void, base::Error> (*complete)(Connection&) = nullptr;
    /// Reads the tables of the latest schema, so only the last step may have it.
    std::expected<void, base::Error> (*finish)(Connection&) = nullptr;
};

/// Returns the steps in resources/schema/sqlite, ascending from 1 without gaps.
[[nodiscard]] QList<Migration> schemaMigrations();

[[nodiscard]] std::expected<int, base::Error> schemaVersion(Connection& connection);

/// Brings the file to the schema of the last step, each step in one transaction. NewerSchema if the file has
/// a newer one.
[[nodiscard]] std::expected<void, base::Error> migrate(Connection& connection,
                                                       const QList<Migration>& migrations);

} // namespace nidus::storage
