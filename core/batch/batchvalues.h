// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus::batch {

/// One checked line (or, when extracting, one URN found in a line). `text` is borrowed for the call that
/// hands it over.
struct CheckedLine
{
    std::uint64_t line;       ///< 1-based
    std::uint64_t fileOffset; ///< 0-based byte of the URN in the input
    std::string_view text;    ///< the URN without line end and BOM
    std::uint32_t column;     ///< 1-based byte column of the URN in its line (1 where it is the line)
    check::CheckOutcome outcome;
};

struct CheckCounts
{
    std::array<std::uint64_t, 4> byVerdict{}; ///< indexed by Verdict
    std::uint64_t noRule = 0;                 ///< of those valid: their namespace has no rule yet
    std::uint64_t blank = 0;                  ///< blank lines, not checked
    std::uint64_t lines = 0;                  ///< all lines read
    bool hadByteOrderMark = false;
    bool hadCarriageReturns = false;
    bool hadWarnings = false; ///< some of those valid are doubtful, as far as that was looked for

    [[nodiscard]] std::uint64_t checked() const
    {
        return byVerdict[0] + byVerdict[1] + byVerdict[2] + byVerdict[3];
    }
    bool operator==(const CheckCounts&) const = default;
};

/// Adds what was counted elsewhere; what was unusual of one input stays with that.
inline void addCounts(CheckCounts& total, const CheckCounts& counts)
{
    for (std::size_t i = 0; i < total.byVerdict.size(); ++i)
        total.byVerdict[i] += counts.byVerdict[i];
    total.noRule += counts.noRule;
    total.blank += counts.blank;
    total.lines += counts.lines;
    total.hadWarnings = total.hadWarnings || counts.hadWarnings;
}

enum class InputKind : std::uint8_t {
    Lines,       ///< one URN a line
    Escaped,     ///< one URN a line, \xHH stands for that byte
    RunningText, ///< prose, HTML, logs: URNs are found in it
    JsonLines,   ///< one JSON object a line, of which a member is a URN
    Table,       ///< CSV or TSV, of which a column has URNs
};

/// Bytes read at a time. Small enough that a block and its records stay in the processor's cache, and that a
/// dozen blocks in flight of one-byte lines, the worst case, stay far below 64 MiB.
inline constexpr std::size_t kBlockSize = std::size_t{256} << 10;

/// Bytes of a line longer than kMaxUrnLength that are handed on as its text.
inline constexpr std::size_t kShownOfLongLine = 256;

struct BatchOptions
{
    InputKind input = InputKind::Lines;
    std::string member = {};            ///< of JsonLines, as jsonMember() takes it
    std::string column = {};            ///< of Table, as findColumn() takes it
    unsigned jobs = 1;                  ///< threads; order is kept for any number
    std::size_t blockSize = kBlockSize; ///< bytes; results do not depend on it
    /// Whether anybody asks what is doubtful about valid URNs: check digits take as long as a namespace's
    /// rule.
    bool findsWarnings = true;
    bool isContinued = false; ///< the input goes on from elsewhere: no byte order mark stands in front of it
};

} // namespace nidus::batch
