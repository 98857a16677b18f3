// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarlimits.h"

#include <cstdint>
#include <string>

namespace nidus::grammar {

/// Why a grammar has no regular expression in a dialect.
enum class PatternProblem : std::uint8_t {
    Limit,       ///< `limit` has the reason: unreadable, not regular, or too large
    NotAscii,    ///< the rule contains bytes above 0x7F that are not UTF-8
    Character,   ///< the dialect cannot write a character
    Count,       ///< a count is above the dialect's greatest one
    TooLong,     ///< longer than kMaxPatternBytes
    Nothing,     ///< no text matches
    Different,   ///< the pattern, read back, does not mean the same
    Exponential, ///< a backtracking engine could take exponential time
};

struct PatternObstacle
{
    PatternProblem problem = PatternProblem::Limit;
    LimitHit limit{};
    std::string detail{}; ///< the rule, the character as "U+000A", the count, or the shortest different text

    bool operator==(const PatternObstacle&) const = default;
};

} // namespace nidus::grammar
