// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/temporarydatabase.h"

#include "core/base/diskwait.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>
#include <array>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kCompanions{""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1};
/// Younger ones may be between two steps of a process that lives.
constexpr qint64 kOrphanAge = 60; // s

void removeWithCompanions(const QString& path)
{
    for (const QLatin1StringView suffix : kCompanions)
        QFile::remove(path + suffix);
}

} // namespace

TemporaryDatabase::TemporaryDatabase(const QString& target)
    : m_target(target), m_path(u"%1.%2.new"_s.arg(target, QUuid::createUuid().toString(QUuid::Id128)))
{}

TemporaryDatabase::~TemporaryDatabase()
{
    close();
    removeWithCompanions(m_path);
}

void TemporaryDatabase::close()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

std::expected<void, Error> TemporaryDatabase::make(NewFileAccess access)
{
    const QFileInfo target(m_target);
    removeOrphans(target.absolutePath(), target.fileName());
    constexpr mode_t ownerOnly = S_IRUSR | S_IWUSR;
    const mode_t mode =
        access == NewFileAccess::OwnerOnly ? ownerOnly : ownerOnly | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    m_descriptor = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (m_descriptor >= 0) {
        ::flock(m_descriptor, LOCK_SH | LOCK_NB);
        return {};
    }
    const int error = errno;
    return std::unexpected(Error{error == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
                                 m_path.toStdString(), qt_error_string(error).toStdString()});
}

void TemporaryDatabase::takeAccessOf(const QString& path) const
{
    struct stat info = {};
    if (m_descriptor < 0 || ::stat(QFile::encodeName(path).constData(), &info) != 0)
        return;
    // Another group's file stays readable for nobody but its owner and others where the group cannot be kept.
    const bool hasGroup = ::fchown(m_descriptor, uid_t(-1), info.st_gid) == 0;
    constexpr mode_t ofGroup = S_IRWXG;
    constexpr mode_t all = S_IRWXU | S_IRWXG | S_IRWXO;
    ::fchmod(m_descriptor, info.st_mode & (hasGroup ? all : all & ~ofGroup));
}

void TemporaryDatabase::removeOrphans(const QString& folder, const QString& target)
{
    static const QRegularExpression left(u"\\A(.+)\\.[0-9a-f]{32}\\.new\\z"_s);
    const QDir files(folder);
    for (const QString& name : files.entryList({u"*.new"_s}, QDir::Files)) {
        const QRegularExpressionMatch match = left.match(name);
        if (!match.hasMatch() || (!target.isEmpty() && match.captured(1) != target))
            continue;
        const QByteArray path = QFile::encodeName(files.filePath(name));
        const int descriptor = ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        struct stat info = {};
        if (descriptor < 0)
            continue;
        const bool isLeft = ::fstat(descriptor, &info) == 0 && ::time(nullptr) - info.st_mtime > kOrphanAge &&
                            ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
        if (isLeft)
            removeWithCompanions(files.filePath(name));
        ::close(descriptor);
    }
}

// QFile::rename() would copy over the other file at worst.
std::expected<void, Error> TemporaryDatabase::publish()
{
    const QByteArray source = QFile::encodeName(m_path);
    const QByteArray target = QFile::encodeName(m_target);
    // VACUUM INTO does not wait for the disk.
    if (const auto synced = waitForBytes(m_descriptor, m_target.toStdString()); !synced)
        return synced;
    close(); // not once the name is the registry's: this process's locks on it would go
    int error = EINVAL;
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) == 0)
        return waitForName(target.toStdString());
    error = errno;
#endif
    // Not every file system can do that. Until the object ends, the file then has two names.
    if (error != EEXIST) {
        if (::link(source.constData(), target.constData()) == 0)
            return waitForName(target.toStdString());
        error = errno;
    }
    const ErrorCode code = error == EEXIST   ? ErrorCode::FileExists
                           : error == ENOSPC ? ErrorCode::DiskFull
                                             : ErrorCode::FileNotWritable;
    return std::unexpected(Error{code, m_target.toStdString(), qt_error_string(error).toStdString()});
}

} // namespace nidus
