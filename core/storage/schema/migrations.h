// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QList>
#include <cstdint>
#include <expected>

namespace nidus::storage {

/// One step from the schema before it to schema `number`.
struct Migration
{
    int number = 0;
    QByteArray script;
    /// What SQL cannot do, after the script and in its transaction; may be null. It must not name the columns
    /// of the tables as they are today: later steps are still to come.
    std::expected<void, base::Error> (*complete)(Connection&) = nullptr;
    /// What reads the tables as they are today, so only of the step to the newest schema.
    std::expected<void, base::Error> (*finish)(Connection&) = nullptr;
};

/// The steps in resources/schema/sqlite, ascending from 1 without gaps.
[[nodiscard]] QList<Migration> schemaMigrations();

[[nodiscard]] std::expected<int, base::Error> schemaVersion(Connection& connection);

/// Brings the file to the schema of the last step, each step in one transaction. NewerSchema when the file is
/// ahead.
[[nodiscard]] std::expected<void, base::Error> migrate(Connection& connection, const QList<Migration>& migrations);

} // namespace nidus::storage
