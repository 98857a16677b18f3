// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::batch {

/// What separates the fields of a table: the one of tab, semicolon and comma that stands most often in its
/// first line, outside quotation marks; a comma where none does.
[[nodiscard]] char separatorOf(std::string_view firstLine);

/// A row of a table, borrowed.
struct CsvRecord
{
    std::string_view text;          ///< without the line end
    std::size_t size = 0;           ///< bytes, with the line end
    std::size_t lines = 1;          ///< that it takes, with quoted line ends
    bool isClosed = true;           ///< false where a quotation mark is never closed
    bool hadCarriageReturn = false; ///< it ends with CR LF
};

/// The row in front of `bytes`, which is not empty. Fields that begin with a quotation mark end with the next
/// that is not doubled, and may hold separators and line ends (RFC 4180); with tabs between them quotation
/// marks are nothing special.
[[nodiscard]] CsvRecord firstRecord(std::string_view bytes, char separator);

/// How many bytes whole rows take: behind the last line end that ends one, 0 where none does.
[[nodiscard]] std::size_t recordsEnd(std::string_view bytes, char separator);

/// A field as it stands in its row.
struct CsvField
{
    std::string_view text;   ///< without the quotation marks round it; borrowed
    bool hasDoubled = false; ///< quotation marks in it are doubled
};

/// The field `index`, from 0 on; absent where the row has fewer, and where its own quotation mark is never
/// closed or something else than a separator follows it.
[[nodiscard]] std::optional<CsvField> fieldOf(std::string_view record, char separator, std::size_t index);

/// The text that a field with doubled quotation marks stands for.
[[nodiscard]] std::string undoubled(std::string_view text);

/// Which column is asked for.
struct CsvColumn
{
    std::size_t index = 0;  ///< from 0 on
    bool hasHeader = false; ///< the first row has names and is not checked
};

/// `asked` is a number from 1 on (there is no header then), or a name in the first row, exactly as it stands
/// there. BadFormat where no column has the name, or two have.
[[nodiscard]] std::expected<CsvColumn, base::Error> findColumn(std::string_view asked, std::string_view firstRow,
                                                         char separator);

} // namespace nidus::batch
