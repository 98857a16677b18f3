// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::urn {

/// Whether a person cannot see the character or is misled about what stands around it: controls, spaces other
/// than what a URN may hold, zero-width, bidirectional and format characters, private use, noncharacters.
[[nodiscard]] bool isHiddenCharacter(char32_t codePoint);

/// Whether the character looks like an ASCII letter, digit or sign in common fonts (a choice from Unicode
/// UTS 39's confusables: Cyrillic, Greek, Armenian, Latin extensions, fullwidth forms).
[[nodiscard]] bool looksLikeAscii(char32_t codePoint);

} // namespace nidus::urn
