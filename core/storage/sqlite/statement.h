// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QVariant>
#include <cstdint>
#include <expected>
#include <memory>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace nidus::storage {

/// A compiled statement of a connection, and the row at which it is. QSqlQuery would copy each value of each
/// row, describe the columns again at each execution, and take twice as long. Values are converted as its
/// driver converts them.
class Statement
{
public:
    [[nodiscard]] static std::expected<std::shared_ptr<Statement>, QSqlError>
    prepare(const QSqlDatabase& database, const QString& sql);
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    /// Runs it from the start, up to its first row. `values` are borrowed until finish(). Returns an error
    /// that is valid only after a failure.
    [[nodiscard]] QSqlError run(const QVariantList& values = {});
    /// Moves to the first or next row; returns false at the end and after a failure, which finish() returns.
    [[nodiscard]] bool next();
    /// Ends it, so that it holds no lock. Returns an error that is valid only after a failure.
    QSqlError finish();
    /// Returns the id of the row that was inserted last.
    [[nodiscard]] qint64 lastInsertedId() const;

    // The columns of the row, from 0.

    [[nodiscard]] int columnCount() const;
    /// Returns the name; empty if memory ran out.
    [[nodiscard]] QByteArray columnName(int column) const;
    [[nodiscard]] bool isTextOrNothing(int column) const;
    /// Returns whether there is nothing, or no byte.
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] QString text(int column) const;
    /// Returns a text, or the decimal form of a number, as text().toUtf8() does.
    [[nodiscard]] QByteArray utf8(int column) const;
    /// Returns the bytes of a text, valid until the next row; empty if it is not one.
    [[nodiscard]] std::string_view borrowedText(int column) const;
    [[nodiscard]] QVariant value(int column) const;

private:
    Statement(sqlite3* handle, sqlite3_stmt* statement) : m_handle(handle), m_statement(statement) {}

    /// Returns the result code.
    [[nodiscard]] int bind(int parameter, const QVariant& value) const;
    void step();

    sqlite3* m_handle;
    sqlite3_stmt* m_statement;
    bool m_hasRow = false;
    bool m_isAtStart = false; ///< next() has not been called
    QSqlError m_error;
};

} // namespace nidus::storage
