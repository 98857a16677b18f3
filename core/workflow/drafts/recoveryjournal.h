// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QSet>
#include <QString>
#include <expected>
#include <memory>
#include <vector>

namespace nidus::workflow {

/// A draft's edits that a program which ended without its user's will left behind.
struct RecoveredDraft
{
    QString registryPath;
    registration::Draft draft; ///< as it was edited; saves and basedOn are what the edits began with
    QDateTime editedAt;
    QString file; ///< of the journal, to be given back to forget()
};

/// Files that were found but not understood, and were put aside under another name.
struct DamagedJournal
{
    QString file; ///< its present name
    std::string detail;
};

struct JournalLeftovers
{
    QList<RecoveredDraft> drafts; ///< oldest edit first
    QList<DamagedJournal> damaged;
};

/// Edits that are not saved yet, on disk.
///
/// They are files beside the settings, not rows of the registry: a row each second would take the write lock
/// from other people, move the file's data version so that every other window reads its list anew, and be
/// impossible for a registry that can only be read, is full or was removed; and a damaged journal must not be
/// a damaged registry. Each running program has a folder of its own under a lock, so what lies in a folder
/// without a living owner was left behind. A file is a line with the SHA-256 of the rest, then our XML with
/// the one draft.
class RecoveryJournal
{
public:
    /// Makes this program's own folder in `folder`, which may not exist yet, once there is something to
    /// write.
    explicit RecoveryJournal(const QString& folder);
    RecoveryJournal(const RecoveryJournal&) = delete;
    RecoveryJournal& operator=(const RecoveryJournal&) = delete;
    /// The files of this program stay.
    ~RecoveryJournal();

    /// $XDG_DATA_HOME/nidus/recovery.
    [[nodiscard]] static QString defaultFolder();

    /// Keeps what a draft of the registry looks like now; returns after it is on disk. FileNotWritable,
    /// DiskFull.
    [[nodiscard]] std::expected<void, base::Error> keep(const QString& registryPath, const registration::Draft& draft);
    /// The draft was saved, or its edits given up.
    void forget(const QString& registryPath, qint64 draftId);

    /// What programs that are gone left of a registry. Files that make no sense are renamed to end in
    /// ".damaged". The folders found are this program's until it ends: no other is offered them.
    [[nodiscard]] JournalLeftovers leftovers(const QString& registryPath);
    /// The user has decided about a recovered draft.
    void forget(const RecoveredDraft& recovered);

private:
    [[nodiscard]] std::expected<void, base::Error> claimFolder();
    [[nodiscard]] QString fileOf(const QString& registryPath, qint64 draftId) const;
    void readFolder(const QString& path, const QString& registryPath, JournalLeftovers& found);

    QString m_folder;
    QString m_name; ///< of this program's folder
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_claimed; ///< of folders that others left
    QSet<QString> m_claimedFolders;
};

} // namespace nidus::workflow
