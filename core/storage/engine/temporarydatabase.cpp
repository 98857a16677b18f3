// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/temporarydatabase.h"

#include "core/base/disksync.h"
#include "core/base/systemerror.h"
#include "core/storage/engine/filereplacement.h"
#include "core/storage/sqlite/sqlite.h"
#include "core/storage/values/storageerrors.h"
#include "core/system/filenames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>
#include <ctime>
#include <string>
#include <system_error>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Newer files may belong to a running process that is between two steps.
constexpr qint64 kOrphanAge = 60; // s

/// The file comes last, so that whoever is killed halfway leaves something that can be found.
void removeWithCompanions(const QString& path)
{
    for (const QLatin1StringView suffix : kCompanionSuffixes)
        QFile::remove(path + suffix);
    QFile::remove(path);
}

constexpr qsizetype kEnding = QLatin1StringView(".0123456789abcdef0123456789abcdef.new").size();

/// Returns whether no process will use a temporary file, unless it has locked it. A new file may be one that
/// is not locked yet, if it is empty, or no longer, if its target is missing.
bool isOrphan(const QString& path, const system::FileFacts& facts)
{
    const QString target = path.chopped(kEnding);
    const bool isOld = std::time(nullptr) - facts.modified > kOrphanAge;
    return (isOld || (facts.size > 0 && QFileInfo::exists(target))) && !isBeingReplaced(target);
}

/// Returns the temporary files for `target`, a name, or with "*" at its end also for its copies, such as
/// "TARGET.bak-schema10"; empty = for any.
QStringList temporaryFiles(const QString& folder, const QString& target)
{
    static const QRegularExpression left(u"\\A(.+)\\.[0-9a-f]{32}\\.new\\z"_s);
    const bool hasCopies = target.endsWith(u'*');
    const QString name = target.chopped(hasCopies ? 1 : 0);
    QStringList paths;
    const QDir files(folder);
    for (const QString& file : files.entryList({u"*.new"_s}, QDir::Files | QDir::Hidden)) {
        const QString of = left.match(file).captured(1);
        const bool isWanted = name.isEmpty() || of == name || (hasCopies && of.startsWith(name + u'.'));
        if (!of.isEmpty() && isWanted)
            paths.append(files.filePath(file));
    }
    return paths;
}

} // namespace

TemporaryDatabase::TemporaryDatabase(const QString& target)
    : m_target(target), m_path(u"%1.%2.new"_s.arg(target, QUuid::createUuid().toString(QUuid::Id128)))
{}

TemporaryDatabase::~TemporaryDatabase()
{
    m_file.close();
    removeWithCompanions(m_path);
}

base::Result<void> TemporaryDatabase::make(NewFileAccess access)
{
    const QFileInfo target(m_target);
    removeOrphans(target.absolutePath(), target.fileName());
    auto made = system::OpenFile::open(QFile::encodeName(m_path).toStdString(),
                                       access == NewFileAccess::OwnerOnly ? system::OpenWay::MakeNewForOwner
                                                                          : system::OpenWay::MakeNew);
    if (!made)
        return std::unexpected(base::writeError(made.error(), m_path.toStdString()));
    m_file = *std::move(made);
    static_cast<void>(m_file.tryLock(true)); // without working locks, only the age identifies orphans
    return {};
}

void TemporaryDatabase::copyAccessFrom(const QString& path) const
{
    m_file.copyAccessFrom(QFile::encodeName(path).toStdString());
}

void TemporaryDatabase::removeOrphans(const QString& folder, const QString& target)
{
    for (const QString& path : temporaryFiles(folder, target)) {
        const auto file =
            system::OpenFile::open(QFile::encodeName(path).toStdString(), system::OpenWay::ReadOwn);
        const auto facts = file ? file->facts() : std::unexpected(file.error());
        if (facts && isOrphan(path, *facts) && file->tryLock())
            removeWithCompanions(path);
    }
}

void TemporaryDatabase::removeUnfinished(const QString& folder, const QString& target)
{
    for (const QString& path : temporaryFiles(folder, target + u'*')) {
        const auto file =
            system::OpenFile::open(QFile::encodeName(path).toStdString(), system::OpenWay::ReadOwn);
        // An empty file may be one that a process has not locked yet.
        if (file && QFileInfo(path).size() > 0 && file->tryLock())
            removeWithCompanions(path);
    }
}

QStringList TemporaryDatabase::unfinished(const QString& folder, const QString& target)
{
    QStringList files = temporaryFiles(folder, target + u'*');
    files.removeIf([](const QString& path) { return QFileInfo(path).size() == 0; });
    return files;
}

// At worst, QFile::rename() would copy over the other file.
base::Result<void> TemporaryDatabase::publish()
{
    const std::string target = QFile::encodeName(m_target).toStdString();
    // The writer may not have waited for the disk.
    if (const auto synced = base::syncBytes(m_file, m_target.toStdString()); !synced)
        return synced;
    m_file.close(); // not after the rename: this process would lose its locks on the registry
    const std::error_code error = system::renameToNew(QFile::encodeName(m_path).toStdString(), target);
    if (error == std::errc::file_exists)
        return std::unexpected(base::Error{kFileExists, m_target.toStdString(), error.message()});
    if (error)
        return std::unexpected(base::writeError(error, m_target.toStdString()));
    return base::syncName(target);
}

} // namespace nidus::storage
