// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryoptions.h"
#include "core/system/openfile.h"

#include <QString>
#include <QStringList>

namespace nidus::storage {

/// A file with a temporary name next to its target; removed together with SQLite's files next to it. Files
/// left by a killed process are removed by the next process that writes to the folder.
class TemporaryDatabase
{
public:
    /// Does not create the file yet.
    explicit TemporaryDatabase(const QString& target);
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;
    ~TemporaryDatabase();

    [[nodiscard]] QString path() const { return m_path; }
    /// Creates the empty file. DiskFull, FileNotWritable.
    [[nodiscard]] base::Result<void> make(NewFileAccess access = NewFileAccess::AsUsual);
    /// Copies the permissions and the group of a file, as far as the system allows.
    void copyAccessFrom(const QString& path) const;
    /// Writes the file to disk and gives it the target's name; FileExists if that is taken.
    [[nodiscard]] base::Result<void> publish();

    /// Removes the temporary files for `target`, a name, that ended processes left in a folder; empty = for
    /// any target. New files are removed only if they are not empty and their target exists.
    static void removeOrphans(const QString& folder, const QString& target);
    /// The same also for copies of `target`, such as "TARGET.bak-schema10", and for new files too, unless
    /// they are empty or a process is writing them.
    static void removeUnfinished(const QString& folder, const QString& target);
    /// Returns the files that are not empty of which removeUnfinished() decides.
    [[nodiscard]] static QStringList unfinished(const QString& folder, const QString& target);

private:
    QString m_target;
    QString m_path;
    system::OpenFile m_file; ///< holds a lock that shows that its process is running
};

} // namespace nidus::storage
