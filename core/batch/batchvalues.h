// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus::batch {

/// One checked line, or one URN found in running text. `text` is valid only during the call.
struct CheckedLine
{
    std::uint64_t line;       ///< 1-based
    std::uint64_t fileOffset; ///< 0-based byte of the URN in the input
    std::string_view text;    ///< the URN without line end and byte order mark
    std::uint32_t column;     ///< 1-based byte column of the URN in its line (1 if it is the whole line)
    check::CheckOutcome outcome;
};

struct CheckCounts
{
    std::array<std::uint64_t, 4> byVerdict{}; ///< indexed by Verdict
    std::uint64_t noRule = 0;                 ///< valid URNs whose namespace has no rule yet
    std::uint64_t warnings = 0;               ///< valid URNs with a warning
    std::uint64_t blank = 0;                  ///< blank lines, not checked
    std::uint64_t emptyCells = 0;             ///< rows whose cell is empty, not checked
    std::uint64_t lines = 0;                  ///< all lines read
    bool hadByteOrderMark = false;
    bool hadCarriageReturns = false;

    [[nodiscard]] std::uint64_t checked() const
    {
        return byVerdict[0] + byVerdict[1] + byVerdict[2] + byVerdict[3];
    }
    bool operator==(const CheckCounts&) const = default;
};

/// Adds the counts of another input. What is special about one input (its byte order mark and carriage
/// returns) is not added.
inline void addCounts(CheckCounts& total, const CheckCounts& counts)
{
    for (std::size_t i = 0; i < total.byVerdict.size(); ++i)
        total.byVerdict[i] += counts.byVerdict[i];
    total.noRule += counts.noRule;
    total.warnings += counts.warnings;
    total.blank += counts.blank;
    total.emptyCells += counts.emptyCells;
    total.lines += counts.lines;
}

enum class InputKind : std::uint8_t {
    Lines,       ///< one URN per line
    Escaped,     ///< one URN per line, where \xHH is that byte
    RunningText, ///< prose, HTML, logs: URNs are found in the text
    JsonLines,   ///< one JSON object per line with a URN in one member
    Table,       ///< CSV or TSV with the URNs in one column
};

/// Bytes read at a time: small enough that a block and its records stay in the processor's cache, and that a
/// dozen blocks of one-byte lines, the worst case, need far less than 64 MiB.
inline constexpr std::size_t kBlockSize = std::size_t{256} << 10;

/// Bytes kept as the text of a line longer than kMaxUrnLength.
inline constexpr std::size_t kShownOfLongLine = 256;

struct BatchOptions
{
    InputKind input = InputKind::Lines;
    std::string member = {}; ///< for JsonLines, in the form jsonMember() accepts
    std::string column = {}; ///< for Table, in the form findColumn() accepts
    bool isEscaped = false;  ///< members and fields: \xHH is that byte
    bool extracts = false; ///< members, fields, and lines of Escaped are running text: check each URN in them
    unsigned jobs = 1;     ///< threads; the order is kept for any number
    std::size_t blockSize = kBlockSize; ///< bytes; results do not depend on it
    /// Whether to look for the places where rules reject URNs, which takes as long as a namespace's rule.
    bool findsPlaces = true;
    bool isContinued = false; ///< the input continues another, so there is no byte order mark to skip
};

} // namespace nidus::batch
