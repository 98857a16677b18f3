// SPDX-License-Identifier: Apache-2.0
#include "core/storage/sqlite/sqlite.h"

#include "core/storage/sqlite/dialect.h"
#include "core/storage/sqlite/trigramcover.h"
#include "core/storage/values/registryoptions.h"
#include "core/system/filelocks.h"
#include "core/system/filenames.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QUrl>
#include <QVariant>
#include <algorithm>
#include <memory>
#include <mutex>
#include <qendian.h>
#include <sqlite3.h>
#include <thread>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

// https://www.sqlite.org/fileformat.html section 1.3; all numbers are big-endian.
constexpr qint64 kHeaderSize = 100;
constexpr QByteArrayView kMagic{"SQLite format 3", 16}; // includes the terminating zero
constexpr qsizetype kPageSizeOffset = 16;
constexpr qsizetype kChangeCounterOffset = 24;
constexpr qsizetype kPageCountOffset = 28;
constexpr qsizetype kUserVersionOffset = 60;
constexpr qsizetype kApplicationIdOffset = 68;
constexpr qsizetype kVersionValidForOffset = 92;
constexpr qint64 kGreatestPageSize = 65536; // written as 1

bool isTruncated(const QByteArray& header, qint64 fileSize)
{
    const auto number = [&header](qsizetype offset) {
        return qFromBigEndian<std::uint32_t>(header.constData() + offset);
    };
    // An old program may have left an outdated page count.
    if (number(kChangeCounterOffset) != number(kVersionValidForOffset))
        return false;
    const auto written = qFromBigEndian<std::uint16_t>(header.constData() + kPageSizeOffset);
    const qint64 pageSize = written == 1 ? kGreatestPageSize : qint64{written};
    return fileSize < pageSize * number(kPageCountOffset);
}

/// Returns the path as a URI, which never creates a new file.
QString addressOf(const QString& path, OpenMode mode)
{
    const QString uri = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toString(QUrl::FullyEncoded);
    switch (mode) {
    case OpenMode::ReadWrite: return uri + "?mode=rw"_L1;
    case OpenMode::ReadOnly: return uri + "?mode=ro"_L1;
    case OpenMode::Immutable: return uri + "?mode=ro&immutable=1"_L1;
    case OpenMode::Memory: break;
    }
    return u":memory:"_s;
}

/// The start of a file, with its header.
struct FileStart
{
    int code = SQLITE_OK;
    QByteArray bytes; ///< at most kHeaderSize
    qint64 fileSize = 0;
};

/// Through SQLite's file layer, whose close() releases no locks of other connections even where
/// prepareLibrary() cannot prevent it.
FileStart readStart(const QString& path)
{
    FileStart start;
    prepareLibrary();
    sqlite3* opened = nullptr;
    const QByteArray name = addressOf(path, OpenMode::ReadOnly).toUtf8();
    start.code = sqlite3_open_v2(name.constData(), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(opened, sqlite3_close);
    sqlite3_file* file = nullptr;
    if (start.code == SQLITE_OK)
        start.code =
            sqlite3_file_control(opened, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
    if (start.code == SQLITE_OK && (file == nullptr || file->pMethods == nullptr))
        start.code = SQLITE_CANTOPEN;
    if (start.code == SQLITE_OK)
        start.code = file->pMethods->xFileSize(file, &start.fileSize);
    if (start.code != SQLITE_OK)
        return start;
    start.bytes.resize(std::min(start.fileSize, kHeaderSize));
    start.code = file->pMethods->xRead(file, start.bytes.data(), int(start.bytes.size()), 0);
    return start;
}

int waitForLock(void* waiting, int tries)
{
    using namespace std::chrono_literals;
    auto& wait = *static_cast<LockTimeout*>(waiting);
    const auto now = std::chrono::steady_clock::now();
    if (tries == 0)
        wait.since = now;
    const auto waited = now - wait.since;
    if (waited >= wait.patience)
        return 0;
    if (waited >= kWaitBeforeNotice && wait.whenLong)
        std::exchange(wait.whenLong, nullptr)();
    std::this_thread::sleep_for(waited < 100ms ? 10ms : waited < 500ms ? 3ms : 1ms);
    return 1;
}

int lookAtStatement(void* watching)
{
    const auto& watch = *static_cast<StatementWatch*>(watching);
    if (watch.progress != nullptr)
        watch.progress->progressed({});
    return watch.stop->stop_requested() ? 1 : 0;
}

} // namespace

sqlite3* sqliteHandle(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

QSqlError sqliteError(sqlite3* handle, int code)
{
    return {{}, QString::fromUtf8(sqlite3_errmsg(handle)), QSqlError::StatementError, QString::number(code)};
}

base::Result<SqliteHeader> readSqliteHeader(const QString& path)
{
    const auto fail = [&path](base::ErrorCode code, const QString& detail) {
        return std::unexpected(base::Error{code, path.toStdString(), detail.toStdString()});
    };
    if (!QFileInfo::exists(path))
        return fail(base::kFileNotFound, {});
    // Opening a FIFO would block.
    if (!QFileInfo(path).isFile() || !QFileInfo(path).isReadable())
        return fail(base::kFileNotReadable, {});
    // Reading a file such as /proc/kmsg, whose size is 0, may wait forever.
    if (QFileInfo(path).size() == 0)
        return fail(kNotADatabase, {});
    const FileStart start = readStart(path);
    if (start.code != SQLITE_OK)
        return fail(base::kFileNotReadable, QString::fromUtf8(sqlite3_errstr(start.code)));
    const QByteArray& header = start.bytes;
    if (!header.startsWith(kMagic))
        return fail(kNotADatabase, {});
    if (header.size() < kHeaderSize)
        return fail(kDamagedDatabase, u"the header is incomplete"_s);
    return SqliteHeader{.applicationId =
                            qFromBigEndian<std::uint32_t>(header.constData() + kApplicationIdOffset),
                        .userVersion = qFromBigEndian<std::int32_t>(header.constData() + kUserVersionOffset),
                        .isTruncated = isTruncated(header, start.fileSize) && !hasLog(path)};
}

base::Result<void> checkCompanions(const QString& path)
{
    // SQLite follows links to the database, but not from it.
    const QString database = QFileInfo(path).canonicalFilePath();
    if (database.isEmpty())
        return {};
    for (const QLatin1StringView suffix : kCompanionSuffixes) {
        const std::string companion = QFile::encodeName(database + suffix).toStdString();
        if (!system::isFreeOrRegular(companion))
            return std::unexpected(base::Error{base::kFileNotReadable, companion, "not a regular file"});
        if (system::nameCount(companion) > 1) // SQLite would write into somebody's file
            return std::unexpected(base::Error{base::kFileNotReadable, companion, "has another name"});
    }
    return {};
}

bool hasLog(const QString& path)
{
    return QFileInfo(path + "-wal"_L1).size() > 0 || QFileInfo(path + "-journal"_L1).size() > 0;
}

QSqlDatabase makeDatabase(const QString& name, const QString& path, OpenMode mode,
                          std::chrono::milliseconds patience)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    database.setDatabaseName(addressOf(path, mode));
    database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(qint64{patience.count()}));
    return database;
}

QStringList connectionPragmas()
{
    // recursive_triggers: without it, INSERT OR REPLACE would bypass the triggers that forbid DELETE.
    return {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA recursive_triggers = ON"_s,
            u"PRAGMA trusted_schema = OFF"_s, u"PRAGMA synchronous = FULL"_s,
            u"PRAGMA cache_size = -65536"_s};
}

QStringList newFilePragmas()
{
    return {u"PRAGMA application_id = %1"_s.arg(kApplicationId), dialect::writeAhead()};
}

void prepareLibrary()
{
    static std::once_flag isFirst;
    std::call_once(isFirst, [] {
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        sqlite3_vfs* const files = sqlite3_vfs_find("unix");
        if (files == nullptr)
            return;
        const auto use = [files](const char* name, auto* call) {
            files->xSetSystemCall(files, name, reinterpret_cast<sqlite3_syscall_ptr>(call));
        };
        use("open", system::openLockable);
        use("close", system::closeLockable);
        use("fcntl", system::controlLockable);
    });
}

bool addFunctions(const QSqlDatabase& database)
{
    sqlite3* const handle = sqliteHandle(database);
    return handle != nullptr && addTermFunctions(handle);
}

bool makeDefensive(const QSqlDatabase& database)
{
    sqlite3* const handle = sqliteHandle(database);
    return handle != nullptr && sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr) == SQLITE_OK;
}

void setLockWait(const QSqlDatabase& database, LockTimeout* wait)
{
    if (sqlite3* const handle = sqliteHandle(database))
        sqlite3_busy_handler(handle, waitForLock, wait);
}

bool isInTransaction(const QSqlDatabase& database)
{
    sqlite3* const handle = sqliteHandle(database);
    return handle != nullptr && sqlite3_get_autocommit(handle) == 0;
}

QSqlError missingMemory(const QSqlDatabase& database)
{
    sqlite3* const handle = sqliteHandle(database);
    const bool isMissing = handle != nullptr && sqlite3_errcode(handle) == SQLITE_NOMEM;
    return isMissing ? sqliteError(handle, SQLITE_NOMEM) : QSqlError();
}

bool isNameReused(const QSqlDatabase& database)
{
    sqlite3* const handle = sqliteHandle(database);
    int moved = 0;
    return handle != nullptr &&
           sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

void watchStatements(const QSqlDatabase& database, StatementWatch* watch)
{
    constexpr int instructions = 1000; // of SQLite's machine between two checks: well below a millisecond
    if (sqlite3* const handle = sqliteHandle(database))
        sqlite3_progress_handler(handle, instructions, watch == nullptr ? nullptr : lookAtStatement, watch);
}

void keepLogOnClose(const QSqlDatabase& database)
{
    if (sqlite3* const handle = sqliteHandle(database))
        sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

QSqlError copyDatabase(const QSqlDatabase& from, const QSqlDatabase& to, std::chrono::milliseconds patience,
                       const std::stop_token& stop, base::ProgressSink* progress,
                       const std::function<bool()>& goesOn)
{
    constexpr int pagesAtATime = 1024;
    constexpr int pauseMilliseconds = 25;
    sqlite3* const source = sqliteHandle(from);
    sqlite3* const target = sqliteHandle(to);
    sqlite3_backup* const backup = sqlite3_backup_init(target, "main", source, "main");
    if (backup == nullptr)
        return sqliteError(target, sqlite3_errcode(target));
    int code = SQLITE_OK;
    bool isLocked = false;
    for (auto waited = std::chrono::milliseconds::zero(); waited <= patience;) {
        // A step of zero pages takes the lock.
        code = stop.stop_requested() ? SQLITE_INTERRUPT
                                     : sqlite3_backup_step(backup, isLocked ? pagesAtATime : 0);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            waited += std::chrono::milliseconds(sqlite3_sleep(pauseMilliseconds));
        else if (code != SQLITE_OK)
            break;
        else if (!std::exchange(isLocked, true) && !goesOn()) {
            sqlite3_backup_finish(backup);
            return {{},
                    u"another program has written to the file"_s,
                    QSqlError::StatementError,
                    QString::number(SQLITE_BUSY)};
        }
        if (progress != nullptr) {
            const auto total = std::uint64_t(sqlite3_backup_pagecount(backup));
            progress->progressed(
                {.done = total - std::uint64_t(sqlite3_backup_remaining(backup)), .total = total});
        }
    }
    const int finished = sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE)
        code = finished;
    return code == SQLITE_OK ? QSqlError() : sqliteError(target, code);
}

QSqlError runScript(const QSqlDatabase& database, const QByteArray& script)
{
    sqlite3* const handle = sqliteHandle(database);
    const int code = handle == nullptr ? SQLITE_MISUSE
                                       : sqlite3_exec(handle, script.constData(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? QSqlError() : sqliteError(handle, code);
}

std::expected<std::vector<qint64>, QSqlError> selectIds(const QSqlDatabase& database, const QString& sql,
                                                        const QString& text)
{
    sqlite3* const handle = sqliteHandle(database);
    const QByteArray query = sql.toUtf8();
    const QByteArray value = text.toUtf8();
    sqlite3_stmt* prepared = nullptr;
    int code = handle == nullptr ? SQLITE_MISUSE
                                 : sqlite3_prepare_v2(handle, query.constData(), -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(prepared, sqlite3_finalize);
    if (code == SQLITE_OK)
        code = sqlite3_bind_text64(prepared, 1, value.constData(), sqlite3_uint64(value.size()),
                                   SQLITE_STATIC, SQLITE_UTF8);
    if (code != SQLITE_OK)
        return std::unexpected(sqliteError(handle, code));
    std::vector<qint64> ids;
    while ((code = sqlite3_step(prepared)) == SQLITE_ROW)
        ids.push_back(sqlite3_column_int64(prepared, 0));
    if (code != SQLITE_DONE)
        return std::unexpected(sqliteError(handle, code));
    return ids;
}

QSqlError visitTexts(const QSqlDatabase& database, const QString& sql,
                     const std::function<void(std::string_view)>& visit)
{
    sqlite3* const handle = sqliteHandle(database);
    const QByteArray query = sql.toUtf8();
    sqlite3_stmt* prepared = nullptr;
    int code = handle == nullptr ? SQLITE_MISUSE
                                 : sqlite3_prepare_v2(handle, query.constData(), -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(prepared, sqlite3_finalize);
    if (code != SQLITE_OK)
        return sqliteError(handle, code);
    while ((code = sqlite3_step(prepared)) == SQLITE_ROW) {
        const auto* const text = static_cast<const char*>(sqlite3_column_blob(prepared, 0)); // not copied
        visit({text, text == nullptr ? 0 : std::size_t(sqlite3_column_bytes(prepared, 0))});
    }
    return code == SQLITE_DONE ? QSqlError() : sqliteError(handle, code);
}

base::ErrorCode sqliteErrorCode(const QSqlError& error)
{
    constexpr int primaryMask = 0xff; // the rest of an extended result code is detail
    switch (error.nativeErrorCode().toInt() & primaryMask) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return kLockedDatabase;
    case SQLITE_READONLY: return kReadOnlyDatabase;
    case SQLITE_FULL: return base::kDiskFull;
    case SQLITE_IOERR: return kDiskError;
    case SQLITE_CORRUPT: return kDamagedDatabase;
    case SQLITE_NOTADB: return kNotADatabase;
    case SQLITE_INTERRUPT: return base::kCanceled;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return base::kFileNotReadable;
    default: // SQLite may add other codes
        return kDatabaseFailure;
    }
}

} // namespace nidus::storage
