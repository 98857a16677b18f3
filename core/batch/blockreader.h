// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/batchvalues.h"
#include "core/batch/csvcolumn.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// A stretch of the input that can be checked on its own.
struct InputBlock
{
    enum class Kind : std::uint8_t {
        Lines,        ///< whole lines, of a Table whole rows; only the last of the input may lack its LF
        LongLine,     ///< the front of a line longer than kMaxUrnLength
        LongLineRest, ///< a later part of it; there is nothing left to check
    };
    Kind kind = Kind::Lines;
    std::vector<char> buffer;
    std::size_t size = 0;         ///< bytes of the buffer that count
    std::uint64_t fileOffset = 0; ///< of the first byte
    std::uint64_t bytesRead = 0;  ///< of the input up to here, for progress
    bool endsWithCrLf = false;    ///< LongLineRest only: the line ended here, with CR LF
    char separator = ',';         ///< of a Table
    CsvColumn column = {};        ///< of a Table; the header is in its first block only

    [[nodiscard]] std::string_view bytes() const { return {buffer.data(), size}; }
};

/// Cuts an input into blocks at line ends. Holds one block and at most one line of kMaxUrnLength, however
/// long the lines are. A byte order mark in front of the input is left out.
class BlockReader
{
public:
    /// `beforeWaiting` is called where a slow pipe makes the next read wait; false ends it with Cancelled.
    /// `isContinued` is whether a byte order mark in front is text.
    BlockReader(base::ByteSource& source, InputKind kind, std::size_t blockSize, bool isContinued = false,
                std::function<bool()> beforeWaiting = {});

    /// The next block, absent at the end. Each call reads at least once and then returns as soon as a line is
    /// complete, so that a slow pipe is answered promptly. `recycled` lends its buffer.
    [[nodiscard]] std::expected<std::optional<InputBlock>, base::Error> next(InputBlock recycled);
    [[nodiscard]] bool hadByteOrderMark() const { return m_hadByteOrderMark; }

private:
    /// Reads once behind the bytes the buffer holds; returns the bytes read.
    std::expected<std::size_t, base::Error> readInto(InputBlock& block);
    void takeByteOrderMark(InputBlock& block);
    /// Where to cut a block whose last line end is at `lineEnd`; 0 when more must be read first.
    [[nodiscard]] std::size_t cutAt(const InputBlock& block, std::size_t lineEnd);
    /// Of a Table, by its first line.
    char separatorIn(const InputBlock& block);
    InputBlock emit(InputBlock block, std::size_t cut);
    InputBlock startLongLine(InputBlock block);
    std::expected<std::optional<InputBlock>, base::Error> nextOfLongLine(InputBlock block);

    base::ByteSource& m_source;
    InputKind m_kind;
    std::size_t m_blockSize;
    std::function<bool()> m_beforeWaiting;
    std::vector<char> m_carry;      ///< read, but not yet part of a block
    std::uint64_t m_fileOffset = 0; ///< of the first byte of the carry
    std::uint64_t m_bytesRead = 0;
    char m_lastSkipped = 0; ///< the byte in front of the next read, within a long line
    char m_separator = 0;   ///< of a Table, once its first line was seen
    bool m_isInLongLine = false;
    bool m_isAtStart = true;
    bool m_isAtEnd = false;
    bool m_hadByteOrderMark = false;
};

} // namespace nidus::batch
