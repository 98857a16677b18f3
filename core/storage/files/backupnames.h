// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus::storage {

/// How many rolling backups are kept for each reason by default.
inline constexpr int kKeptBackups = 10;

/// Why a rolling backup is made; part of its file name.
enum class BackupReason : std::uint8_t { Daily, Import, Restore };
[[nodiscard]] QLatin1StringView backupWord(BackupReason reason);

/// Returns the folder of a registry's rolling backups: "PATH.backups".
[[nodiscard]] QString backupFolder(const QString& registryPath);
/// Returns the paths of the files in it that can be backups, in order of their names; none if the folder is a
/// symbolic link. Files that are symbolic links are not included.
[[nodiscard]] QStringList filesInBackupFolder(const QString& registryPath);
/// Removes the journals of SQLite in this folder whose backups are missing; they contain texts of these.
void removeOrphanedJournals(const QString& registryPath);
/// Returns whether there is no daily backup for the day of `now` (UTC).
[[nodiscard]] bool isDailyBackupDue(const QString& registryPath, const QDateTime& now);

} // namespace nidus::storage
