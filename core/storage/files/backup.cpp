// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/backup.h"

#include "core/base/disksync.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/engine/temporarydatabase.h"
#include "core/storage/history/identity.h"
#include "core/storage/sqlite/dialect.h"
#include "core/system/filenames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kReasonWords{"daily"_L1, "import"_L1, "restore"_L1};
constexpr auto kTimePattern = "yyyyMMdd-HHmmss-zzz"_L1; // sorts by time as text

/// Returns the names of the rolling backups in a folder, made for one reason, oldest first.
QStringList rollingBackups(const QString& folder, BackupReason reason)
{
    static const QRegularExpression time(u"\\A\\d{8}-\\d{6}-\\d{3}\\z"_s); // kTimePattern
    const QString ending = u"-%1.nidus"_s.arg(backupWord(reason));
    if (!system::isOwnFolder(QFile::encodeName(folder).toStdString()))
        return {};
    QStringList names = QDir(folder).entryList({u"*"_s + ending}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    names.removeIf([&](const QString& name) { return !time.match(name.chopped(ending.size())).hasMatch(); });
    return names;
}

/// The time in the name of a rolling backup.
QDateTime timeIn(const QString& name)
{
    const QDate day = QDate::fromString(name.first(8), u"yyyyMMdd"_s);
    return {day, QTime::fromString(name.mid(9, 10), u"HHmmss-zzz"_s), Qt::UTC};
}

/// Returns a time for the name of a backup that is later than those of all earlier ones, even if the clock
/// was set back: names must be in the order in which the backups were made.
QDateTime timeFor(const QString& folder, const QDateTime& now)
{
    QDateTime time = now.toUTC();
    for (const BackupReason reason : {BackupReason::Daily, BackupReason::Import, BackupReason::Restore}) {
        const QStringList names = rollingBackups(folder, reason);
        if (!names.isEmpty() && timeIn(names.last()) >= time)
            time = timeIn(names.last()).addMSecs(1);
    }
    return time;
}

/// Keeps `kept` backups made for the same reason, at least the newest, and removes the oldest others.
void prune(const QString& folder, BackupReason reason, int kept)
{
    QStringList names = rollingBackups(folder, reason);
    while (names.size() > std::max(kept, 1))
        QFile::remove(QDir(folder).filePath(names.takeFirst()));
}

/// Saves a copy next to the file, under a name that no earlier copy has.
base::Result<void> keepCopy(Connection& connection, int schema)
{
    const QString wanted = u"%1.bak-schema%2"_s.arg(connection.path(), QString::number(schema));
    QString target = wanted;
    for (int i = 2;; ++i) {
        const auto done = backUpTo(connection, target, {});
        if (done || done.error().code != kFileExists)
            return done;
        target = u"%1-%2"_s.arg(wanted, QString::number(i));
    }
}

} // namespace

QLatin1StringView backupWord(BackupReason reason) { return kReasonWords[static_cast<std::size_t>(reason)]; }

QString backupFolder(const QString& registryPath) { return registryPath + ".backups"_L1; }

QStringList filesInBackupFolder(const QString& registryPath)
{
    const QString folder = backupFolder(registryPath);
    if (!system::isOwnFolder(QFile::encodeName(folder).toStdString()))
        return {};
    QStringList paths;
    const QDir files(folder);
    for (const QString& name : files.entryList({u"*.nidus"_s}, QDir::Files | QDir::NoSymLinks, QDir::Name))
        paths.append(files.filePath(name));
    return paths;
}

void removeOrphanedJournals(const QString& registryPath)
{
    const QString folder = backupFolder(registryPath);
    if (!system::isOwnFolder(QFile::encodeName(folder).toStdString()))
        return;
    static const QRegularExpression journal(
        u"\\A(\\d{8}-\\d{6}-\\d{3}-(?:daily|import|restore)\\.nidus)-(?:journal|wal|shm)\\z"_s);
    const QDir files(folder);
    for (const QString& name : files.entryList({u"*.nidus-*"_s}, QDir::Files | QDir::System)) {
        const QRegularExpressionMatch match = journal.match(name);
        if (match.hasMatch() && !QFileInfo::exists(files.filePath(match.captured(1))))
            QFile::remove(files.filePath(name));
    }
}

bool isDailyBackupDue(const QString& registryPath, const QDateTime& now)
{
    const QString folder = backupFolder(registryPath);
    const QStringList daily = rollingBackups(folder, BackupReason::Daily);
    // If the clock was set back, the name shows a later time than that at which the backup was made.
    return std::ranges::none_of(daily, [&](const QString& name) {
        const QDateTime time = timeIn(name);
        const QDateTime made = time > now ? QFileInfo(QDir(folder).filePath(name)).lastModified() : time;
        return made.toUTC().date() == now.toUTC().date();
    });
}

base::Result<void> copyInto(Connection& connection, const QString& empty, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return std::unexpected(base::Error{base::kCanceled, empty.toStdString(), {}});
    connection.obey(&stop);
    auto copied = connection.execute(dialect::copyInto(), {empty});
    connection.obey(nullptr);
    return copied;
}

base::Result<void> backUpTo(Connection& connection, const QString& target, const std::stop_token& stop,
                            BackupIdentity copy)
{
    if (const auto known = checkFileName(target); !known)
        return known;
    if (QFileInfo::exists(target))
        return std::unexpected(base::Error{kFileExists, target.toStdString(), {}});
    TemporaryDatabase temporary(target);
    const auto aboutTarget = [&target](base::Error error) {
        error.subject = target.toStdString();
        return std::unexpected(std::move(error));
    };
    if (const auto made = temporary.make(); !made)
        return aboutTarget(made.error());
    if (!connection.isInMemory())
        temporary.copyAccessFrom(connection.path());
    if (const auto copied = copyInto(connection, temporary.path(), stop); !copied)
        return aboutTarget(copied.error());
    if (copy == BackupIdentity::AnotherRegistry) {
        if (const auto renamed = assignNewIdentity(temporary.path()); !renamed)
            return aboutTarget(renamed.error());
    }
    return temporary.publish();
}

base::Result<QString> keepRollingBackup(Connection& connection, BackupReason reason, int kept,
                                        const std::stop_token& stop)
{
    const QString folder = backupFolder(connection.path());
    base::NewFolders made; // removed if no backup can be written
    if (const auto done = made.makeOwn(QFile::encodeName(folder).toStdString()); !done)
        return std::unexpected(done.error());
    TemporaryDatabase::removeOrphans(folder, {});
    // If another process has made one at the same time, this one gets a slightly later time.
    for (QDateTime when = timeFor(folder, connection.now());; when = when.addMSecs(1)) {
        const QString name = u"%1-%2.nidus"_s.arg(when.toString(kTimePattern), backupWord(reason));
        QString target = QDir(folder).filePath(name);
        const auto done = backUpTo(connection, target, stop);
        if (!done && done.error().code == kFileExists)
            continue;
        if (!done)
            return std::unexpected(done.error());
        prune(folder, reason, kept);
        removeOrphanedJournals(connection.path());
        return target;
    }
}

base::Result<void> copyThenMigrate(Connection& connection, const QList<Migration>& migrations)
{
    const auto current = schemaVersion(connection);
    if (!current)
        return std::unexpected(current.error());
    if (*current >= migrations.first().number && *current < migrations.last().number) {
        if (const auto kept = keepCopy(connection, *current); !kept)
            return kept;
    }
    return migrate(connection, migrations);
}

} // namespace nidus::storage
