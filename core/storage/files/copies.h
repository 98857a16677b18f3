// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/values/registryvalues.h"

#include <QString>
#include <expected>
#include <stop_token>

namespace nidus::storage {

class Connection;

/// Copies of a registry's file, made, kept and put back.
class Copies
{
public:
    explicit Copies(Connection& connection) : m_connection(connection) {}

    /// Writes a copy of one state of everything into a new file; FileExists. Nothing half-written stays.
    [[nodiscard]] std::expected<void, base::Error> backUp(const QString& target,
                                                    const std::stop_token& stop = {}) const;
    /// backUp() as a registry of its own: it gets another identity, which names this history's head as its
    /// origin.
    [[nodiscard]] std::expected<void, base::Error> saveAs(const QString& target,
                                                    const std::stop_token& stop = {}) const;
    /// Writes a copy into the folder of rolling copies and removes the oldest beyond `kept` of the same
    /// reason; returns its path.
    [[nodiscard]] std::expected<QString, base::Error> keep(BackupReason reason, int kept = kKeptBackups,
                                                     const std::stop_token& stop = {}) const;
    /// Replaces everything by what a file holds that backUp() or keep() wrote, of this schema or an
    /// older one; what was there is kept as a rolling copy first. The source is examined before and never
    /// changed: with problems, but for illegal NIDs, nothing is restored unless the order accepts them.
    /// Enters a restoration with the head of the history that is left; no informal number and no draft's id
    /// is given again. LockedDatabase before a copy is made, or when others keep writing. Cancelled.
    [[nodiscard]] std::expected<RestoreReport, base::Error>
    restore(const RestoreOrder& order, const std::stop_token& stop = {}, base::ProgressSink* progress = nullptr);

    /// restore() of a file that is not there, or that cannot be opened for what is in it: that is put aside
    /// as "PATH.damaged-TIME". The names are exchanged in one step. Of the file and its rolling copies is
    /// read what can be, so that no number is given again.
    [[nodiscard]] static std::expected<RestoreReport, base::Error> restoreFile(const QString& path,
                                                                         const RestoreOrder& order,
                                                                         const std::stop_token& stop = {},
                                                                         base::ProgressSink* progress = nullptr);
    /// backUp() of a file that is not opened: nothing is migrated, and a file with damage is not copied.
    [[nodiscard]] static std::expected<void, base::Error> copyFile(const QString& source, const QString& target,
                                                             const std::stop_token& stop = {});
    /// Whether the pages of a file fit together, on a connection of its own: DamagedDatabase, Cancelled. For
    /// a thread in the background; quicker than History::examine().
    [[nodiscard]] static std::expected<void, base::Error> checkFile(const QString& path,
                                                              const std::stop_token& stop);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
