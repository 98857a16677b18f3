// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/grammar/text/grammarfinding.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nidus::grammar {

struct NumberProblem
{
    GrammarCode code;
    base::TextRange range;
};

/// The digits of a num-val: values, joined by "." (a sequence) or one "-" (a range).
struct ScannedNumber
{
    std::size_t end = 0;               ///< offset after it
    std::vector<std::uint32_t> values; ///< capped at one above the last code point
    bool isRange = false;
    std::optional<NumberProblem> problem;
    std::vector<base::TextRange> dashes; ///< typographic dashes used for "-"
};

/// Scans a num-val (RFC 5234 section 2.3) whose "%x" begins at `begin`; `base` is 2, 10 or 16.
[[nodiscard]] ScannedNumber scanNumber(std::string_view text, std::size_t begin, std::uint32_t base);

} // namespace nidus::grammar
