// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::report {

// The file that `check --part` writes: a line that identifies the format, then records. A record has a tag, a
// length, that many bytes, and a checksum of this and all earlier records, so that nothing that a disk or a
// network damaged is merged. Numbers are in LEB128: seven bits per byte, lowest first.

void appendVarint(std::string& out, std::uint64_t value);
/// Appends the length of a text, then the text.
void appendCounted(std::string& out, std::string_view text);
/// Appends a text without the prefix and suffix that it shares with the text above it. Most rows resemble
/// their neighbors.
void appendPiece(std::string& out, std::string_view above, std::string_view text);
/// Reads a number of several bytes from the start of `in`, for takeVarint().
[[nodiscard]] std::optional<std::uint64_t> takeLongVarint(std::string_view& in);
/// Reads a number from the start of `in`; absent if the bytes are not one.
[[nodiscard]] inline std::optional<std::uint64_t> takeVarint(std::string_view& in)
{
    if (in.empty() || static_cast<unsigned char>(in.front()) >= 0x80)
        return takeLongVarint(in);
    const auto value = static_cast<unsigned char>(in.front());
    in.remove_prefix(1);
    return value;
}
[[nodiscard]] std::optional<std::string_view> takeCounted(std::string_view& in);

/// The data written by appendPiece().
struct SharedPiece
{
    std::size_t front = 0; ///< bytes of the text above, at its start
    std::string_view middle;
    std::size_t back = 0; ///< bytes of the text above, at its end
};
/// Reads a piece below a text of `above` bytes.
[[nodiscard]] std::optional<SharedPiece> takePiece(std::string_view& in, std::size_t above);

enum class PartTag : std::uint8_t {
    Head = 'H',      ///< once, first: the settings, as lines of KEY=VALUE
    Rows = 'B',      ///< rows of consecutive lines
    RowsApart = 'R', ///< the same one by one, because duplicates are known only when parts are joined
    End = 'E',       ///< once, last: the counts; without them the report is incomplete
};

struct PartRecord
{
    PartTag tag = PartTag::Head;
    std::string_view bytes; ///< valid until the next call
};

/// Bytes of the placeholder for a number that is not known yet.
inline constexpr std::size_t kMarkWidth = 20;

/// The kind of a separately stored row. Its data follows the number (lines since the last row << 2 | kind).
enum class RowApart : std::uint8_t {
    NoName,  ///< its form
    Forms,   ///< its form, empty if it is not reported; then its form as a duplicate
    Silent,  ///< its data: a row without findings
    Skipped, ///< its data: a row that is reported only as a duplicate
};

inline constexpr std::string_view kShareMagic = "nidus-part 5\n";

/// A checksum of records, each with those before it. Not protected against people.
class PartChecksum
{
public:
    static constexpr std::size_t kSize = 8; ///< bytes in the file
    /// Returns the bytes that follow the record.
    [[nodiscard]] std::array<char, kSize> add(PartTag tag, std::string_view bytes);

private:
    std::uint64_t m_value = 0;
};

/// Writes the records of such a file.
class PartWriter
{
public:
    void append(std::string& out, PartTag tag, std::string_view bytes);

private:
    PartChecksum m_checksum;
};

/// Reads such a file, with memory for one record.
class PartReader
{
public:
    /// Borrows `source`.
    explicit PartReader(base::ByteSource& source) : m_source(source) {}

    /// Returns the next record; absent after the last one. Fails with BadFormat, and the byte in `detail`, if
    /// the file has another format, is damaged, or is truncated.
    [[nodiscard]] base::Result<std::optional<PartRecord>> next();

private:
    /// Reads more if needed; returns whether `count` bytes are available.
    [[nodiscard]] base::Result<bool> fill(std::size_t count);
    [[nodiscard]] std::unexpected<base::Error> damaged() const;

    base::ByteSource& m_source;
    PartChecksum m_checksum;
    std::string m_buffer;
    std::size_t m_at = 0;       ///< bytes of the buffer already returned
    std::uint64_t m_before = 0; ///< bytes of the file before the buffer
    bool m_hasBegun = false;
    bool m_hasEnded = false;
};

} // namespace nidus::report
