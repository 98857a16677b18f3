// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchchecker.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace nidus::ui {

/// A checked line as stored for display: the position of its text and what was found, without the text.
/// Packed, because there may be tens of millions. Lengths and columns saturate, but only for lines longer
/// than any URN that is checked.
class CheckRow
{
public:
    /// Longest text that is read back for a row, in bytes.
    static constexpr std::size_t kMaxLength = (std::size_t{1} << 21) - 1;

    CheckRow() = default;
    /// Returns whether a row can hold the place of a line.
    [[nodiscard]] static bool canHold(const batch::CheckedLine& line)
    {
        return line.fileOffset >> kFileOffsetBits == 0 && line.line >> kLineBits == 0;
    }
    /// For a line that canHold() accepts. The masks let the compiler see that the values fit.
    explicit CheckRow(const batch::CheckedLine& line)
        : m_fileOffset(line.fileOffset & kWord),
          m_fileOffsetHigh((line.fileOffset >> 32) & 0x1FF),
          m_length(std::min<std::uint64_t>(line.text.size(), kMaxLength) & kMaxLength),
          m_verdict(static_cast<std::uint32_t>(line.outcome.verdict) & 0x3),
          m_line(line.line & kWord),
          m_offset(std::min<std::uint32_t>(line.outcome.offset, kMaxLength) & kMaxLength),
          m_reason(static_cast<std::uint32_t>(line.outcome.reason) & 0x1F),
          m_error(static_cast<std::uint32_t>(line.outcome.error) & 0x1F),
          m_hasNid(line.outcome.nidOffset != 0),
          m_column(std::min<std::uint64_t>(line.column, kMaxColumn) & kMaxColumn),
          m_nidLength(line.outcome.nidLength & 0x3FU),
          m_lineHigh((line.line >> 32) & 0xF)
    {}

    bool operator==(const CheckRow&) const = default;

    [[nodiscard]] std::uint64_t line() const ///< 1-based
    {
        return std::uint64_t{m_lineHigh} << 32 | m_line;
    }
    [[nodiscard]] std::uint64_t fileOffset() const ///< 0-based byte of the input
    {
        return std::uint64_t{m_fileOffsetHigh} << 32 | m_fileOffset;
    }
    [[nodiscard]] std::size_t length() const { return m_length; }   ///< bytes, at most kMaxLength
    [[nodiscard]] std::uint32_t column() const { return m_column; } ///< 1-based byte
    [[nodiscard]] check::Verdict verdict() const { return static_cast<check::Verdict>(m_verdict); }
    [[nodiscard]] check::CheckOutcome outcome() const
    {
        return {.verdict = verdict(),
                .reason = static_cast<check::CheckReason>(m_reason),
                .error = static_cast<urn::UrnError>(m_error),
                .offset = m_offset,
                .nidOffset = static_cast<std::uint8_t>(m_hasNid ? urn::kSchemeLength : 0),
                .nidLength = static_cast<std::uint8_t>(m_nidLength)};
    }

private:
    static constexpr std::uint64_t kWord = std::numeric_limits<std::uint32_t>::max();

    static constexpr std::uint64_t kMaxColumn = (std::uint64_t{1} << 22) - 1;
    static constexpr unsigned kFileOffsetBits = 32 + 9;
    static constexpr unsigned kLineBits = 32 + 4;

    // Five words, for 2 TiB and 68,000,000,000 lines of input.
    std::uint32_t m_fileOffset = 0;
    std::uint32_t m_fileOffsetHigh : 9 = 0;
    std::uint32_t m_length : 21 = 0;
    std::uint32_t m_verdict : 2 = 0;
    std::uint32_t m_line = 0;
    std::uint32_t m_offset : 21 = 0;
    std::uint32_t m_reason : 5 = 0;
    std::uint32_t m_error : 5 = 0;
    std::uint32_t m_hasNid : 1 = 0;
    std::uint32_t m_column : 22 = 0;
    std::uint32_t m_nidLength : 6 = 0;
    std::uint32_t m_lineHigh : 4 = 0;
};

static_assert(sizeof(CheckRow) == 20);
static_assert(static_cast<unsigned>(check::Verdict::Undecided) <= 0x3);
static_assert(static_cast<unsigned>(check::CheckReason::ValueReleased) <= 0x1F);
static_assert(static_cast<unsigned>(urn::UrnError::FBadChar) <= 0x1F);
static_assert(check::kMaxUrnLength < CheckRow::kMaxLength);

} // namespace nidus::ui
