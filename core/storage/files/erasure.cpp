// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/erasure.h"

#include "core/storage/engine/connection.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/erasedvalues.h"
#include "core/storage/history/seals.h"
#include "core/storage/operations/erasing.h"
#include "core/storage/schema/migrations.h"

#include <QDir>
#include <QFileInfo>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Returns the backups that the program itself keeps: rolling backups and those from before migrations.
QStringList ownCopies(const QString& path)
{
    QStringList copies;
    if (path.isEmpty()) // in memory
        return copies;
    const auto add = [&copies](const QDir& folder, const QString& names) {
        for (const QFileInfo& file : folder.entryInfoList({names}, QDir::Files, QDir::Name))
            copies.append(file.filePath());
    };
    add(QDir(backupFolder(path)), u"*.nidus"_s);
    const QFileInfo registry(path);
    add(registry.dir(), registry.fileName() + ".bak-schema*"_L1);
    return copies;
}

/// Returns the copies that cannot be searched.
QStringList damagedCopies(const QString& path)
{
    const QFileInfo registry(path);
    QStringList copies;
    if (path.isEmpty())
        return copies;
    for (const QFileInfo& file :
         registry.dir().entryInfoList({registry.fileName() + ".damaged-*"_L1}, QDir::Files, QDir::Name))
        copies.append(file.filePath());
    return copies;
}

base::Result<bool> isIn(const QString& copy, const QStringList& texts)
{
    const auto connection = openForCopying(copy);
    if (!connection)
        return std::unexpected(connection.error());
    const auto places = findTexts(**connection, texts);
    if (!places)
        return std::unexpected(places.error());
    return !places->isEmpty();
}

base::Result<bool> eraseIn(const QString& copy, const QStringList& texts, const Act& act)
{
    if (!isRegistryFile(copy) || !QFileInfo(copy).isWritable())
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
    return !erased->places.isEmpty();
}

} // namespace

base::Result<Erased> Erasure::find(const QStringList& texts) const
{
    auto places = findTexts(m_connection, texts);
    if (!places)
        return std::unexpected(places.error());
    Erased found{.places = *std::move(places), .copies = {}, .left = damagedCopies(m_connection.path())};
    for (const QString& copy : ownCopies(m_connection.path())) {
        const auto held = isIn(copy, texts);
        // A copy that cannot be searched is listed too.
        if (!held || *held)
            found.copies.append(copy);
    }
    return found;
}

base::Result<Erased> Erasure::erase(const QStringList& texts, const Act& act)
{
    auto erased = eraseTexts(m_connection, texts, act);
    if (!erased)
        return erased;
    erased->left += damagedCopies(m_connection.path());
    for (const QString& copy : ownCopies(m_connection.path())) {
        const auto done = eraseIn(copy, texts, act);
        if (!done)
            erased->left.append(copy);
        else if (*done)
            erased->copies.append(copy);
    }
    return erased;
}

base::Result<QList<ErasedPlace>> Erasure::places() const { return selectErased(m_connection); }

} // namespace nidus::storage
