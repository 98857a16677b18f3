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

/// Maximum size in bytes of a file that is checked before it is opened: about 0.3 s.
constexpr qint64 kCheckedBeforeOpening = qint64{64} * 1024 * 1024;

/// Inspects a file before SQLite does, so that a foreign file is not touched at all.
base::Result<void> inspect(const QString& path)
{
    if (const auto known = checkFileName(path); !known)
        return known;
    const auto header = readSqliteHeader(path);
    if (!header)
        return std::unexpected(header.error());
    const std::string subject = path.toStdString();
    if (header->applicationId != kApplicationId)
        return std::unexpected(base::Error{kForeignDatabase, subject,
                                           "application_id " + std::to_string(header->applicationId)});
    if (const auto known = checkSchemaNumber(header->userVersion, path, schemaMigrations()); !known)
        return known;
    if (header->isTruncated)
        return std::unexpected(base::Error{kDamagedDatabase, subject, "shorter than its header says"});
    return {};
}

/// SQLite names the log after the name that the file was opened by: under another name the log would be
/// missed.
bool hasSeveralNames(const QString& path)
{
    return system::nameCount(QFile::encodeName(path).toStdString()) > 1;
}

/// Returns the ways to open a file, best first. Respects a missing write permission even for users who could
/// ignore it, such as root: it was removed on purpose.
QList<OpenMode> waysToOpen(const QString& path)
{
    const QFileInfo info(path);
    QList<OpenMode> ways;
    const bool isWriteProtected = !info.permissions().testAnyFlags(kAnyWrite);
    if (info.isWritable() && !isWriteProtected)
        ways.append(OpenMode::ReadWrite);
    // A log next to the file may contain newer content, which the immutable mode would not show.
    const bool isLogged = hasLog(path);
    if (isWriteProtected && !isLogged)
        return {OpenMode::Immutable};
    ways.append(OpenMode::ReadOnly);
    // For a folder in which SQLite cannot create the files needed for sharing.
    if (!isLogged)
        ways.append(OpenMode::Immutable);
    return ways;
}

/// Checks a file that was not closed properly for damage before its log is applied. Does nothing while
/// another connection has the file open: the first one to open it has done this. Skips large files, which
/// RegistryBackups::checkFile() checks in the background.
base::Result<void> checkAfterUncleanShutdown(const QString& path)
{
    if (QFileInfo(path).size() > kCheckedBeforeOpening)
        return {};
    const auto connection =
        Connection::open(path, OpenMode::ReadWrite, {.busyTimeout = std::chrono::milliseconds::zero()});
    if (!connection)
        return {}; // opening the file reports why
    (*connection)->startLog();
    if (const auto done = (*connection)->execute(dialect::lockExclusively()); !done)
        return done;
    const auto sound = checkPages(**connection, PageCheck::Quick);
    if (!sound && sound.error().code == kDamagedDatabase)
        return sound;
    return {};
}

/// Returns whether the damage goes beyond invalid values, which any program may have written with its own
/// log.
bool isStructuralDamage(const base::Error& damage)
{
    static const QRegularExpression value(
        u"\\A(CHECK constraint failed|NULL value|non-\\w+ value|NUMERIC value|TEXT value)"_s);
    const QStringList complaints = QString::fromStdString(damage.detail).split(u'\n');
    return !std::ranges::all_of(complaints,
                                [](const QString& complaint) { return complaint.contains(value); });
}

/// A log of another file, left next to this one by a copy or a service, makes an intact file look damaged.
bool isSoundWithoutLog(const QString& path)
{
    const auto connection = Connection::open(path, OpenMode::Immutable, {});
    return connection && checkPages(**connection, PageCheck::Quick);
}

base::Result<void> fill(Connection& connection, const registration::RegistryContent& content)
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

base::Result<std::unique_ptr<Connection>> openRegistryFile(const QString& path,
                                                           const RegistryOptions& options)
{
    if (const auto recovered = recoverReplacement(path); !recovered)
        return std::unexpected(recovered.error());
    if (const auto sound = inspect(path); !sound)
        return std::unexpected(sound.error());
    const QList<OpenMode> ways = waysToOpen(path);
    if (ways.first() == OpenMode::ReadWrite && hasSeveralNames(path))
        return std::unexpected(base::Error{kSeveralNames, path.toStdString(), {}});
    if (ways.first() == OpenMode::ReadWrite && hasLog(path)) {
        if (const auto sound = checkAfterUncleanShutdown(path); !sound)
            return std::unexpected(isStructuralDamage(sound.error()) && isSoundWithoutLog(path)
                                       ? base::Error{kForeignLog, path.toStdString() + "-wal", {}}
                                       : sound.error());
    }
    base::Result<std::unique_ptr<Connection>> connection;
    for (const OpenMode way : ways) {
        connection = Connection::open(path, way, options);
        if (connection || (connection.error().code != base::kFileNotReadable &&
                           connection.error().code != kReadOnlyDatabase))
            break;
    }
    if (!connection)
        return connection;
    if (const auto done = copyThenMigrate(**connection, schemaMigrations()); !done)
        return std::unexpected(done.error());
    (*connection)->setFirstStep(watchChanges); // most commands write nothing
    return connection;
}

base::Result<std::unique_ptr<Connection>> openForCopying(const QString& path)
{
    if (const auto sound = inspect(path); !sound)
        return std::unexpected(sound.error());
    auto connection = Connection::open(path, OpenMode::ReadOnly, {});
    // For a folder in which SQLite cannot create the files needed for sharing.
    if (!connection && !hasLog(path))
        connection = Connection::open(path, OpenMode::Immutable, {});
    if (!connection)
        return connection;
    // A single pass over the file gains nothing from a page cache.
    if (const auto done = (*connection)->execute(dialect::limitCache(4096)); !done)
        return std::unexpected(done.error());
    return connection;
}

base::Result<void> createRegistryFile(const QString& path, const registration::RegistryContent& content,
                                      const RegistryOptions& options)
{
    if (const auto known = checkFileName(path); !known)
        return known;
    if (const auto recovered = recoverReplacement(path); !recovered)
        return recovered;
    if (QFileInfo::exists(path))
        return std::unexpected(base::Error{kFileExists, path.toStdString(), {}});
    TemporaryDatabase temporary(path);
    // Errors name the requested file, not the temporary one.
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
        // Closing would do this too, but would not report a failure.
        const auto emptied = (*connection)->number(dialect::emptyLog());
        if (!emptied)
            return asAskedFor(emptied.error());
    }
    return temporary.publish();
}

base::Result<std::unique_ptr<Connection>> openRegistryInMemory(const registration::RegistryContent& content)
{
    auto connection = Connection::open({}, OpenMode::Memory, {});
    if (!connection)
        return connection;
    if (const auto filled = fill(**connection, content); !filled)
        return std::unexpected(filled.error());
    return connection;
}

} // namespace nidus::storage
