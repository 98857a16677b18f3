// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nidus::base {

/// What stands at one place of a text that should be UTF-8.
struct Utf8Character
{
    char32_t codePoint = 0;
    std::size_t length = 1; ///< bytes; of an ill-formed sequence, those that belong together, at least 1
    bool isValid = false;
};

/// The character at `at`, which must be within `text`. Ill-formed are overlong forms, surrogates, values
/// above U+10FFFF and sequences cut short (Unicode, table 3-7).
[[nodiscard]] Utf8Character utf8CharacterAt(std::string_view text, std::size_t at);

/// The UTF-8 bytes of a code point.
[[nodiscard]] std::string toUtf8(char32_t codePoint);

} // namespace nidus::base
