// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::exchange {

/// The bytes of a table in an encoding in which separators and quotation marks are single bytes. They are
/// decoded cell by cell: the whole table in UTF-16 would take twice as much memory again.
class EncodedTable
{
public:
    /// `bytes` are borrowed.
    explicit EncodedTable(QByteArrayView bytes);
    EncodedTable(const EncodedTable&) = delete;
    EncodedTable& operator=(const EncodedTable&) = delete;

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    /// Whether the cells are UTF-8; otherwise they are read as Windows-1252.
    [[nodiscard]] bool isUtf8() const { return m_isUtf8; }
    [[nodiscard]] QString decoded(QByteArrayView bytes) const;

private:
    QByteArray m_converted;
    QByteArrayView m_bytes;
    bool m_isUtf8 = true;
};

/// Cells of a table (RFC 4180), one row at a time; semicolons and tabs also separate cells.
class CsvRows
{
public:
    /// `table` is borrowed. Skips a first line such as "sep=;", which names the separator.
    explicit CsvRows(const EncodedTable& table);

    [[nodiscard]] bool atEnd() const { return m_at >= m_table.bytes().size(); }
    /// The line on which the next row begins, 1-based.
    [[nodiscard]] int line() const { return m_line; }

    /// Reads the next row. BadFormat if a quotation mark is not closed; TooLarge above kMostCells or
    /// kLargestCell.
    [[nodiscard]] base::Result<QStringList> next();

private:
    [[nodiscard]] bool take(char c);
    [[nodiscard]] std::optional<QByteArray> nextCell();
    [[nodiscard]] QByteArray rest();

    const EncodedTable& m_table;
    char m_separator = ',';
    qsizetype m_at = 0;
    int m_line = 1;
};

/// Returns a cell without the apostrophe that keeps a spreadsheet from running it as a formula.
[[nodiscard]] QString withoutFormulaGuard(const QString& cell);

} // namespace nidus::exchange
