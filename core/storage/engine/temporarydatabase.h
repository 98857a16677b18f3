// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryoptions.h"
#include "core/system/openfile.h"

#include <QString>
#include <cstdint>
#include <expected>

namespace nidus::storage {

/// A file beside the one it is to become, under a name of its own; removed with all that SQLite lays beside
/// it. What a process that was killed left behind is removed by the next that writes there.
class TemporaryDatabase
{
public:
    /// Makes nothing yet.
    explicit TemporaryDatabase(const QString& target);
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;
    ~TemporaryDatabase();

    [[nodiscard]] QString path() const { return m_path; }
    /// The empty file. DiskFull, FileNotWritable.
    [[nodiscard]] std::expected<void, base::Error> make(NewFileAccess access = NewFileAccess::AsUsual);
    /// Who may read and write a file, and its group, as far as the system lets one take them over.
    void takeAccessOf(const QString& path) const;
    /// Gives the file, written out to the disk, the target's name; FileExists when that is taken.
    [[nodiscard]] std::expected<void, base::Error> publish();

    /// Removes what processes that are gone left in a folder of files on the way to `target`, a name; empty =
    /// to any.
    static void removeOrphans(const QString& folder, const QString& target);

private:
    QString m_target;
    QString m_path;
    system::OpenFile m_file; ///< holds a lock that shows that its process lives
};

} // namespace nidus::storage
