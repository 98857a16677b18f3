// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/schema/migrations.h"

#include <QString>
#include <cstdint>
#include <expected>
#include <stop_token>

namespace nidus::storage {

enum class CopyIs : std::uint8_t {
    Backup,
    AnotherRegistry, ///< with an identity of its own
};

/// Copies one state of everything into a file that is empty. Cancelled.
[[nodiscard]] std::expected<void, base::Error> copyInto(Connection& connection, const QString& empty,
                                                  const std::stop_token& stop);
/// Contracts: Copies::backUp() and saveAs().
[[nodiscard]] std::expected<void, base::Error> backUpTo(Connection& connection, const QString& target,
                                                  const std::stop_token& stop, CopyIs copy = CopyIs::Backup);
/// Contract: Copies::keep().
[[nodiscard]] std::expected<QString, base::Error> keepRollingBackup(Connection& connection, BackupReason reason,
                                                              int kept, const std::stop_token& stop);

/// migrate(), but a file that holds an older schema is first copied to "PATH.bak-schemaN" (with "-2", "-3"
/// ... behind where that exists).
[[nodiscard]] std::expected<void, base::Error> copyThenMigrate(Connection& connection,
                                                         const QList<Migration>& migrations);

} // namespace nidus::storage
