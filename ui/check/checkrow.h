// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/batchchecker.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nidus {

/// A checked line as it is kept for showing: where its text is and what was found, without the text. Packed,
/// because there may be tens of millions. Lengths and columns saturate; they can only do so for lines that
/// are longer than any URN we check.
class CheckRow
{
public:
    /// Longest text that is read back for a row, in bytes.
    static constexpr std::size_t kMaxLength = (std::size_t{1} << 21) - 1;

    CheckRow() = default;
    // The masks after the minima tell the compiler that the values fit.
    explicit CheckRow(const CheckedLine& line)
        : m_fileOffset(line.fileOffset & kMaxFileOffset),
          m_nidOffset(line.outcome.nidOffset),
          m_nidLength(line.outcome.nidLength),
          m_line(line.line & kMaxLine),
          m_verdict(static_cast<std::uint64_t>(line.outcome.verdict)),
          m_reason(static_cast<std::uint64_t>(line.outcome.reason)),
          m_error(static_cast<std::uint64_t>(line.outcome.error)),
          m_length(std::min<std::uint64_t>(line.text.size(), kMaxLength) & kMaxLength),
          m_offset(std::min<std::uint64_t>(line.outcome.offset, kMaxLength) & kMaxLength),
          m_column(std::min<std::uint64_t>(line.column, kMaxColumn) & kMaxColumn)
    {}

    [[nodiscard]] std::uint64_t line() const { return m_line; }             ///< 1-based
    [[nodiscard]] std::uint64_t fileOffset() const { return m_fileOffset; } ///< 0-based byte of the input
    [[nodiscard]] std::size_t length() const { return m_length; }           ///< bytes, at most kMaxLength
    [[nodiscard]] std::uint32_t column() const
    {
        return static_cast<std::uint32_t>(m_column);
    } ///< 1-based byte
    [[nodiscard]] Verdict verdict() const { return static_cast<Verdict>(m_verdict); }
    [[nodiscard]] CheckOutcome outcome() const
    {
        return {.verdict = verdict(),
                .reason = static_cast<CheckReason>(m_reason),
                .error = static_cast<UrnError>(m_error),
                .offset = static_cast<std::uint32_t>(m_offset),
                .nidOffset = static_cast<std::uint8_t>(m_nidOffset),
                .nidLength = static_cast<std::uint8_t>(m_nidLength)};
    }

private:
    static constexpr std::uint64_t kMaxFileOffset = (std::uint64_t{1} << 48) - 1;
    static constexpr std::uint64_t kMaxLine = (std::uint64_t{1} << 40) - 1;
    static constexpr std::uint64_t kMaxColumn = (std::uint64_t{1} << 22) - 1;

    std::uint64_t m_fileOffset : 48 = 0;
    std::uint64_t m_nidOffset : 8 = 0;
    std::uint64_t m_nidLength : 8 = 0;
    std::uint64_t m_line : 40 = 0;
    std::uint64_t m_verdict : 8 = 0;
    std::uint64_t m_reason : 8 = 0;
    std::uint64_t m_error : 8 = 0;
    std::uint64_t m_length : 21 = 0;
    std::uint64_t m_offset : 21 = 0;
    std::uint64_t m_column : 22 = 0;
};

static_assert(sizeof(CheckRow) == 24);
static_assert(kMaxUrnLength < CheckRow::kMaxLength);

} // namespace nidus
