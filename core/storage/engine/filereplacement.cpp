// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filereplacement.h"

#include "core/base/diskwait.h"

#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QStringList>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

QString markerOf(const QString& path)
{
    return path + ".restoring"_L1;
}

std::unexpected<Error> failure(const QString& path)
{
    const int error = errno;
    return std::unexpected(Error{error == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
                                 path.toStdString(), qt_error_string(error).toStdString()});
}

std::expected<void, Error> rename(const QString& from, const QString& to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return failure(to);
    return {};
}

/// Not every file system can do that.
bool exchange(const QString& one, const QString& other)
{
#ifdef RENAME_EXCHANGE
    return ::renameat2(AT_FDCWD, QFile::encodeName(one).constData(), AT_FDCWD,
                       QFile::encodeName(other).constData(), RENAME_EXCHANGE) == 0;
#else
    return false;
#endif
}

/// What a replacement is about; written down beside the file while it lasts.
struct Plan
{
    quint64 replaced = 0; ///< inode of the file that has the name
    QString fresh;
    QString aside;
};

/// The plan's file, which who holds its lock may follow.
class Marker
{
public:
    explicit Marker(const QString& path) : m_path(path), m_name(markerOf(path)) {}
    Marker(const Marker&) = delete;
    Marker& operator=(const Marker&) = delete;
    ~Marker()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor); // and the lock with it
    }

    /// Opens and locks it; with O_CREAT in `flags` it is made.
    std::expected<void, Error> lock(int flags)
    {
        m_descriptor = ::open(QFile::encodeName(m_name).constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags,
                              S_IRUSR | S_IWUSR);
        if (m_descriptor < 0)
            return failure(m_path);
        if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0)
            return std::unexpected(Error{ErrorCode::LockedDatabase, m_path.toStdString(), "a restore"});
        return {};
    }

    std::expected<void, Error> write(const Plan& plan) const
    {
        const QByteArray bytes = u"%1\n%2\n%3\n"_s.arg(plan.replaced).arg(plan.fresh, plan.aside).toUtf8();
        if (::ftruncate(m_descriptor, 0) != 0 ||
            ::pwrite(m_descriptor, bytes.constData(), size_t(bytes.size()), 0) != bytes.size())
            return failure(m_path);
        if (const auto synced = waitForBytes(m_descriptor, m_path.toStdString()); !synced)
            return synced;
        return waitForName(m_path.toStdString());
    }

    /// Without its last line the plan was not begun.
    [[nodiscard]] std::optional<Plan> read() const
    {
        QFile file;
        if (!file.open(m_descriptor, QIODevice::ReadOnly) || !file.seek(0))
            return std::nullopt;
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        if (lines.size() != 4)
            return std::nullopt;
        return Plan{lines[0].toULongLong(), lines[1], lines[2]};
    }

    std::expected<void, Error> remove() const
    {
        if (!QFile::remove(m_name))
            return failure(m_path);
        return waitForName(m_path.toStdString());
    }

private:
    QString m_path;
    QString m_name;
    int m_descriptor = -1;
};

/// No old log is worked into a new file. An index of it SQLite makes anew.
std::expected<void, Error> moveLog(const QString& from, const QString& to)
{
    QFile::remove(from + "-shm"_L1);
    const QFileInfo log(from + "-wal"_L1);
    if (!log.exists() || QFileInfo::exists(to + "-wal"_L1))
        return {};
    if (log.size() == 0 && QFile::remove(log.filePath()))
        return {};
    return rename(log.filePath(), to + "-wal"_L1);
}

std::expected<void, Error> follow(const QString& path, const Plan& plan)
{
    if (const auto moved = moveLog(path, plan.aside); !moved)
        return moved;
    if (exchange(plan.fresh, path))
        return rename(plan.fresh, plan.aside);
    if (const auto moved = rename(path, plan.aside); !moved)
        return moved;
    return rename(plan.fresh, path);
}

} // namespace

quint64 fileNumber(const QString& path)
{
    struct stat info = {};
    return ::lstat(QFile::encodeName(path).constData(), &info) == 0 ? quint64{info.st_ino} : 0;
}

std::expected<void, Error> replaceFile(const QString& path, quint64 replaced, const QString& fresh,
                                       const QString& aside)
{
    Marker marker(path);
    if (const auto locked = marker.lock(O_CREAT); !locked)
        return locked;
    if (const auto synced = waitForBytes(QFile::encodeName(fresh).toStdString()); !synced)
        return synced;
    if (fileNumber(path) != replaced)
        return std::unexpected(Error{ErrorCode::LockedDatabase, path.toStdString(), "another restore"});
    const Plan plan{replaced, fresh, aside};
    if (const auto written = marker.write(plan); !written)
        return written;
    if (const auto done = follow(path, plan); !done)
        return done;
    if (const auto synced = waitForName(path.toStdString()); !synced)
        return synced;
    return marker.remove();
}

std::expected<void, Error> recoverReplacement(const QString& path)
{
    if (!QFileInfo::exists(markerOf(path)))
        return {};
    Marker marker(path);
    if (const auto locked = marker.lock(0); !locked) {
        // The process that was at it has just finished, or it is another's folder.
        return locked.error().code == ErrorCode::LockedDatabase ? locked : std::expected<void, Error>();
    }
    const std::optional<Plan> plan = marker.read();
    const quint64 present = fileNumber(path);
    if (plan && present == 0 && QFileInfo::exists(plan->fresh)) {
        if (const auto done = rename(plan->fresh, path); !done)
            return done;
    } else if (plan && present != 0 && present == plan->replaced) {
        if (const auto done = moveLog(plan->aside, path); !done)
            return done;
        QFile::remove(plan->fresh);
    } else if (plan && present != 0 && fileNumber(plan->fresh) == plan->replaced) {
        if (const auto done = rename(plan->fresh, plan->aside); !done)
            return done;
    }
    return marker.remove();
}

} // namespace nidus
