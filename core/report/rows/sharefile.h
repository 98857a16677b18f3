// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::report {

// The file that `check --part` writes: records of a tag, a length and so many bytes behind a line that says
// what it is. Numbers are in LEB128: seven bits a byte, the lowest first.

void appendVarint(std::string& out, std::uint64_t value);
/// A text with its length in front.
void appendCounted(std::string& out, std::string_view text);
/// A text as what it shares with the one above it at the front and at the back, and what is between: most
/// rows are much like their neighbours.
void appendPiece(std::string& out, std::string_view above, std::string_view text);
/// Takes one of several bytes from the front of `in`, for takeVarint().
[[nodiscard]] std::optional<std::uint64_t> takeLongVarint(std::string_view& in);
/// Takes it from the front of `in`; absent where the bytes are none.
[[nodiscard]] inline std::optional<std::uint64_t> takeVarint(std::string_view& in)
{
    if (in.empty() || static_cast<unsigned char>(in.front()) >= 0x80)
        return takeLongVarint(in);
    const auto value = static_cast<unsigned char>(in.front());
    in.remove_prefix(1);
    return value;
}
[[nodiscard]] std::optional<std::string_view> takeCounted(std::string_view& in);

/// What appendPiece() wrote.
struct SharedPiece
{
    std::size_t front = 0; ///< bytes of the text above, at its front
    std::string_view middle;
    std::size_t back = 0; ///< bytes of the text above, at its back
};
/// The same for a piece below a text of so many bytes.
[[nodiscard]] std::optional<SharedPiece> takePiece(std::string_view& in, std::size_t above);

enum class ShareTag : std::uint8_t {
    Head = 'H',      ///< once, first: what was asked, lines of KEY=VALUE
    Rows = 'B',      ///< rows of a stretch of lines
    RowsApart = 'R', ///< the same one by one, since only the whole shows which come again
    End = 'E',       ///< once, last: what was counted; without it the report is not finished
};

struct ShareRecord
{
    ShareTag tag = ShareTag::Head;
    std::string_view bytes; ///< until the next call
};

/// Bytes that stand in a text instead of a number that is not known yet.
inline constexpr std::size_t kMarkWidth = 20;

/// What of a row by itself follows the number (lines since the row before << 2 | kind).
enum class RowApart : std::uint8_t {
    NoName,  ///< its form
    Forms,   ///< its form, empty where it is not told; then that of one that comes again
    Silent,  ///< what it is made of: there is nothing to say of it
    Skipped, ///< the same: it is told only when it comes again
};

inline constexpr std::string_view kShareMagic = "nidus-part 3\n";

void appendRecord(std::string& out, ShareTag tag, std::string_view bytes);

/// Reads such a file in memory for one record.
class ShareReader
{
public:
    /// `source` is lent.
    explicit ShareReader(base::ByteSource& source) : m_source(source) {}

    /// Absent behind the last one. BadFormat with the byte in `detail` where the file is none, or damaged, or
    /// ends before its time.
    [[nodiscard]] std::expected<std::optional<ShareRecord>, base::Error> next();

private:
    /// Whether so many bytes are there, reading on.
    [[nodiscard]] std::expected<bool, base::Error> fill(std::size_t count);
    [[nodiscard]] std::unexpected<base::Error> damaged() const;

    base::ByteSource& m_source;
    std::string m_buffer;
    std::size_t m_at = 0;       ///< of the buffer's bytes, those that were handed on
    std::uint64_t m_before = 0; ///< bytes of the file in front of the buffer
    bool m_hasBegun = false;
    bool m_hasEnded = false;
};

} // namespace nidus::report
