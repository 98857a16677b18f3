// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/batchvalues.h"
#include "core/batch/csvcolumn.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// A section of the input that can be checked on its own.
struct InputBlock
{
    enum class Kind : std::uint8_t {
        Lines,        ///< whole lines (Table: whole rows); only the last one of the input may lack its LF
        LongLine,     ///< the start of a line longer than kMaxUrnLength
        LongLineRest, ///< a later section of it, with nothing left to check
    };
    Kind kind = Kind::Lines;
    std::vector<char> buffer;
    std::size_t size = 0;         ///< bytes of the buffer in use
    std::uint64_t fileOffset = 0; ///< of the first byte
    std::uint64_t bytesRead = 0;  ///< of the input so far, for progress
    bool endsWithCrLf = false;    ///< LongLineRest only: the line ended here, with CR LF
    char separator = ',';         ///< Table only
    std::size_t rowsStart = 0;    ///< Table only: where its rows start, after a separator line and a title
    CsvColumn column = {};        ///< Table only; the header is in the first block

    [[nodiscard]] std::string_view bytes() const { return {buffer.data(), size}; }
};

/// Splits an input into blocks at line ends. Holds one block and at most one line of kMaxUrnLength, however
/// long the lines are. Skips a byte order mark at the start of the input.
class BlockReader
{
public:
    /// `beforeWaiting` is called before a read that would wait for a slow pipe; if it returns false, reading
    /// fails with Canceled. If `isContinued`, a byte order mark at the start is text.
    BlockReader(base::ByteSource& source, InputKind kind, std::size_t blockSize, bool isContinued = false,
                std::function<bool()> beforeWaiting = {});

    /// Returns the next block, or nothing at the end. Each call reads at least once and returns as soon as a
    /// line is complete, so that a slow pipe gets prompt answers. The buffer of `recycled` is reused.
    [[nodiscard]] base::Result<std::optional<InputBlock>> next(InputBlock recycled);
    [[nodiscard]] bool hadByteOrderMark() const { return m_hadByteOrderMark; }

private:
    /// Reads once, appending to the buffer; returns the number of bytes read.
    base::Result<std::size_t> readInto(InputBlock& block);
    void takeByteOrderMark(InputBlock& block);
    /// Returns where to cut a block whose last line end is at `lineEnd`; 0 if more must be read first.
    [[nodiscard]] std::size_t cutAt(const InputBlock& block, std::size_t lineEnd);
    /// Returns the end of the last complete row of a Table, of lines that end at `lineEnd`; 0 if there is
    /// none.
    [[nodiscard]] std::size_t rowsEnd(const InputBlock& block, std::size_t lineEnd);
    /// Detects the separator of a Table from the first records that are read.
    char separatorIn(const InputBlock& block);
    InputBlock emit(InputBlock block, std::size_t cut);
    InputBlock startLongLine(InputBlock block);
    base::Result<std::optional<InputBlock>> nextOfLongLine(InputBlock block);

    base::ByteSource& m_source;
    InputKind m_kind;
    std::size_t m_blockSize;
    std::function<bool()> m_beforeWaiting;
    std::vector<char> m_carry;      ///< bytes read that are not yet part of a block
    std::uint64_t m_fileOffset = 0; ///< of the first byte of the carry
    std::uint64_t m_bytesRead = 0;
    char m_lastSkipped = 0;      ///< the byte before the next read, within a long line
    char m_separator = 0;        ///< Table only; known once its first line is read
    std::size_t m_rowsStart = 0; ///< InputBlock::rowsStart of the next block
    bool m_isInLongLine = false;
    bool m_isAtStart = true;
    bool m_isAtEnd = false;
    bool m_hadByteOrderMark = false;
};

} // namespace nidus::batch
