// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/content.h"

#include <QFile>
#include <QFileInfo>
#include <array>
#include <functional>
#include <sqlite3.h>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

/// A connection of another program.
class Database
{
public:
    Database(const QString& path, int flags)
    {
        m_isOpen =
            sqlite3_open_v2(QFile::encodeName(path).constData(), &m_database, flags, nullptr) == SQLITE_OK;
        // Whoever only looks must not write the log into the file.
        sqlite3_db_config(m_database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close(m_database); }

    /// Calls `visit` with the columns of each row. Returns whether all rows could be read.
    bool rows(const char* sql, const std::function<void(const QStringList&)>& visit) const
    {
        sqlite3_stmt* statement = nullptr;
        if (!m_isOpen || sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr) != SQLITE_OK)
            return false;
        int code = SQLITE_ROW;
        while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
            QStringList columns;
            for (int i = 0; i < sqlite3_column_count(statement); ++i)
                columns.append(
                    QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, i)),
                                      sqlite3_column_bytes(statement, i)));
            visit(columns);
        }
        sqlite3_finalize(statement);
        return code == SQLITE_DONE;
    }

    [[nodiscard]] bool runs(const QString& sql) const
    {
        return m_isOpen &&
               sqlite3_exec(m_database, sql.toUtf8().constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
    }

private:
    sqlite3* m_database = nullptr;
    bool m_isOpen = false;
};

} // namespace

namespace {

std::optional<Content> readWith(const QString& path, int flags)
{
    const Database file(path, flags);
    Content content;
    const bool isRead =
        file.rows(
            "SELECT r.nid, r.state, coalesce(c.purpose, '') FROM registration r "
            "LEFT JOIN version v ON v.registration_id = r.id LEFT JOIN content c ON c.id = v.content_id "
            "ORDER BY r.nid, v.number",
            [&](const QStringList& row) {
                content.states[row[0]] = row[1];
                content.versions[row[0]].append(row[2]);
            }) &&
        file.rows("SELECT d.id, d.fate, d.state, c.purpose, d.saves, d.kind = 'informal', c.nid, "
                  "coalesce(r.nid, ''), "
                  "d.based_on FROM draft d JOIN content c ON c.id = d.content_id "
                  "LEFT JOIN registration r ON r.id = d.registration_id",
                  [&](const QStringList& row) {
                      content.drafts[row[0].toLongLong()] = {row[1],         row[2], row[3], row[4].toInt(),
                                                             row[5] == u'1', row[6], row[7], row[8].toInt()};
                  }) &&
        file.rows("SELECT id || ' ' || what FROM event ORDER BY id",
                  [&](const QStringList& row) { content.events.append(row[0]); }) &&
        file.rows("SELECT id, lower(hex(hash)) FROM ledger",
                  [&](const QStringList& row) { content.entries[row[0].toLongLong()] = row[1]; });
    return isRead ? std::optional(content) : std::nullopt;
}

} // namespace

std::optional<Content> readContent(const QString& path)
{
    if (!QFile::exists(path))
        return std::nullopt;
    if (const auto content = readWith(path, SQLITE_OPEN_READONLY))
        return content;
    // A change that was interrupted must perhaps be undone first, which may only happen in a copy.
    const QString copy = QFileInfo(path).absolutePath() + u"/../interrupted"_s;
    constexpr std::array parts{""_L1, "-wal"_L1, "-journal"_L1};
    for (const QLatin1StringView part : parts)
        QFile::copy(path + part, copy + part);
    const auto content = readWith(copy, SQLITE_OPEN_READWRITE);
    for (const QLatin1StringView part : {""_L1, "-wal"_L1, "-journal"_L1, "-shm"_L1})
        QFile::remove(copy + part);
    return content;
}

bool changeOutside(const QString& path, const QString& suspended, const QString& sql)
{
    if (!QFile::exists(path))
        return false;
    const Database file(path, SQLITE_OPEN_READWRITE);
    QStringList triggers;
    const QString select =
        u"SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = '%1'"_s.arg(suspended);
    if (!file.rows(select.toUtf8().constData(), [&](const QStringList& row) { triggers.append(row[0]); }))
        return false;
    const QString drop = triggers.isEmpty() ? QString() : u"DROP TRIGGER %1;"_s.arg(suspended);
    return file.runs(u"BEGIN IMMEDIATE;%1%2;%3;COMMIT"_s.arg(drop, sql, triggers.join(u';')));
}

} // namespace nidus::simulate
