// SPDX-License-Identifier: Apache-2.0
#include "core/urn/codepoints.h"

#include <algorithm>
#include <span>

namespace nidus::urn {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

constexpr Range kHidden[] = {
    {0x0000, 0x0020},    // C0 controls and the space
    {0x007F, 0x00A0},    // DEL, C1 controls, no-break space
    {0x00AD, 0x00AD},    // soft hyphen
    {0x034F, 0x034F},    // combining grapheme joiner
    {0x061C, 0x061C},    // Arabic letter mark
    {0x115F, 0x1160},    // Hangul fillers
    {0x1680, 0x1680},    // Ogham space
    {0x17B4, 0x17B5},    // Khmer inherent vowels
    {0x180B, 0x180F},    // Mongolian selectors
    {0x2000, 0x200F},    // spaces, zero-width characters, directional marks
    {0x2028, 0x202F},    // line and paragraph separator, embeddings and overrides, narrow space
    {0x205F, 0x206F},    // mathematical space, word joiner, isolates
    {0x3000, 0x3000},    // ideographic space
    {0x3164, 0x3164},    // Hangul filler
    {0xE000, 0xF8FF},    // private use
    {0xFDD0, 0xFDEF},    // noncharacters
    {0xFE00, 0xFE0F},    // variation selectors
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // halfwidth Hangul filler
    {0xFFF0, 0xFFFB},    // interlinear annotation
    {0xFFFE, 0xFFFF},    // noncharacters
    {0x1D173, 0x1D17A},  // musical controls
    {0xE0000, 0xE0FFF},  // tags, more variation selectors
    {0xF0000, 0x10FFFF}, // private use planes
};

constexpr Range kLikeAscii[] = {
    {0x0131, 0x0131}, // dotless i
    {0x0251, 0x0251}, // script a
    {0x0261, 0x0261}, // script g
    {0x0269, 0x0269}, // iota
    {0x0391, 0x0392}, // Greek Alpha Beta
    {0x0395, 0x0397}, // Greek Epsilon Zeta Eta
    {0x0399, 0x039A}, // Greek Iota Kappa
    {0x039C, 0x039D}, // Greek Mu Nu
    {0x039F, 0x039F}, // Greek Omicron
    {0x03A1, 0x03A1}, // Greek Rho
    {0x03A4, 0x03A5}, // Greek Tau Upsilon
    {0x03A7, 0x03A7}, // Greek Chi
    {0x03B9, 0x03B9}, // Greek iota
    {0x03BD, 0x03BD}, // Greek nu
    {0x03BF, 0x03BF}, // Greek omicron
    {0x03C1, 0x03C1}, // Greek rho
    {0x03F2, 0x03F3}, // Greek lunate sigma, yot
    {0x0405, 0x0406}, // Cyrillic Dze, I
    {0x0408, 0x0408}, // Cyrillic Je
    {0x0410, 0x0410}, // Cyrillic A
    {0x0412, 0x0412}, // Cyrillic Ve
    {0x0415, 0x0415}, // Cyrillic Ie
    {0x041A, 0x041A}, // Cyrillic Ka
    {0x041C, 0x041E}, // Cyrillic Em En O
    {0x0420, 0x0422}, // Cyrillic Er Es Te
    {0x0425, 0x0425}, // Cyrillic Ha
    {0x0430, 0x0430}, // Cyrillic a
    {0x0435, 0x0435}, // Cyrillic ie
    {0x043E, 0x043E}, // Cyrillic o
    {0x0440, 0x0441}, // Cyrillic er es
    {0x0443, 0x0443}, // Cyrillic u
    {0x0445, 0x0445}, // Cyrillic ha
    {0x0455, 0x0456}, // Cyrillic dze, i
    {0x0458, 0x0458}, // Cyrillic je
    {0x04AE, 0x04AF}, // Cyrillic straight u
    {0x04BB, 0x04BB}, // Cyrillic shha
    {0x04C0, 0x04C0}, // Cyrillic palochka
    {0x04CF, 0x04CF}, // Cyrillic small palochka
    {0x0501, 0x0501}, // Cyrillic komi de
    {0x051B, 0x051D}, // Cyrillic qa, we
    {0x0570, 0x0570}, // Armenian ho
    {0x0578, 0x0578}, // Armenian vo
    {0x057D, 0x057D}, // Armenian seh
    {0x0585, 0x0585}, // Armenian oh
    {0x2010, 0x2015}, // hyphens and dashes
    {0x2024, 0x2024}, // one dot leader
    {0x2044, 0x2044}, // fraction slash
    {0x212A, 0x212A}, // Kelvin sign
    {0x2212, 0x2212}, // minus
    {0x2215, 0x2215}, // division slash
    {0x2236, 0x2236}, // ratio
    {0xA789, 0xA789}, // modifier colon
    {0xFF01, 0xFF5E}, // fullwidth forms
};

bool isIn(std::span<const Range> ranges, char32_t codePoint)
{
    const auto range = std::ranges::lower_bound(ranges, codePoint, {}, &Range::last);
    return range != ranges.end() && range->first <= codePoint;
}

} // namespace

bool isHiddenCharacter(char32_t codePoint) { return isIn(kHidden, codePoint); }

bool looksLikeAscii(char32_t codePoint) { return isIn(kLikeAscii, codePoint); }

} // namespace nidus::urn
