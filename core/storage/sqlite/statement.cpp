// SPDX-License-Identifier: Apache-2.0
#include "core/storage/sqlite/statement.h"

#include "core/storage/sqlite/sqlite.h"

#include <QByteArrayView>
#include <sqlite3.h>

namespace nidus::storage {

std::expected<std::shared_ptr<Statement>, QSqlError> Statement::prepare(const QSqlDatabase& database,
                                                                        const QString& sql)
{
    sqlite3* const handle = sqliteHandle(database);
    const QByteArray query = sql.toUtf8();
    sqlite3_stmt* prepared = nullptr;
    const int code = handle == nullptr ? SQLITE_MISUSE
                                       : sqlite3_prepare_v3(handle, query.constData(), int(query.size()),
                                                            SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(sqliteError(handle, code));
    return std::shared_ptr<Statement>(new Statement(handle, prepared));
}

Statement::~Statement() { sqlite3_finalize(m_statement); }

QSqlError Statement::run(const QVariantList& values)
{
    sqlite3_reset(m_statement);
    m_error = {};
    m_hasRow = false;
    if (values.size() != sqlite3_bind_parameter_count(m_statement))
        return m_error = sqliteError(m_handle, SQLITE_RANGE);
    for (int i = 0; i < values.size(); ++i) {
        if (const int code = bind(i + 1, values[i]); code != SQLITE_OK)
            return m_error = sqliteError(m_handle, code);
    }
    step();
    m_isAtStart = true;
    return m_error;
}

bool Statement::next()
{
    if (m_isAtStart)
        m_isAtStart = false;
    else if (m_hasRow)
        step();
    return m_hasRow;
}

void Statement::step()
{
    const int code = sqlite3_step(m_statement);
    m_hasRow = code == SQLITE_ROW;
    if (m_hasRow)
        return;
    if (code != SQLITE_DONE)
        m_error = sqliteError(m_handle, code);
    sqlite3_reset(m_statement);
}

QSqlError Statement::finish()
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement); // they are borrowed
    m_hasRow = false;
    m_isAtStart = false;
    return m_error;
}

qint64 Statement::lastInsertedId() const { return sqlite3_last_insert_rowid(m_handle); }

int Statement::bind(int parameter, const QVariant& value) const
{
    if (value.isNull())
        return sqlite3_bind_null(m_statement, parameter);
    switch (value.typeId()) {
    case QMetaType::QByteArray: {
        const auto& bytes = *static_cast<const QByteArray*>(value.constData());
        return sqlite3_bind_blob64(m_statement, parameter, bytes.constData(), sqlite3_uint64(bytes.size()),
                                   SQLITE_STATIC);
    }
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong: return sqlite3_bind_int64(m_statement, parameter, value.toLongLong());
    case QMetaType::Double: return sqlite3_bind_double(m_statement, parameter, value.toDouble());
    default: break; // everything else is a text
    }
    const QString text = value.toString();
    return sqlite3_bind_text64(m_statement, parameter, reinterpret_cast<const char*>(text.utf16()),
                               sqlite3_uint64(text.size()) * sizeof(QChar), SQLITE_TRANSIENT, SQLITE_UTF16);
}

int Statement::columnCount() const { return sqlite3_column_count(m_statement); }

QByteArray Statement::columnName(int column) const { return sqlite3_column_name(m_statement, column); }

bool Statement::isTextOrNothing(int column) const
{
    const int type = sqlite3_column_type(m_statement, column);
    return type == SQLITE_TEXT || type == SQLITE_NULL;
}

bool Statement::isNull(int column) const
{
    const int type = sqlite3_column_type(m_statement, column);
    return type == SQLITE_NULL || (type == SQLITE_BLOB && sqlite3_column_bytes(m_statement, column) == 0);
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_INTEGER
               ? sqlite3_column_int64(m_statement, column)
               : value(column).toLongLong();
}

QString Statement::text(int column) const
{
    if (sqlite3_column_type(m_statement, column) != SQLITE_TEXT)
        return value(column).toString();
    const auto* const units = static_cast<const QChar*>(sqlite3_column_text16(m_statement, column));
    return QString(units, sqlite3_column_bytes16(m_statement, column) / int(sizeof(QChar)));
}

QByteArray Statement::utf8(int column) const
{
    if (sqlite3_column_type(m_statement, column) != SQLITE_TEXT)
        return value(column).toByteArray();
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    const QByteArrayView stored(bytes, bytes == nullptr ? 0 : sqlite3_column_bytes(m_statement, column));
    // SQLite replaces what is not valid, and U+FFFE and U+FFFF, when it converts to UTF-16.
    constexpr QByteArrayView kNearNoncharacters("\xEF\xBF");
    if (stored.isValidUtf8() && !stored.contains(kNearNoncharacters))
        return stored.toByteArray();
    return text(column).toUtf8();
}

std::string_view Statement::borrowedText(int column) const
{
    if (sqlite3_column_type(m_statement, column) != SQLITE_TEXT)
        return {};
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return {bytes,
            bytes == nullptr ? 0 : static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

QVariant Statement::value(int column) const
{
    switch (sqlite3_column_type(m_statement, column)) {
    case SQLITE_BLOB:
        return QByteArray(static_cast<const char*>(sqlite3_column_blob(m_statement, column)),
                          sqlite3_column_bytes(m_statement, column));
    case SQLITE_INTEGER: return qint64{sqlite3_column_int64(m_statement, column)};
    case SQLITE_FLOAT: return sqlite3_column_double(m_statement, column);
    case SQLITE_NULL: return QVariant(QMetaType::fromType<QString>());
    default: return text(column);
    }
}

} // namespace nidus::storage
