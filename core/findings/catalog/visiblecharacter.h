// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstddef>
#include <string_view>

namespace nidus::findings {

/// A character as a sentence can name it: "_" in quotation marks when it can be seen, else its code and name
/// (U+00A0 NO-BREAK SPACE); for other characters outside ASCII both.
[[nodiscard]] QString visibleCharacter(char32_t character);

/// The character that starts at byte `offset` of UTF-8 `text`; "byte 0xFF" where no character starts, "the
/// end of the text" at or behind the end.
[[nodiscard]] QString visibleCharacter(std::string_view text, std::size_t offset);

/// Whether a character acts on what stands around it, or is not seen at all: controls other than tab and line
/// feed, bidirectional and other format characters, line and paragraph separators, halves of surrogates.
[[nodiscard]] bool isActingCharacter(char32_t character);
/// "\u{202E}".
[[nodiscard]] QString escapedCharacter(char32_t character);
/// The text as a person may read it: acting characters are escaped, so that they do not act.
[[nodiscard]] QString visibleText(const QString& text);

/// Whether a character is one that is invisible, or taken for a plain ASCII one: no-break and other odd
/// spaces, invisible and bidirectional controls, curly quotation marks, dashes other than the hyphen.
[[nodiscard]] bool isOddCharacter(char32_t character);

} // namespace nidus::findings
