// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nidus::cli {

/// Splits a source into lines in constant memory, for the commands that print a result for every line. LF and
/// CRLF end a line; a byte order mark at the start is removed.
class LineReader
{
public:
    /// A longer line fails with BadFormat, so that no input can exhaust memory.
    static constexpr std::size_t kMaxLineLength = std::size_t{16} << 20; ///< bytes

    /// `source` is borrowed.
    explicit LineReader(base::ByteSource& source);

    /// Returns the next line without its line end, valid until the next call; absent at the end.
    [[nodiscard]] base::Result<std::optional<std::string_view>> next();
    /// Whether next() can return without reading, that is, without waiting for a pipe.
    [[nodiscard]] bool hasBufferedLine() const;

    [[nodiscard]] std::uint64_t lineNumber() const { return m_line; } ///< of the last line, 1-based
    [[nodiscard]] bool hadByteOrderMark() const { return m_hadByteOrderMark; }
    [[nodiscard]] bool hadCarriageReturns() const { return m_hadCarriageReturns; }

private:
    [[nodiscard]] base::Result<bool> fill();
    [[nodiscard]] std::string_view taken(std::string_view line);
    [[nodiscard]] std::string_view pending() const;

    base::ByteSource& m_source;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; ///< of the bytes not returned yet
    std::size_t m_end = 0;
    std::size_t m_scanned = 0; ///< bytes of pending() known to contain no LF
    std::uint64_t m_line = 0;
    bool m_atEnd = false;
    bool m_hadByteOrderMark = false;
    bool m_hadCarriageReturns = false;
};

} // namespace nidus::cli
