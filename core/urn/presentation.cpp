// SPDX-License-Identifier: Apache-2.0
#include "core/urn/presentation.h"

#include "core/base/utf8.h"
#include "core/urn/codepoints.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <array>
#include <span>

namespace nidus::urn {

namespace {

constexpr std::array<char, 16> kHexDigits{'0', '1', '2', '3', '4', '5', '6', '7',
                                          '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};

std::string hexOf(char32_t value, std::size_t digits)
{
    std::string text(digits, '0');
    for (std::size_t i = digits; i > 0; --i, value >>= 4U)
        text[i - 1] = kHexDigits[value & 0xFU];
    return text;
}

/// One character of the text, as written and as shown.
struct Glyph
{
    std::string_view source; ///< the bytes of the text, triplets included
    char32_t codePoint = 0;
    bool isEncoded = false;
    bool isText = false; ///< well-formed UTF-8
};

std::vector<Glyph> glyphsOf(std::string_view text)
{
    std::vector<Glyph> glyphs;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        if (!isTripletAt(text, at)) {
            const base::Utf8Character character = base::utf8CharacterAt(text, at);
            at += character.length;
            glyphs.push_back(
                {text.substr(start, character.length), character.codePoint, false, character.isValid});
            continue;
        }
        std::string octets; // four triplets encode any character
        for (std::size_t i = at; isTripletAt(text, i) && octets.size() < 4; i += 3)
            octets.push_back(static_cast<char>(tripletValue(text, i)));
        const base::Utf8Character character = base::utf8CharacterAt(octets, 0);
        at += 3 * character.length;
        glyphs.push_back({text.substr(start, at - start), character.codePoint, true, character.isValid});
    }
    return glyphs;
}

bool isAsciiGlyph(const Glyph& glyph) { return glyph.isText && glyph.codePoint < 0x80; }

bool isWordGlyph(const Glyph& glyph)
{
    if (!glyph.isText || isHiddenCharacter(glyph.codePoint))
        return false;
    return !isAsciiGlyph(glyph) ||
           (!glyph.isEncoded && base::kAlphanum.contains(static_cast<char>(glyph.codePoint)));
}

/// Returns whether look-alikes of ASCII are deceptive in this word: it also has ASCII letters, or it has only
/// look-alikes, so nothing shows the script. "мама" is Russian; an "а" by itself is deceptive.
bool isDeceptive(std::span<const Glyph> word)
{
    const bool hasAsciiLetter = std::ranges::any_of(word, [](const Glyph& glyph) {
        return isAsciiGlyph(glyph) && base::kAlpha.contains(static_cast<char>(glyph.codePoint));
    });
    return hasAsciiLetter || std::ranges::all_of(word, [](const Glyph& glyph) {
               return isAsciiGlyph(glyph) || looksLikeAscii(glyph.codePoint);
           });
}

void appendGlyph(std::string& shown, const Glyph& glyph, bool inDeceptiveWord)
{
    const bool isAscii = isAsciiGlyph(glyph);
    const bool mustNotShow = !glyph.isText || isHiddenCharacter(glyph.codePoint) ||
                             (inDeceptiveWord && looksLikeAscii(glyph.codePoint));
    // Encoded ASCII stays encoded: "%2F" and "/" are different names (RFC 8141 section 3.1).
    if (glyph.isEncoded && (mustNotShow || isAscii)) {
        shown += glyph.source;
    } else if (!mustNotShow) {
        shown += base::toUtf8(glyph.codePoint);
    } else if (glyph.isText) {
        shown += "‹U+" + hexOf(glyph.codePoint, glyph.codePoint > 0xFFFF ? 6 : 4) + "›";
    } else {
        for (const char byte : glyph.source)
            shown += "‹0x" + hexOf(static_cast<unsigned char>(byte), 2) + "›";
    }
}

} // namespace

std::string humanFriendly(std::string_view text)
{
    const std::vector<Glyph> glyphs = glyphsOf(text);
    std::string shown;
    shown.reserve(text.size());
    for (auto at = glyphs.begin(); at != glyphs.end();) {
        const auto wordEnd = std::find_if_not(at, glyphs.end(), isWordGlyph);
        const bool deceptive = isDeceptive({at, wordEnd});
        for (; at != wordEnd; ++at)
            appendGlyph(shown, *at, deceptive);
        if (at != glyphs.end())
            appendGlyph(shown, *at++, false);
    }
    return shown;
}

std::string escapedBytes(std::string_view text)
{
    std::string escaped;
    escaped.reserve(text.size());
    for (const char c : text) {
        if (c >= 0x21 && c <= 0x7E && c != '\\')
            escaped += c;
        else
            escaped += "\\x" + hexOf(static_cast<unsigned char>(c), 2);
    }
    return escaped;
}

std::string unescapedBytes(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text.substr(i).starts_with("\\x") && i + 3 < text.size() &&
                              base::kHexDigit.contains(text[i + 2]) && base::kHexDigit.contains(text[i + 3]);
        if (isEscape) {
            bytes += static_cast<char>(base::hexValue(text[i + 2]) * 16U + base::hexValue(text[i + 3]));
            i += 3;
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

} // namespace nidus::urn
