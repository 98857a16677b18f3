// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <cstdint>

namespace nidus::storage {

/// How many rolling copies are kept for each reason unless told otherwise.
inline constexpr int kKeptBackups = 10;

/// Why a rolling copy is made; a word of its name.
enum class BackupReason : std::uint8_t { Daily, Import, Restore };
[[nodiscard]] QLatin1StringView backupWord(BackupReason reason);

/// The folder of a registry's rolling copies: "PATH.backups".
[[nodiscard]] QString backupFolder(const QString& registryPath);
/// Whether no daily copy bears the day of `now` (UTC).
[[nodiscard]] bool isDailyBackupDue(const QString& registryPath, const QDateTime& now);

} // namespace nidus::storage
