// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/disksync.h"
#include "core/base/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <set>

namespace nidus::workflow {

/// Files that are written into a folder together. Until commit() they are in a hidden folder inside it, which
/// is deleted with the batch, so that none is ever half written under its own name; and the batch waits for
/// the disk once, not for each file.
class FileBatch
{
public:
    /// Makes the folder if it does not exist; a new one is removed with the batch if no file was moved there.
    /// FileNotWritable, DiskFull, UnknownFileName.
    [[nodiscard]] static base::Result<FileBatch> in(const QString& folder);

    /// Adds a file of that name, or replaces one added before. DiskFull, FileNotWritable (also if it is not a
    /// plain name).
    [[nodiscard]] base::Result<void> add(const QString& name, const QByteArray& bytes);
    /// Whether a file could not be written, so that nothing more can be expected to be; commit() then does
    /// nothing.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] QStringList names() const;
    /// Those of names() that the folder already contains.
    [[nodiscard]] QStringList existing() const;
    /// Moves all files to their places and replaces existing ones. After a failure all of them are moved
    /// back, except those that replaced one on a file system that cannot exchange names. If something other
    /// than a file in this folder has one of the names: FileNotWritable, and nothing is moved.
    [[nodiscard]] base::Result<void> commit();

private:
    FileBatch(const QString& folder, base::NewFolders newFolders);

    QString m_folder;
    base::NewFolders m_newFolders; ///< destroyed after m_waiting, which is in one of them
    std::unique_ptr<QTemporaryDir> m_waiting;
    std::set<QString> m_names;
    bool m_isBroken = false;
};

} // namespace nidus::workflow
