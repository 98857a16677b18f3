// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/registryfile.h"

#include "core/storage/engine/filelocation.h"
#include "core/storage/engine/filereplacement.h"
#include "core/storage/engine/temporarydatabase.h"
#include "core/storage/files/backup.h"
#include "core/storage/history/seals.h"
#include "core/storage/operations/contents.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/verification/verification.h"
#include "core/system/filenames.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions kAnyWrite =
    QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;

/// Size in bytes up to which a file is checked before it is opened: some 0.3 s.
constexpr qint64 kCheckedBeforeOpening = qint64{64} * 1024 * 1024;

/// Looks at a file before SQLite does: one that is not ours is not touched at all.
std::expected<void, base::Error> inspect(const QString& path)
{
    if (const auto known = checkFileName(path); !known)
        return known;
    const auto header = readSqliteHeader(path);
    if (!header)
        return std::unexpected(header.error());
    const std::string subject = path.toStdString();
    if (header->applicationId != kApplicationId)
        return std::unexpected(base::Error{base::ErrorCode::ForeignDatabase, subject,
                                     "application_id " + std::to_string(header->applicationId)});
    const int newest = schemaMigrations().last().number;
    if (header->userVersion > newest)
        return std::unexpected(base::Error{base::ErrorCode::NewerSchema, subject,
                                     std::to_string(header->userVersion) + " > " + std::to_string(newest)});
    if (header->isTruncated)
        return std::unexpected(base::Error{base::ErrorCode::DamagedDatabase, subject, "shorter than its header says"});
    return {};
}

/// SQLite keeps the log under the name that the file was opened by: under another name it would be
/// overlooked.
bool hasSeveralNames(const QString& path)
{
    return system::nameCount(QFile::encodeName(path).toStdString()) > 1;
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
    const bool isLogged = hasLog(path);
    if (isWriteProtected && !isLogged)
        return {OpenMode::Immutable};
    ways.append(OpenMode::ReadOnly);
    // For a folder in which SQLite cannot make the files that sharing needs.
    if (!isLogged)
        ways.append(OpenMode::Immutable);
    return ways;
}

/// Looks for damage in a file that was not closed properly, before its log is worked into it. Nothing to do
/// while another connection has the file open: the first one to open it has done this. Nobody waits for a
/// large file: Copies::checkFile() in the background looks at it.
std::expected<void, base::Error> checkAfterUncleanEnd(const QString& path)
{
    if (QFileInfo(path).size() > kCheckedBeforeOpening)
        return {};
    const auto connection =
        Connection::open(path, OpenMode::ReadWrite, {.busyTimeout = std::chrono::milliseconds::zero()});
    if (!connection)
        return {}; // the real opening tells why
    (*connection)->keepLog();
    if (const auto done = (*connection)->execute(dialect::keepOthersOut()); !done)
        return done;
    const auto sound = checkPages(**connection, PageCheck::Quick);
    if (!sound && sound.error().code == base::ErrorCode::DamagedDatabase)
        return sound;
    return {};
}

/// Not only about values, which any program may have written with its own log.
bool isAboutPages(const base::Error& damage)
{
    static const QRegularExpression value(
        u"\\A(CHECK constraint failed|NULL value|non-\\w+ value|NUMERIC value|TEXT value)"_s);
    const QStringList complaints = QString::fromStdString(damage.detail).split(u'\n');
    return !std::ranges::all_of(complaints,
                                [](const QString& complaint) { return complaint.contains(value); });
}

/// A log of another file, laid beside this one by a copy or a service, makes a sound file look damaged.
bool isSoundWithoutLog(const QString& path)
{
    const auto connection = Connection::open(path, OpenMode::Immutable, {});
    return connection && checkPages(**connection, PageCheck::Quick);
}

std::expected<void, base::Error> fill(Connection& connection, const registration::RegistryContent& content)
{
    for (const QString& pragma : newFilePragmas()) {
        if (const auto done = connection.execute(pragma); !done)
            return done;
    }
    if (const auto done = migrate(connection, schemaMigrations()); !done)
        return done;
    if (const auto done = watchChanges(connection); !done)
        return done;
    return Contents(connection).add(content, {});
}

} // namespace

bool isRegistryFile(const QString& path)
{
    const auto header = readSqliteHeader(path);
    return header && header->applicationId == kApplicationId;
}

bool hasPresentSchema(const QString& path)
{
    const auto header = readSqliteHeader(path);
    return header && header->userVersion == schemaMigrations().last().number;
}

std::expected<std::unique_ptr<Connection>, base::Error> openRegistryFile(const QString& path,
                                                                   const RegistryOptions& options)
{
    if (const auto recovered = recoverReplacement(path); !recovered)
        return std::unexpected(recovered.error());
    if (const auto sound = inspect(path); !sound)
        return std::unexpected(sound.error());
    const QList<OpenMode> ways = waysToOpen(path);
    if (ways.first() == OpenMode::ReadWrite && hasSeveralNames(path))
        return std::unexpected(base::Error{base::ErrorCode::SeveralNames, path.toStdString(), {}});
    if (ways.first() == OpenMode::ReadWrite && hasLog(path)) {
        if (const auto sound = checkAfterUncleanEnd(path); !sound)
            return std::unexpected(isAboutPages(sound.error()) && isSoundWithoutLog(path)
                                       ? base::Error{base::ErrorCode::ForeignLog, path.toStdString() + "-wal", {}}
                                       : sound.error());
    }
    if (ways.first() == OpenMode::ReadWrite) {
        const QFileInfo file(path);
        TemporaryDatabase::removeOrphans(file.absolutePath(), file.fileName());
    }
    std::expected<std::unique_ptr<Connection>, base::Error> connection;
    for (const OpenMode way : ways) {
        connection = Connection::open(path, way, options);
        if (connection || (connection.error().code != base::ErrorCode::FileNotReadable &&
                           connection.error().code != base::ErrorCode::ReadOnlyDatabase))
            break;
    }
    if (!connection)
        return connection;
    if (const auto done = copyThenMigrate(**connection, schemaMigrations()); !done)
        return std::unexpected(done.error());
    if (const auto done = watchChanges(**connection); !done)
        return std::unexpected(done.error());
    return connection;
}

std::expected<std::unique_ptr<Connection>, base::Error> openForCopying(const QString& path)
{
    if (const auto sound = inspect(path); !sound)
        return std::unexpected(sound.error());
    auto connection = Connection::open(path, OpenMode::ReadOnly, {});
    // For a folder in which SQLite cannot make the files that sharing needs.
    if (!connection && !hasLog(path))
        connection = Connection::open(path, OpenMode::Immutable, {});
    if (!connection)
        return connection;
    // What reads a file once from end to end gains nothing by remembering its pages.
    if (const auto done = (*connection)->execute(dialect::limitCache(4096)); !done)
        return std::unexpected(done.error());
    return connection;
}

std::expected<void, base::Error> createRegistryFile(const QString& path, const registration::RegistryContent& content,
                                              const RegistryOptions& options)
{
    if (const auto known = checkFileName(path); !known)
        return known;
    if (const auto recovered = recoverReplacement(path); !recovered)
        return recovered;
    if (QFileInfo::exists(path))
        return std::unexpected(base::Error{base::ErrorCode::FileExists, path.toStdString(), {}});
    TemporaryDatabase temporary(path);
    // Errors name the file that was asked for, not the one on the way to it.
    const auto asAskedFor = [&path](base::Error error) {
        error.subject = path.toStdString();
        return std::unexpected(std::move(error));
    };
    if (const auto made = temporary.make(options.newFileAccess); !made)
        return asAskedFor(made.error());
    {
        const auto connection = Connection::open(temporary.path(), OpenMode::ReadWrite, options);
        if (!connection)
            return asAskedFor(connection.error());
        if (const auto filled = fill(**connection, content); !filled)
            return asAskedFor(filled.error());
        // Closing would do it as well, but not say when it fails.
        const auto emptied = (*connection)->number(dialect::emptyLog());
        if (!emptied)
            return asAskedFor(emptied.error());
    }
    return temporary.publish();
}

std::expected<std::unique_ptr<Connection>, base::Error> openRegistryInMemory(const registration::RegistryContent& content)
{
    auto connection = Connection::open({}, OpenMode::Memory, {});
    if (!connection)
        return connection;
    if (const auto filled = fill(**connection, content); !filled)
        return std::unexpected(filled.error());
    return connection;
}

} // namespace nidus::storage
