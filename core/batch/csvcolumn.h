// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::batch {

/// A first line such as "sep=;", by which spreadsheets record the separator. It is not a row.
struct SeparatorLine
{
    char separator = ',';
    std::size_t size = 0; ///< bytes, including the line end
};

/// Returns the separator line at the start of a table; absent if there is none.
[[nodiscard]] std::optional<SeparatorLine> separatorLine(std::string_view table);

/// A row of a table, borrowed.
struct CsvRecord
{
    std::string_view text;          ///< without the line end
    std::size_t size = 0;           ///< bytes, including the line end
    std::size_t lines = 1;          ///< lines of the input, counting quoted line ends
    bool isClosed = true;           ///< false if a quotation mark is never closed
    bool mayClose = false;          ///< it is not, because the bytes end before
    std::size_t openAt = 0;         ///< if it is not: where the mark is in the text, in its last line
    bool hadCarriageReturn = false; ///< it ends with CR LF
};

/// Returns the first row of `bytes`, which must not be empty. A field that starts with a quotation mark ends
/// at the next one that is not doubled, and may contain separators and line ends (RFC 4180 section 2). If
/// there is none, or if text follows the one found in a later line, the mark is never closed: the row ends
/// with the line in which that field begins, so that the rows after it are read. In a tab-separated table
/// quotation marks are ordinary characters.
[[nodiscard]] CsvRecord firstRecord(std::string_view bytes, char separator);

/// Returns the end of the last complete row, or 0 if there is none.
[[nodiscard]] std::size_t recordsEnd(std::string_view bytes, char separator);

/// A field as written in its row.
struct CsvField
{
    std::string_view text;   ///< without the quotation marks around it; borrowed
    bool hasDoubled = false; ///< it contains doubled quotation marks
};

/// Returns the field at `index`, counted from 0. Absent if the row has fewer fields, if its quotation mark is
/// never closed, or if anything but a separator follows the closing one.
[[nodiscard]] std::optional<CsvField> fieldOf(std::string_view record, char separator, std::size_t index);

/// Reads the fields of a row one after another, in time that grows with the row only.
class CsvFields
{
public:
    CsvFields(std::string_view record, char separator) : m_rest(record), m_separator(separator) {}

    /// Returns the next field; absent after the last one, and where fieldOf() is.
    [[nodiscard]] std::optional<CsvField> next();

private:
    std::string_view m_rest;
    char m_separator;
    bool m_isDone = false;
};

/// Whether the text of a field begins with "urn:", in any letter case and after blanks.
[[nodiscard]] bool startsLikeUrn(std::string_view text);

/// Replaces doubled quotation marks by single ones.
[[nodiscard]] std::string undoubled(std::string_view text);

/// The requested column.
struct CsvColumn
{
    std::size_t index = 0;  ///< counted from 0
    bool hasHeader = false; ///< the first row has the column names and is not checked
    std::size_t before = 0; ///< bytes of rows before it, such as a title, which are not checked either
};

/// Finds a column. `asked` is a number counted from 1, for a table without header, or a name exactly as in
/// the first row, or in one of the first rows with more fields than those before it, which are a title and
/// contain no URN. Fails with BadFormat if no column, or more than one, has that name or number.
[[nodiscard]] base::Result<CsvColumn> findColumn(std::string_view asked, std::string_view rows,
                                                 char separator);

} // namespace nidus::batch
