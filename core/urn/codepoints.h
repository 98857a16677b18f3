// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::urn {

/// Returns whether the character is invisible or misleads about the text around it: controls, spaces,
/// zero-width, bidirectional, and format characters, private use, noncharacters.
[[nodiscard]] bool isHiddenCharacter(char32_t codePoint);

/// Returns whether the character looks like an ASCII letter, digit, or symbol in common fonts (a selection of
/// Unicode UTS 39's confusables: Cyrillic, Greek, Armenian, Latin extensions, fullwidth forms).
[[nodiscard]] bool looksLikeAscii(char32_t codePoint);

} // namespace nidus::urn
