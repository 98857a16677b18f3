// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/values/storageerrors.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>
#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

struct sqlite3;

namespace nidus::storage {

// What SQLite can do only through its C functions; statements are in dialect.h.

/// Returns what SQLite's functions call the database; null if it is not one of SQLite.
[[nodiscard]] sqlite3* sqliteHandle(const QSqlDatabase& database);
/// Returns the error of the latest call, whose result code is `code`.
[[nodiscard]] QSqlError sqliteError(sqlite3* handle, int code);

/// Marks an SQLite file as ours (PRAGMA application_id): "NIDU".
inline constexpr std::uint32_t kApplicationId = 0x4E49'4455;

enum class OpenMode : std::uint8_t {
    ReadWrite, ///< the file must exist
    ReadOnly,
    Immutable, ///< read-only, without locks or files next to it: only for files that nobody can change
    Memory,
};

/// Facts from the first bytes of a file.
struct SqliteHeader
{
    std::uint32_t applicationId = 0;
    int userVersion = 0;
    bool isTruncated = false; ///< shorter than its header says
};

/// Reads the header without a statement, which might write to the file. FileNotFound, FileNotReadable,
/// NotADatabase.
[[nodiscard]] base::Result<SqliteHeader> readSqliteHeader(const QString& path);

/// What SQLite appends to the name of a database for the files that it keeps next to it.
inline constexpr std::array kCompanionSuffixes{QLatin1StringView("-wal"), QLatin1StringView("-shm"),
                                               QLatin1StringView("-journal")};
/// Checks that these files, if any, are regular files: SQLite would follow a link and wait for a pipe.
/// FileNotReadable.
[[nodiscard]] base::Result<void> checkCompanions(const QString& path);

/// Returns whether there is a nonempty log next to the file: a write-ahead log to write into it, or a
/// rollback journal to undo an incomplete write.
[[nodiscard]] bool hasLog(const QString& path);

/// Returns a Qt connection that is not open yet and will never create a new file.
[[nodiscard]] QSqlDatabase makeDatabase(const QString& name, const QString& path, OpenMode mode,
                                        std::chrono::milliseconds patience);

/// Returns the settings that every connection needs, as statements.
[[nodiscard]] QStringList connectionPragmas();
/// Returns the settings that a new file keeps, as statements to run outside a transaction.
[[nodiscard]] QStringList newFilePragmas();

/// Prepares SQLite for this process. Must be called before the first connection; further calls do nothing.
/// Turns off memory statistics: threads with separate connections would wait for each other at the counter.
/// Keeps the locks of open files when other code of the process, such as a file dialog or the import of the
/// registry itself, closes the same file (core/system/filelocks.h): other programs would otherwise believe
/// that nobody has the file open (https://www.sqlite.org/howtocorrupt.html section 2.2).
void prepareLibrary();

/// Registers the SQL functions that our statements call. Returns false if SQLite lacks FTS5.
[[nodiscard]] bool addFunctions(const QSqlDatabase& database);

/// Disables SQL that could corrupt the file (SQLITE_DBCONFIG_DEFENSIVE). Returns false if SQLite refuses.
[[nodiscard]] bool makeDefensive(const QSqlDatabase& database);

/// How long statements wait for another connection's lock, and when the wait began.
struct LockTimeout
{
    std::chrono::milliseconds patience{};
    std::chrono::steady_clock::time_point since;
    std::function<void()> whenLong; ///< called once, after kWaitBeforeNotice
};
/// Makes statements wait for locks and retry more often the longer they wait: SQLite's own busy timeout
/// retries less and less often, so that a long-waiting writer among many starves. `wait` is borrowed.
void setLockWait(const QSqlDatabase& database, LockTimeout* wait);

/// Returns whether a transaction is open.
[[nodiscard]] bool isInTransaction(const QSqlDatabase& database);

/// Returns an error if the latest call to SQLite through this connection ran out of memory; else none.
[[nodiscard]] QSqlError missingMemory(const QSqlDatabase& database);

/// Returns whether the name that the database was opened by now belongs to another file or to none.
[[nodiscard]] bool isNameReused(const QSqlDatabase& database);

/// What watches statements while they run. Both are borrowed.
struct StatementWatch
{
    const std::stop_token* stop = nullptr;
    base::ProgressSink* progress = nullptr; ///< null, or notified repeatedly while a statement runs
};

/// Interrupts statements of the connection once a stop is requested; null ends this. Borrowed.
void watchStatements(const QSqlDatabase& database, StatementWatch* watch);

/// Keeps the write-ahead log next to the file unchanged when the connection is closed.
void keepLogOnClose(const QSqlDatabase& database);

/// Copies all pages with SQLite's online backup. Waits up to `patience` for others' locks. Once nobody else
/// can write to `to`, calls `goesOn` and copies nothing if it returns false. The result is valid only after a
/// failure.
[[nodiscard]] QSqlError copyDatabase(const QSqlDatabase& from, const QSqlDatabase& to,
                                     std::chrono::milliseconds patience, const std::stop_token& stop,
                                     base::ProgressSink* progress, const std::function<bool()>& goesOn);

/// Runs several statements, including triggers, which cannot be compiled at once. The result is valid only
/// after a failure.
[[nodiscard]] QSqlError runScript(const QSqlDatabase& database, const QByteArray& script);

/// Returns the first column of every row of `sql` with `text` bound, as numbers. For results of 100,000 rows,
/// where list() takes longer than the search itself.
[[nodiscard]] std::expected<std::vector<qint64>, QSqlError>
selectIds(const QSqlDatabase& database, const QString& sql, const QString& text);

/// Calls `visit` with the first column of every row of `sql`, as UTF-8, borrowed during the call. For results
/// of 100,000 rows, few of which are needed. The result is valid only after a failure.
[[nodiscard]] QSqlError visitTexts(const QSqlDatabase& database, const QString& sql,
                                   const std::function<void(std::string_view)>& visit);

/// Returns our error code for the SQLite result code of an error.
[[nodiscard]] base::ErrorCode sqliteErrorCode(const QSqlError& error);

} // namespace nidus::storage
