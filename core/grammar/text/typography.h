// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"

#include <cstddef>
#include <string_view>

namespace nidus::grammar {

/// A character of word processors (UTF-8) and the ASCII character that it replaces.
struct TypographicCharacter
{
    std::string_view bytes;
    GrammarCode code; ///< SmartQuote, Dash or NoBreakSpace
    std::string_view plain;
};

/// Returns the one at `offset`; null if there is none.
[[nodiscard]] const TypographicCharacter* typographicCharacterAt(std::string_view text, std::size_t offset);

} // namespace nidus::grammar
