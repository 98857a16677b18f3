// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QByteArray>
#include <QList>

namespace nidus::storage {

/// One step from the previous schema to schema `number`; the first one makes a new registry.
struct Migration
{
    int number = 0;
    QByteArray script;
    /// Does what SQL cannot, after the script and in its transaction; may be null. It must not name columns
    /// that later steps add or change.
    base::Result<void> (*complete)(Connection&) = nullptr;
};

/// Returns the steps in resources/schema/sqlite, ascending from 10 without gaps.
[[nodiscard]] QList<Migration> schemaMigrations();

[[nodiscard]] base::Result<int> schemaVersion(Connection& connection);

/// Checks that files of this schema can be read: OlderSchema, NewerSchema.
[[nodiscard]] base::Result<void> checkSchemaNumber(int number, const QString& path,
                                                   const QList<Migration>& migrations);

/// Brings the file to the schema of the last step, each step in one transaction. OlderSchema
/// and NewerSchema as checkSchemaNumber().
[[nodiscard]] base::Result<void> migrate(Connection& connection, const QList<Migration>& migrations);

} // namespace nidus::storage
