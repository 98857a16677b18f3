// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nidus::urn {

// Character references of HTML and XML in running text: "&amp;", "&#47;", "&#x2F;" (HTML section 13.5, XML
// section 4.1); those without a semicolon are text. Backslashes before the punctuation of names in Markdown,
// LaTeX, and JSON: "\_", "\/". Characters by number in JSON: "\u0026".

/// A character of running text.
struct WrittenCharacter
{
    char character = 0;     ///< 0: a reference to a character that no URN contains
    std::size_t length = 1; ///< bytes in the text
};

/// Returns the character at byte `at`, which must be in the text. An unknown reference or escape is text.
[[nodiscard]] WrittenCharacter writtenCharacter(std::string_view text, std::size_t at);
/// Returns the last character of a text that is not empty.
[[nodiscard]] WrittenCharacter lastWrittenCharacter(std::string_view text);
/// Whether the last character is an apostrophe; false for an empty text.
[[nodiscard]] bool endsWithApostrophe(std::string_view text);
/// Replaces references and escapes by their characters.
[[nodiscard]] std::string withoutReferences(std::string_view text);

} // namespace nidus::urn
