// SPDX-License-Identifier: Apache-2.0
#include "core/storage/temporarydatabase.h"

#include "core/base/diskwait.h"

#include <QFile>
#include <QUuid>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace nidus {

using namespace Qt::StringLiterals;

TemporaryDatabase::TemporaryDatabase(const QString& target)
    : m_target(target), m_path(u"%1.%2.new"_s.arg(target, QUuid::createUuid().toString(QUuid::Id128)))
{}

TemporaryDatabase::~TemporaryDatabase()
{
    for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
        QFile::remove(m_path + suffix);
}

std::expected<void, Error> TemporaryDatabase::make() const
{
    QFile file(m_path);
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return {};
    const ErrorCode code =
        file.error() == QFileDevice::ResourceError ? ErrorCode::DiskFull : ErrorCode::FileNotWritable;
    return std::unexpected(Error{code, m_path.toStdString(), file.errorString().toStdString()});
}

// QFile::rename() would copy over the other file at worst.
std::expected<void, Error> TemporaryDatabase::publish() const
{
    const QByteArray source = QFile::encodeName(m_path);
    const QByteArray target = QFile::encodeName(m_target);
    // VACUUM INTO does not wait for the disk.
    if (auto written = waitForBytes(source.toStdString()); !written) {
        written.error().subject = m_target.toStdString();
        return written;
    }
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
