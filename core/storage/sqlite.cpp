// SPDX-License-Identifier: Apache-2.0
#include "core/storage/sqlite.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QUrl>
#include <QVariant>
#include <memory>
#include <qendian.h>
#include <sqlite3.h>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

// https://www.sqlite.org/fileformat.html section 1.3; all numbers are big-endian.
constexpr qint64 kHeaderSize = 100;
constexpr QByteArrayView kMagic{"SQLite format 3", 16}; // the terminating zero belongs to it
constexpr qsizetype kPageSizeOffset = 16;
constexpr qsizetype kChangeCounterOffset = 24;
constexpr qsizetype kPageCountOffset = 28;
constexpr qsizetype kUserVersionOffset = 60;
constexpr qsizetype kApplicationIdOffset = 68;
constexpr qsizetype kVersionValidForOffset = 92;
constexpr qint64 kGreatestPageSize = 65536; // written as 1

sqlite3* handleOf(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

QSqlError errorOf(sqlite3* handle, int code)
{
    return {{}, QString::fromUtf8(sqlite3_errmsg(handle)), QSqlError::StatementError, QString::number(code)};
}

bool isTruncated(const QByteArray& header, qint64 fileSize)
{
    const auto number = [&header](qsizetype offset) {
        return qFromBigEndian<std::uint32_t>(header.constData() + offset);
    };
    // An old program may have left a page count behind that no longer holds.
    if (number(kChangeCounterOffset) != number(kVersionValidForOffset))
        return false;
    const auto written = qFromBigEndian<std::uint16_t>(header.constData() + kPageSizeOffset);
    const qint64 pageSize = written == 1 ? kGreatestPageSize : qint64{written};
    return fileSize < pageSize * number(kPageCountOffset);
}

} // namespace

std::expected<SqliteHeader, Error> readSqliteHeader(const QString& path)
{
    const auto fail = [&path](ErrorCode code, const QString& detail) {
        return std::unexpected(Error{code, path.toStdString(), detail.toStdString()});
    };
    if (!QFileInfo::exists(path))
        return fail(ErrorCode::FileNotFound, {});
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotReadable, file.errorString());
    const QByteArray header = file.read(kHeaderSize);
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::FileNotReadable, file.errorString());
    if (!header.startsWith(kMagic))
        return fail(ErrorCode::NotADatabase, {});
    if (header.size() < kHeaderSize)
        return fail(ErrorCode::DamagedDatabase, u"the header is incomplete"_s);
    return SqliteHeader{.applicationId =
                            qFromBigEndian<std::uint32_t>(header.constData() + kApplicationIdOffset),
                        .userVersion = qFromBigEndian<std::int32_t>(header.constData() + kUserVersionOffset),
                        .isTruncated = isTruncated(header, file.size()) && !hasWriteAheadLog(path)};
}

bool hasWriteAheadLog(const QString& path)
{
    return QFileInfo(path + "-wal"_L1).size() > 0;
}

QString sqliteDatabaseName(const QString& path, OpenMode mode)
{
    const QString uri = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toString(QUrl::FullyEncoded);
    switch (mode) {
    case OpenMode::ReadWrite:
        return uri + "?mode=rw"_L1;
    case OpenMode::ReadOnly:
        return uri + "?mode=ro"_L1;
    case OpenMode::Immutable:
        return uri + "?mode=ro&immutable=1"_L1;
    case OpenMode::Memory:
        break;
    }
    return u":memory:"_s;
}

QStringList connectionPragmas()
{
    // recursive_triggers: else INSERT OR REPLACE would slip past the triggers that forbid DELETE.
    return {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA recursive_triggers = ON"_s,
            u"PRAGMA trusted_schema = OFF"_s, u"PRAGMA synchronous = FULL"_s,
            u"PRAGMA cache_size = -65536"_s};
}

QStringList newFilePragmas()
{
    return {u"PRAGMA application_id = %1"_s.arg(kApplicationId), u"PRAGMA journal_mode = WAL"_s};
}

bool makeDefensive(const QSqlDatabase& database)
{
    sqlite3* const handle = handleOf(database);
    return handle != nullptr && sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr) == SQLITE_OK;
}

QSqlError runScript(const QSqlDatabase& database, const QByteArray& script)
{
    sqlite3* const handle = handleOf(database);
    const int code = handle == nullptr ? SQLITE_MISUSE
                                       : sqlite3_exec(handle, script.constData(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? QSqlError() : errorOf(handle, code);
}

std::expected<std::vector<qint64>, QSqlError> selectIds(const QSqlDatabase& database, const QString& sql,
                                                        const QString& text)
{
    sqlite3* const handle = handleOf(database);
    const QByteArray query = sql.toUtf8();
    const QByteArray value = text.toUtf8();
    sqlite3_stmt* prepared = nullptr;
    int code = handle == nullptr
                   ? SQLITE_MISUSE
                   : sqlite3_prepare_v2(handle, query.constData(), int(query.size()), &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(prepared, sqlite3_finalize);
    if (code == SQLITE_OK)
        code = sqlite3_bind_text(prepared, 1, value.constData(), int(value.size()), SQLITE_STATIC);
    if (code != SQLITE_OK)
        return std::unexpected(errorOf(handle, code));
    std::vector<qint64> ids;
    while ((code = sqlite3_step(prepared)) == SQLITE_ROW)
        ids.push_back(sqlite3_column_int64(prepared, 0));
    if (code != SQLITE_DONE)
        return std::unexpected(errorOf(handle, code));
    return ids;
}

ErrorCode sqliteErrorCode(const QSqlError& error)
{
    constexpr int primaryMask = 0xff; // the rest of an extended result code is detail
    switch (error.nativeErrorCode().toInt() & primaryMask) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::LockedDatabase;
    case SQLITE_READONLY:
        return ErrorCode::ReadOnlyDatabase;
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_CORRUPT:
        return ErrorCode::DamagedDatabase;
    case SQLITE_NOTADB:
        return ErrorCode::NotADatabase;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return ErrorCode::FileNotReadable;
    default: // the other codes are SQLite's to add to
        return ErrorCode::DatabaseFailure;
    }
}

} // namespace nidus
