// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

    /// Copies pieces of common lengths without a call: rows consist of many short ones.
    void text(std::string_view piece)
    {
        const std::size_t size = piece.size();
        if (size > kInPlace)
            std::copy_n(piece.data(), size, m_to);
        else if (size >= kStep)
            copyInSteps(piece);
        else if (size >= sizeof(std::uint64_t))
            copyEnds<std::uint64_t>(piece);
        else if (size >= sizeof(std::uint32_t))
            copyEnds<std::uint32_t>(piece);
        else if (size > 0)
            copyFew(piece);
        m_to += size;
    }
    void character(char c) { *m_to++ = c; }
    void number(std::uint64_t value);
    [[nodiscard]] char* end() const { return m_to; }

private:
    static constexpr std::size_t kStep = 16;
    static constexpr std::size_t kInPlace = 64; ///< bytes

    /// Copies a piece that is as long as one or two words; these may overlap.
    template <typename Word>
    void copyEnds(std::string_view piece)
    {
        std::memcpy(m_to, piece.data(), sizeof(Word));
        const std::size_t last = piece.size() - sizeof(Word);
        std::memcpy(m_to + last, piece.data() + last, sizeof(Word));
    }
    /// Copies one to three bytes.
    void copyFew(std::string_view piece)
    {
        for (const std::size_t at : {std::size_t{0}, piece.size() / 2, piece.size() - 1})
            m_to[at] = piece[at];
    }
    void copyInSteps(std::string_view piece)
    {
        const std::size_t last = piece.size() - kStep;
        for (std::size_t at = 0; at < last; at += kStep)
            std::memcpy(m_to + at, piece.data() + at, kStep);
        std::memcpy(m_to + last, piece.data() + last, kStep);
    }

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
