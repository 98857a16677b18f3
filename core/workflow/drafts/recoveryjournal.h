// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"
#include "core/storage/operations/textpattern.h"

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QSet>
#include <QString>
#include <memory>
#include <vector>

namespace nidus::workflow {

/// A draft's edits that remain from a program that ended unexpectedly.
struct RecoveredDraft
{
    QString registryPath;
    registration::Draft draft; ///< as it was edited; saves and basedOn are what the edits began with
    QDateTime editedAt;
    QString file; ///< of the journal, for forget()
};

/// A file that was found but could not be read, and was renamed.
struct DamagedJournal
{
    QString file; ///< its new name
    std::string detail;
};

struct JournalLeftovers
{
    QList<RecoveredDraft> drafts; ///< oldest edit first
    QList<DamagedJournal> damaged;
};

/// Keeps unsaved edits on disk.
///
/// They are files next to the settings, not rows of the registry: a row each second would take the write lock
/// from other people, change the file's data version so that every other window reloads its list, and be
/// impossible for a registry that is read-only, full, or removed; and a damaged journal must not be a damaged
/// registry. Each running program has its own locked folder, so files in a folder without a running owner are
/// leftovers. A file is a line with the SHA-256 of the rest, then our XML with the one draft.
class RecoveryJournal
{
public:
    /// Makes this program's own folder in `folder`, which may not exist yet, once there is something to
    /// write.
    explicit RecoveryJournal(const QString& folder);
    RecoveryJournal(const RecoveryJournal&) = delete;
    RecoveryJournal& operator=(const RecoveryJournal&) = delete;
    /// Does not delete the files of this program.
    ~RecoveryJournal();

    /// $XDG_DATA_HOME/nidus/recovery.
    [[nodiscard]] static QString defaultFolder();

    /// Keeps the current content of a draft of the registry; returns after it is on disk. FileNotWritable,
    /// DiskFull.
    [[nodiscard]] base::Result<void> keep(const QString& registryPath, const registration::Draft& draft);
    /// Deletes the edits of a draft that was saved or whose edits were abandoned.
    void forget(const QString& registryPath, qint64 draftId);

    /// Finds the edits of a registry that ended programs left. Files that cannot be read are renamed to end
    /// in ".damaged". The folders found belong to this program until it ends: no other program gets them.
    [[nodiscard]] JournalLeftovers leftovers(const QString& registryPath);
    /// Returns the files of all programs that contain edits of the registry with one of the texts, and the
    /// damaged files that contain one, in any registry.
    [[nodiscard]] static QStringList filesWith(const QString& folder, const QString& registryPath,
                                               const storage::TextPattern& pattern);
    /// Replaces the texts in a file that filesWith() returned. LockedDatabase while the program that wrote it
    /// is running; BadFormat if the file cannot be read or would no longer be valid.
    [[nodiscard]] static base::Result<void> erase(const QString& file, const storage::TextPattern& pattern);

    /// Deletes a recovered draft after the user has decided about it.
    void forget(const RecoveredDraft& recovered);

private:
    [[nodiscard]] base::Result<void> claimFolder();
    [[nodiscard]] QString fileOf(const QString& registryPath, qint64 draftId) const;

    QString m_folder;
    QString m_name; ///< of this program's folder
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_claimed; ///< of folders that others left
    QSet<QString> m_claimedFolders;
};

} // namespace nidus::workflow
