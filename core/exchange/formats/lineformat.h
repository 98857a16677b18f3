// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus {

/// Appends a decimal number.
void appendNumber(std::string& out, std::uint64_t value);

/// Whether `bytes` can stand in a machine format as they are: 0x21..0x7E without the backslash.
[[nodiscard]] bool isPlain(std::string_view bytes);
/// Appends `bytes`, escaped as \xHH where they are not plain.
void appendUrn(std::string& out, std::string_view bytes);

/// Appends a sentence as one field of tab-separated text: tabs and line ends become spaces.
void appendField(std::string& out, const QString& sentence);
/// The same for what was appended from `begin` on.
void closeField(std::string& out, std::size_t begin);
/// Appends one field of comma-separated values (RFC 4180): quoted where it must be; a text that a
/// spreadsheet would run as a formula gets an apostrophe in front.
void appendCsvField(std::string& out, std::string_view field);
/// The same for what was appended from `begin` on.
void closeCsvField(std::string& out, std::size_t begin);

/// The 1-based character column of byte `offset` in a line of UTF-8; stray bytes count as one each.
[[nodiscard]] std::size_t columnAt(std::string_view line, std::size_t offset);

} // namespace nidus
