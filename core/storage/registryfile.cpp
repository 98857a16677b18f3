// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registryfile.h"

#include "core/storage/contentio.h"
#include "core/storage/migrations.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions kAnyWrite =
    QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;

/// Looks at a file before SQLite does: one that is not ours is not touched at all.
std::expected<void, Error> inspect(const QString& path)
{
    const auto header = readSqliteHeader(path);
    if (!header)
        return std::unexpected(header.error());
    const std::string subject = path.toStdString();
    if (header->applicationId != kApplicationId)
        return std::unexpected(Error{ErrorCode::ForeignDatabase, subject,
                                     "application_id " + std::to_string(header->applicationId)});
    const int newest = schemaMigrations().last().number;
    if (header->userVersion > newest)
        return std::unexpected(Error{ErrorCode::NewerSchema, subject,
                                     std::to_string(header->userVersion) + " > " + std::to_string(newest)});
    if (header->isTruncated)
        return std::unexpected(Error{ErrorCode::DamagedDatabase, subject, "shorter than its header says"});
    return {};
}

/// The ways to open a file, best first. Write permission counts even for those who could do without, such as
/// root: whoever took it away meant it.
QList<OpenMode> waysToOpen(const QString& path)
{
    const QFileInfo info(path);
    QList<OpenMode> ways;
    const bool isWriteProtected = !info.permissions().testAnyFlags(kAnyWrite);
    if (info.isWritable() && !isWriteProtected)
        ways.append(OpenMode::ReadWrite);
    // A log beside the file may hold newer content, which an immutable file would not show.
    const bool hasLog = hasWriteAheadLog(path);
    if (isWriteProtected && !hasLog)
        return {OpenMode::Immutable};
    ways.append(OpenMode::ReadOnly);
    // For a folder in which SQLite cannot make the files that sharing needs.
    if (!hasLog)
        ways.append(OpenMode::Immutable);
    return ways;
}

/// A file of its own name, removed with all that SQLite lays beside it.
class TemporaryDatabase
{
public:
    explicit TemporaryDatabase(const QString& target)
        : m_path(u"%1.%2.new"_s.arg(target, QUuid::createUuid().toString(QUuid::Id128)))
    {}
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;
    ~TemporaryDatabase()
    {
        for (const QLatin1StringView suffix : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1})
            QFile::remove(m_path + suffix);
    }

    [[nodiscard]] QString path() const { return m_path; }

    [[nodiscard]] std::expected<void, Error> make() const
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return {};
        const ErrorCode code =
            file.error() == QFileDevice::ResourceError ? ErrorCode::DiskFull : ErrorCode::FileNotWritable;
        return std::unexpected(Error{code, m_path.toStdString(), file.errorString().toStdString()});
    }

private:
    QString m_path;
};

/// Gives the file its name unless that is taken. QFile::rename() would copy over the other file at worst.
std::expected<void, Error> publish(const QString& from, const QString& to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (::link(source.constData(), target.constData()) == 0)
        return {};
    int error = errno;
#ifdef RENAME_NOREPLACE
    // Not every file system has hard links.
    if (error != EEXIST) {
        if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) == 0)
            return {};
        error = errno;
    }
#endif
    const ErrorCode code = error == EEXIST   ? ErrorCode::FileExists
                           : error == ENOSPC ? ErrorCode::DiskFull
                                             : ErrorCode::FileNotWritable;
    return std::unexpected(Error{code, to.toStdString(), qt_error_string(error).toStdString()});
}

std::expected<void, Error> fill(Connection& connection, const RegistryContent& content)
{
    for (const QString& pragma : newFilePragmas()) {
        if (const auto done = connection.execute(pragma); !done)
            return done;
    }
    if (const auto done = migrate(connection, schemaMigrations()); !done)
        return done;
    return addContent(connection, content, {});
}

} // namespace

std::expected<std::unique_ptr<Connection>, Error> openRegistryFile(const QString& path,
                                                                   const RegistryOptions& options)
{
    if (const auto sound = inspect(path); !sound)
        return std::unexpected(sound.error());
    std::expected<std::unique_ptr<Connection>, Error> connection;
    for (const OpenMode way : waysToOpen(path)) {
        connection = Connection::open(path, way, options);
        if (connection || (connection.error().code != ErrorCode::FileNotReadable &&
                           connection.error().code != ErrorCode::ReadOnlyDatabase))
            break;
    }
    if (!connection)
        return connection;
    if (const auto done = migrate(**connection, schemaMigrations()); !done)
        return std::unexpected(done.error());
    return connection;
}

std::expected<void, Error> createRegistryFile(const QString& path, const RegistryContent& content,
                                              const RegistryOptions& options)
{
    if (QFileInfo::exists(path))
        return std::unexpected(Error{ErrorCode::FileExists, path.toStdString(), {}});
    const TemporaryDatabase temporary(path);
    // Errors name the file that was asked for, not the one on the way to it.
    const auto asAskedFor = [&path](Error error) {
        error.subject = path.toStdString();
        return std::unexpected(std::move(error));
    };
    if (const auto made = temporary.make(); !made)
        return asAskedFor(made.error());
    {
        const auto connection = Connection::open(temporary.path(), OpenMode::ReadWrite, options);
        if (!connection)
            return asAskedFor(connection.error());
        if (const auto filled = fill(**connection, content); !filled)
            return asAskedFor(filled.error());
    } // closing empties the write-ahead log into the file
    return publish(temporary.path(), path);
}

std::expected<std::unique_ptr<Connection>, Error> openRegistryInMemory(const RegistryContent& content)
{
    auto connection = Connection::open({}, OpenMode::Memory, {});
    if (!connection)
        return connection;
    if (const auto filled = fill(**connection, content); !filled)
        return std::unexpected(filled.error());
    return connection;
}

} // namespace nidus
