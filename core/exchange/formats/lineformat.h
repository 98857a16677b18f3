// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus::exchange {

/// Appends a decimal number.
void appendNumber(std::string& out, std::uint64_t value);

/// Writes pieces one after another into a buffer that is large enough for all of them.
class BufferWriter
{
public:
    explicit BufferWriter(char* to) : m_to(to) {}

    /// The maximum length of a number in characters.
    static constexpr std::size_t kNumber = 20;

    void text(std::string_view piece) { m_to = std::copy_n(piece.data(), piece.size(), m_to); }
    void character(char c) { *m_to++ = c; }
    void number(std::uint64_t value);
    [[nodiscard]] char* end() const { return m_to; }

private:
    char* m_to;
};

/// Appends what `write` writes into a BufferWriter, at most `room` bytes. Resizes the string only once.
template <typename Write>
void appendInRoom(std::string& out, std::size_t room, Write write)
{
    const std::size_t before = out.size();
    out.resize_and_overwrite(before + room, [&](char* begin, std::size_t) {
        BufferWriter writer(begin + before);
        write(writer);
        return static_cast<std::size_t>(writer.end() - begin);
    });
}

/// The number of leading bytes that a machine format can contain unescaped: 0x21..0x7E without the backslash.
[[nodiscard]] std::size_t plainLength(std::string_view bytes);
/// Whether it can contain all bytes unescaped.
[[nodiscard]] bool isPlain(std::string_view bytes);
/// Appends `bytes`, escaped as \xHH where they are not plain.
void appendUrn(std::string& out, std::string_view bytes);

/// Appends a sentence as one field of tab-separated text: tabs and line ends become spaces.
void appendField(std::string& out, const QString& sentence);
/// The same for the text already appended at `begin`.
void closeField(std::string& out, std::size_t begin);
/// Appends one field of comma-separated values (RFC 4180), quoted only if necessary. A text that a
/// spreadsheet would run as a formula gets an apostrophe in front.
void appendCsvField(std::string& out, std::string_view field);
/// The same for the text already appended at `begin`.
void closeCsvField(std::string& out, std::size_t begin);

/// The 1-based character column of byte `offset` in a line of UTF-8; invalid bytes count as one each.
[[nodiscard]] std::size_t columnAt(std::string_view line, std::size_t offset);

} // namespace nidus::exchange
