// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/schema/migrations.h"

#include <QString>
#include <cstdint>
#include <stop_token>

namespace nidus::storage {

enum class BackupIdentity : std::uint8_t {
    Backup,
    AnotherRegistry, ///< with its own identity
};

/// Copies one consistent state of everything into an empty file. Canceled.
[[nodiscard]] base::Result<void> copyInto(Connection& connection, const QString& empty,
                                          const std::stop_token& stop);
/// Contracts: RegistryBackups::backUp() and saveAs().
[[nodiscard]] base::Result<void> backUpTo(Connection& connection, const QString& target,
                                          const std::stop_token& stop,
                                          BackupIdentity copy = BackupIdentity::Backup);
/// Contract: RegistryBackups::keep().
[[nodiscard]] base::Result<QString> keepRollingBackup(Connection& connection, BackupReason reason, int kept,
                                                      const std::stop_token& stop);

/// Calls migrate(), but first copies a file with an older schema to "PATH.bak-schemaN" (with "-2", "-3" and
/// so on appended if that exists).
[[nodiscard]] base::Result<void> copyThenMigrate(Connection& connection, const QList<Migration>& migrations);

} // namespace nidus::storage
