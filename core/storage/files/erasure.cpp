// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/erasure.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/temporarydatabase.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/erasedvalues.h"
#include "core/storage/history/seals.h"
#include "core/storage/operations/erasing.h"
#include "core/storage/schema/migrations.h"
#include "core/system/filenames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cstdint>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Returns the paths of what a folder contains under such names.
QStringList entries(const QDir& folder, const QString& names, QDir::Filters filters)
{
    QStringList paths;
    for (const QString& name : folder.entryList({names}, filters, QDir::Name))
        paths.append(folder.filePath(name));
    return paths;
}

/// Returns the backups that the program itself keeps: rolling backups and those from before migrations.
QStringList ownCopies(const QString& path)
{
    if (path.isEmpty()) // in memory
        return {};
    const QFileInfo registry(path);
    QStringList copies =
        entries(registry.dir(), registry.fileName() + ".bak-schema*"_L1, QDir::Files | QDir::NoSymLinks);
    copies.removeIf([](const QString& copy) { return copy.endsWith(".new"_L1); }); // not completed
    return filesInBackupFolder(path) + copies;
}

/// Returns the copies that cannot be searched, or are not ours because a link leads to them.
QStringList unreachableCopies(const QString& path)
{
    if (path.isEmpty())
        return {};
    const QFileInfo registry(path);
    const QFileInfo backups(backupFolder(path));
    QStringList copies;
    for (const QString& copy :
         entries(registry.dir(), registry.fileName() + ".bak-schema*"_L1, QDir::Files)) {
        if (QFileInfo(copy).isSymLink())
            copies.append(copy);
    }
    if (backups.isSymLink())
        return copies << backups.filePath();
    for (const QString& copy : entries(QDir(backups.filePath()), u"*.nidus"_s, QDir::Files)) {
        if (QFileInfo(copy).isSymLink())
            copies.append(copy);
    }
    return copies;
}

/// Returns the files that cannot be searched: damaged ones, and copies that were not completed.
QStringList unsearchable(const QString& path)
{
    if (path.isEmpty())
        return {};
    const QFileInfo registry(path);
    QStringList files = entries(registry.dir(), registry.fileName() + ".damaged-*"_L1, QDir::Files);
    for (const QString& folder : {registry.absolutePath(), backupFolder(path)})
        files += TemporaryDatabase::unfinished(folder, folder == registry.absolutePath() ? registry.fileName()
                                                                                         : QString());
    return files;
}

/// Removes what ended processes left: copies that were not completed, however new they are, and journals.
void removeUnfinished(const QString& path)
{
    if (path.isEmpty())
        return;
    const QFileInfo registry(path);
    TemporaryDatabase::removeUnfinished(registry.absolutePath(), registry.fileName());
    TemporaryDatabase::removeUnfinished(backupFolder(path), {});
    removeOrphanedJournals(path);
}

base::Result<bool> isIn(const QString& copy, const QStringList& texts)
{
    const auto connection = openForCopying(copy);
    if (!connection)
        return std::unexpected(connection.error());
    const auto found = findTexts(**connection, texts);
    if (!found)
        return std::unexpected(found.error());
    return !found->places.isEmpty() || !found->fixed.isEmpty();
}

/// What was done about a copy.
enum class CopyOutcome : std::uint8_t { NotFound, Erased, Left };

base::Result<CopyOutcome> eraseIn(const QString& copy, const QStringList& texts, const Act& act)
{
    const bool isShared = system::nameCount(QFile::encodeName(copy).toStdString()) > 1;
    if (isShared || !isRegistryFile(copy) || !QFileInfo(copy).isWritable())
        return std::unexpected(base::Error{base::kFileNotWritable, copy.toStdString(), {}});
    const auto connection = Connection::open(copy, OpenMode::ReadWrite, {});
    if (!connection)
        return std::unexpected(connection.error());
    if (const auto done = migrate(**connection, schemaMigrations()); !done)
        return std::unexpected(done.error());
    if (const auto watched = watchChanges(**connection); !watched)
        return std::unexpected(watched.error());
    const auto erased = eraseTexts(**connection, texts, act);
    if (!erased)
        return std::unexpected(erased.error());
    if (!erased->fixed.isEmpty() || !erased->left.isEmpty())
        return CopyOutcome::Left;
    return erased->places.isEmpty() ? CopyOutcome::NotFound : CopyOutcome::Erased;
}

} // namespace

base::Result<Erased> Erasure::find(const QStringList& texts) const
{
    auto found = findTexts(m_connection, texts);
    if (!found)
        return found;
    found->left = unreachableCopies(m_connection.path()) + unsearchable(m_connection.path());
    for (const QString& copy : ownCopies(m_connection.path())) {
        const auto held = isIn(copy, texts);
        // A copy that cannot be searched is listed too.
        if (!held || *held)
            found->copies.append(copy);
    }
    return found;
}

base::Result<Erased> Erasure::erase(const QStringList& texts, const Act& act)
{
    auto erased = eraseTexts(m_connection, texts, act);
    if (!erased)
        return erased;
    removeUnfinished(m_connection.path());
    erased->left += unreachableCopies(m_connection.path()) + unsearchable(m_connection.path());
    for (const QString& copy : ownCopies(m_connection.path())) {
        const auto done = eraseIn(copy, texts, act);
        const CopyOutcome outcome = done.value_or(CopyOutcome::Left);
        if (outcome == CopyOutcome::Left)
            erased->left.append(copy);
        else if (outcome == CopyOutcome::Erased)
            erased->copies.append(copy);
    }
    return erased;
}

base::Result<QList<ErasedPlace>> Erasure::places() const { return selectErased(m_connection); }

} // namespace nidus::storage
