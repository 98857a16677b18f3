// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <stop_token>
#include <vector>

namespace nidus::storage {

// What SQLite does that no statement can say; the statements stand in dialect.h.

/// Marks an SQLite file as ours (PRAGMA application_id): "NIDU".
inline constexpr std::uint32_t kApplicationId = 0x4E49'4455;

enum class OpenMode : std::uint8_t {
    ReadWrite, ///< the file must exist
    ReadOnly,
    Immutable, ///< read-only, without locks or files beside it: only for files that nobody can change
    Memory,
};

/// What the first bytes of a file say.
struct SqliteHeader
{
    std::uint32_t applicationId = 0;
    int userVersion = 0;
    bool isTruncated = false; ///< shorter than it says itself
};

/// Reads the header without a statement, which may write to a file that it only looks at, but through
/// SQLite's file layer: closing a descriptor of our own would drop the locks that other connections of this
/// process hold on the file (https://www.sqlite.org/howtocorrupt.html section 2.2). FileNotFound,
/// FileNotReadable, NotADatabase.
[[nodiscard]] std::expected<SqliteHeader, base::Error> readSqliteHeader(const QString& path);

/// Whether a log with content lies beside the file: a write-ahead log to be worked into it, or a journal to
/// take back what was written by half, which a copy put in the registry's place has.
[[nodiscard]] bool hasLog(const QString& path);

/// A connection of Qt's that is not open yet, and will never make a new file.
[[nodiscard]] QSqlDatabase makeDatabase(const QString& name, const QString& path, OpenMode mode,
                                        std::chrono::milliseconds patience);

/// Settings every connection needs, as statements.
[[nodiscard]] QStringList connectionPragmas();
/// Settings a new file keeps, as statements, to run outside a transaction.
[[nodiscard]] QStringList newFilePragmas();

/// Keeps SQLite from counting its memory: threads with connections of their own would wait for each other at
/// the counter. Only before the process's first connection.
void uncountMemory();

/// Makes the SQL functions known that our statements call. False when SQLite lacks FTS5.
[[nodiscard]] bool addFunctions(const QSqlDatabase& database);

/// Refuses what could corrupt the file from SQL (SQLITE_DBCONFIG_DEFENSIVE). False when SQLite does.
[[nodiscard]] bool makeDefensive(const QSqlDatabase& database);

/// How long statements wait for another connection's lock, and since when.
struct LockWait
{
    std::chrono::milliseconds patience{};
    std::chrono::steady_clock::time_point since;
    std::function<void()> whenLong; ///< called once, after kSilentWait
};
/// Statements wait for locks, the more eagerly the longer they do: SQLite's own busy timeout looks ever more
/// rarely, so that among many writers one that waits long starves. `wait` is borrowed.
void setLockWait(const QSqlDatabase& database, LockWait* wait);

/// That the newest call to SQLite through this connection found no memory; else no error.
[[nodiscard]] QSqlError missingMemory(const QSqlDatabase& database);

/// Whether another file, or none, has the name that the database was opened by.
[[nodiscard]] bool isFileMoved(const QSqlDatabase& database);

/// What looks at statements while they run. Borrowed, both.
struct StatementWatch
{
    const std::stop_token* stop = nullptr;
    base::ProgressSink* progress = nullptr; ///< absent, or told again and again that a statement is at work
};

/// Interrupts statements of the connection once a stop is requested; null ends that. Borrowed.
void watchStatements(const QSqlDatabase& database, StatementWatch* watch);

/// Closing the connection leaves the write-ahead log beside the file alone.
void keepLogOnClose(const QSqlDatabase& database);

/// Copies all pages with SQLite's online backup. Waits `patience` for others' locks; once nobody else can
/// write to `to`, nothing is copied if `goesOn` says no. Valid only after a failure.
[[nodiscard]] QSqlError copyDatabase(const QSqlDatabase& from, const QSqlDatabase& to,
                                     std::chrono::milliseconds patience, const std::stop_token& stop,
                                     base::ProgressSink* progress, const std::function<bool()>& goesOn);

/// Runs several statements, triggers among them, which QSqlQuery::exec() refuses. Valid only after a failure.
[[nodiscard]] QSqlError runScript(const QSqlDatabase& database, const QByteArray& script);

/// The first column of every row of `sql` with `text` bound, as numbers. For results of 100,000 rows, over
/// which QSqlQuery takes longer than the search that finds them.
[[nodiscard]] std::expected<std::vector<qint64>, QSqlError>
selectIds(const QSqlDatabase& database, const QString& sql, const QString& text);

/// The result code of SQLite behind an error as the kind of error it is to us.
[[nodiscard]] base::ErrorCode sqliteErrorCode(const QSqlError& error);

} // namespace nidus::storage
