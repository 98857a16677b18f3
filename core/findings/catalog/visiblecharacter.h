// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstddef>
#include <string>
#include <string_view>

namespace nidus::findings {

/// Returns a character in the form for messages: in quotation marks ("_") if it is visible; what people call
/// it ("a space") or its Unicode name (U+2010 HYPHEN) if it is not, or if it resembles another one; the code
/// in addition for characters outside ASCII.
[[nodiscard]] QString visibleCharacter(char32_t character);

/// Returns the character that starts at byte `offset` of UTF-8 `text`; "byte 0xFF" where no character starts,
/// "the end of the text" at or after the end.
[[nodiscard]] QString visibleCharacter(std::string_view text, std::size_t offset);

/// Whether a character affects the text around it or is invisible: controls other than tab and line feed,
/// bidirectional and other format characters, fillers, selectors, noncharacters, line and paragraph
/// separators, lone surrogates.
[[nodiscard]] bool isUnsafeCharacter(char32_t character);
/// Returns the escaped form, "\u{202E}".
[[nodiscard]] QString escapedCharacter(char32_t character);
/// Returns what a reader sees of a text: without invisible characters, and with single spaces. Empty if there
/// is nothing to read: such a text is not a name and gives no reason.
[[nodiscard]] QString readableText(const QString& text);
/// Returns the text with acting characters escaped, so that it is safe to display.
[[nodiscard]] QString visibleText(const QString& text);

/// Appends the first character of `text`, which is not empty, for a terminal: a character that affects the
/// text around it as \u{1B}, each byte that is not UTF-8 as \x{9B}. Returns the length of the character in
/// bytes. CR before LF is not escaped.
std::size_t appendForTerminal(std::string& out, std::string_view text);
/// Returns untrusted text, escaped in the same way.
[[nodiscard]] std::string terminalText(std::string_view bytes);

/// Whether a character is invisible or easily mistaken for a plain ASCII one: no-break and other unusual
/// spaces, invisible and bidirectional controls, curly quotation marks, dashes other than the hyphen.
[[nodiscard]] bool isOddCharacter(char32_t character);

} // namespace nidus::findings
