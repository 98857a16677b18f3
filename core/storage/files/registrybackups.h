// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/values/registryvalues.h"

#include <QString>
#include <stop_token>

namespace nidus::storage {

class Connection;

/// Creates, keeps, and restores backups of a registry's file.
class RegistryBackups
{
public:
    explicit RegistryBackups(Connection& connection) : m_connection(connection) {}

    /// Writes one consistent state of everything to a new file; FileExists. Leaves no incomplete file.
    [[nodiscard]] base::Result<void> backUp(const QString& target, const std::stop_token& stop = {}) const;
    /// Like backUp(), but the copy becomes a separate registry: it gets a new identity, whose origin is the
    /// head of this history.
    [[nodiscard]] base::Result<void> saveAs(const QString& target, const std::stop_token& stop = {}) const;
    /// Writes a rolling backup, removes the oldest ones of the same reason beyond `kept`, and returns the
    /// path of the new one.
    [[nodiscard]] base::Result<QString> keep(BackupReason reason, int kept = kKeptBackups,
                                             const std::stop_token& stop = {}) const;
    /// Replaces everything with the content of a file that backUp() or keep() wrote, of this schema or an
    /// older one. The previous content is first kept as a rolling backup. The source is checked first and
    /// never changed; if it has problems other than illegal NIDs, nothing is restored unless the order
    /// accepts them. Enters a restoration with the head of the replaced history. Informal numbers and draft
    /// ids are never reused. A trial only reports what would be missing. LockedDatabase before a backup is
    /// made, or if others keep writing. Canceled.
    [[nodiscard]] base::Result<RestoreReport> restore(const RestoreOrder& order,
                                                      const std::stop_token& stop = {},
                                                      base::ProgressSink* progress = nullptr);

    /// Like restore(), for a file that is missing or too damaged to open. A damaged file is renamed to
    /// "PATH.damaged-TIME"; the names are exchanged in one step. Reads what it can from the file and its
    /// rolling backups, so that no number is reused.
    [[nodiscard]] static base::Result<RestoreReport> restoreFile(const QString& path,
                                                                 const RestoreOrder& order,
                                                                 const std::stop_token& stop = {},
                                                                 base::ProgressSink* progress = nullptr);
    /// Like backUp(), for a file that is not open. Does not migrate, and does not copy a damaged file.
    [[nodiscard]] static base::Result<void> copyFile(const QString& source, const QString& target,
                                                     const std::stop_token& stop = {});
    /// Removes the temporary files that ended processes left next to a registry; for who writes to it.
    static void removeUnfinished(const QString& path);
    /// Turns on the write-ahead log, which a backup lacks that somebody put in place; for who writes to it.
    /// Does nothing if others use the file all the time.
    void startLog();
    /// Checks the consistency of a file's pages on a separate connection: DamagedDatabase, Canceled. For a
    /// background thread; faster than History::examine().
    [[nodiscard]] static base::Result<void> checkFile(const QString& path, const std::stop_token& stop);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
