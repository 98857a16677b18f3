// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nidus::base {

/// The character at one place of a text that should be UTF-8.
struct Utf8Character
{
    char32_t codePoint = 0;
    std::size_t length = 1; ///< bytes; if ill-formed, of its well-formed beginning, at least 1
    bool isValid = false;
};

/// Returns the character at `at`, which must be within `text`. Overlong forms, surrogates, values above
/// U+10FFFF, and truncated sequences are ill-formed (Unicode, table 3-7).
[[nodiscard]] Utf8Character utf8CharacterAt(std::string_view text, std::size_t at);

/// Returns the UTF-8 bytes of a code point.
[[nodiscard]] std::string toUtf8(char32_t codePoint);

} // namespace nidus::base
