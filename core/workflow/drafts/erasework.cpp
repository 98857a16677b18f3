// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/erasework.h"

#include "core/base/wholefile.h"
#include "core/storage/operations/erasing.h"
#include "core/storage/operations/textpattern.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/registry/savefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20; ///< of a file of typed comments

QString contentOf(const QString& path)
{
    const auto bytes =
        base::readWholeFile(QFile::encodeName(path).toStdString(), kMostBytes, system::OpenWay::ReadOwn);
    return QString::fromStdString(bytes.value_or(std::string()));
}

/// Returns the files of typed comments, under each name of the registry, that contain one of the texts.
QStringList commentsWith(const QString& journalFolder, const QString& registryPath,
                         const storage::TextPattern& pattern)
{
    const QFileInfo registry(registryPath);
    QStringList files;
    for (const QString& path : {registryPath, registry.absoluteFilePath(), registry.canonicalFilePath()}) {
        const QString file = typedCommentsFile(journalFolder, path);
        if (!files.contains(file) && pattern.isIn(contentOf(file)))
            files.append(file);
    }
    return files;
}

base::Result<void> eraseComments(const QString& path, const storage::TextPattern& pattern)
{
    const QByteArray bytes = pattern.replaced(contentOf(path), storage::kErased).toUtf8();
    if (!bytes.startsWith('{')) // everything was replaced: an encoded text was left
        return std::unexpected(base::Error{base::kBadFormat, path.toStdString(), {}});
    return writeOwnFile(path, bytes);
}

/// Returns the files with names of people who have drafts open (DraftPresence).
QStringList signsWith(const QString& registryPath, const storage::TextPattern& pattern)
{
    QStringList files;
    for (const QFileInfo& file : QDir(registryPath + ".open"_L1).entryInfoList(QDir::Files, QDir::Name)) {
        if (pattern.isIn(contentOf(file.filePath())))
            files.append(file.filePath());
    }
    return files;
}

} // namespace

base::Result<storage::Erased> findEverywhere(const storage::Registry& registry, const QStringList& texts,
                                             const QString& journalFolder)
{
    auto found = registry.erasure().find(texts);
    if (!found || registry.isInMemory())
        return found;
    const storage::TextPattern pattern(texts);
    found->copies += RecoveryJournal::filesWith(journalFolder, registry.path(), pattern) +
                     commentsWith(journalFolder, registry.path(), pattern);
    found->left += signsWith(registry.path(), pattern);
    return found;
}

base::Result<storage::Erased> eraseEverywhere(storage::Registry& registry, const QStringList& texts,
                                              const storage::Act& act, const QString& journalFolder)
{
    auto erased = registry.erasure().erase(texts, act);
    if (!erased || registry.isInMemory())
        return erased;
    const storage::TextPattern pattern(texts);
    const auto note = [&erased](const QString& file, const base::Result<void>& done) {
        (done ? erased->copies : erased->left).append(file);
    };
    for (const QString& file : RecoveryJournal::filesWith(journalFolder, registry.path(), pattern))
        note(file, RecoveryJournal::erase(file, pattern));
    for (const QString& file : commentsWith(journalFolder, registry.path(), pattern))
        note(file, eraseComments(file, pattern));
    erased->left += signsWith(registry.path(), pattern);
    return erased;
}

QString typedCommentsFile(const QString& journalFolder, const QString& registryPath)
{
    const QByteArray hash = QCryptographicHash::hash(registryPath.toUtf8(), QCryptographicHash::Sha256);
    return QDir::cleanPath(u"%1/../typed/%2.json"_s.arg(journalFolder, QString::fromLatin1(hash.toHex())));
}

} // namespace nidus::workflow
