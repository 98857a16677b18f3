// SPDX-License-Identifier: Apache-2.0
#include "core/urn/characterreference.h"

#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <system_error>

namespace nidus::urn {

namespace {

/// Punctuation of names that a backslash before it does not change.
constexpr base::CharSet kEscaped = base::CharSet("_/%&#~.+=$-");
constexpr std::size_t kLongestReference = 14; ///< bytes after "&", with leading zeros of a number

struct NamedCharacter
{
    std::string_view name;
    char character; ///< 0 beyond ASCII
};

/// The names of the ASCII characters in HTML, and of the characters beyond ASCII that often follow a name in
/// a text. Names are case-sensitive.
constexpr std::array kNamed{
    NamedCharacter{"amp", '&'},      NamedCharacter{"AMP", '&'},      NamedCharacter{"lt", '<'},
    NamedCharacter{"LT", '<'},       NamedCharacter{"gt", '>'},       NamedCharacter{"GT", '>'},
    NamedCharacter{"quot", '"'},     NamedCharacter{"QUOT", '"'},     NamedCharacter{"apos", '\''},
    NamedCharacter{"sol", '/'},      NamedCharacter{"colon", ':'},    NamedCharacter{"semi", ';'},
    NamedCharacter{"comma", ','},    NamedCharacter{"period", '.'},   NamedCharacter{"excl", '!'},
    NamedCharacter{"quest", '?'},    NamedCharacter{"equals", '='},   NamedCharacter{"num", '#'},
    NamedCharacter{"percnt", '%'},   NamedCharacter{"dollar", '$'},   NamedCharacter{"lpar", '('},
    NamedCharacter{"rpar", ')'},     NamedCharacter{"ast", '*'},      NamedCharacter{"midast", '*'},
    NamedCharacter{"plus", '+'},     NamedCharacter{"commat", '@'},   NamedCharacter{"lowbar", '_'},
    NamedCharacter{"UnderBar", '_'}, NamedCharacter{"lsqb", '['},     NamedCharacter{"lbrack", '['},
    NamedCharacter{"rsqb", ']'},     NamedCharacter{"rbrack", ']'},   NamedCharacter{"lcub", '{'},
    NamedCharacter{"lbrace", '{'},   NamedCharacter{"rcub", '}'},     NamedCharacter{"rbrace", '}'},
    NamedCharacter{"verbar", '|'},   NamedCharacter{"vert", '|'},     NamedCharacter{"VerticalLine", '|'},
    NamedCharacter{"bsol", '\\'},    NamedCharacter{"grave", '`'},    NamedCharacter{"Hat", '^'},
    NamedCharacter{"Tab", '\t'},     NamedCharacter{"NewLine", '\n'}, NamedCharacter{"nbsp", 0},
    NamedCharacter{"ensp", 0},       NamedCharacter{"emsp", 0},       NamedCharacter{"thinsp", 0},
    NamedCharacter{"shy", 0},        NamedCharacter{"zwj", 0},        NamedCharacter{"zwnj", 0},
    NamedCharacter{"lrm", 0},        NamedCharacter{"rlm", 0},        NamedCharacter{"hyphen", 0},
    NamedCharacter{"ndash", 0},      NamedCharacter{"mdash", 0},      NamedCharacter{"hellip", 0},
    NamedCharacter{"middot", 0},     NamedCharacter{"bull", 0},       NamedCharacter{"lsquo", 0},
    NamedCharacter{"rsquo", 0},      NamedCharacter{"sbquo", 0},      NamedCharacter{"ldquo", 0},
    NamedCharacter{"rdquo", 0},      NamedCharacter{"bdquo", 0},      NamedCharacter{"laquo", 0},
    NamedCharacter{"raquo", 0},      NamedCharacter{"lsaquo", 0},     NamedCharacter{"rsaquo", 0},
    NamedCharacter{"sect", 0},       NamedCharacter{"para", 0},       NamedCharacter{"copy", 0},
    NamedCharacter{"reg", 0},        NamedCharacter{"trade", 0},      NamedCharacter{"times", 0},
    NamedCharacter{"rarr", 0},       NamedCharacter{"larr", 0},       NamedCharacter{"szlig", 0},
    NamedCharacter{"AElig", 0},      NamedCharacter{"aelig", 0},      NamedCharacter{"OElig", 0},
    NamedCharacter{"oelig", 0},      NamedCharacter{"ETH", 0},        NamedCharacter{"eth", 0},
    NamedCharacter{"THORN", 0},      NamedCharacter{"thorn", 0}};

/// What follows the letter in names of accented letters, such as "eacute".
constexpr std::array<std::string_view, 9> kAccents{"acute", "grave", "circ",  "uml",  "tilde",
                                                   "ring",  "cedil", "slash", "caron"};

/// Returns the character of a name; absent if it is unknown.
std::optional<char> namedCharacter(std::string_view name)
{
    if (const auto* const known = std::ranges::find(kNamed, name, &NamedCharacter::name);
        known != kNamed.end())
        return known->character;
    const bool isAccented =
        base::kAlpha.contains(name[0]) && std::ranges::find(kAccents, name.substr(1)) != kAccents.end();
    return isAccented ? std::optional('\0') : std::nullopt;
}

/// The same for the number after "#".
std::optional<char> numberedCharacter(std::string_view number)
{
    const bool isHex = !number.empty() && base::asciiLower(number[0]) == 'x';
    number.remove_prefix(isHex ? 1 : 0);
    std::uint32_t value = 0;
    const std::from_chars_result end =
        std::from_chars(number.data(), number.data() + number.size(), value, isHex ? 16 : 10);
    if (end.ec != std::errc() || end.ptr != number.data() + number.size())
        return std::nullopt;
    return value < 0x80 ? static_cast<char>(value) : '\0';
}

} // namespace

namespace {

/// Returns the character of an escape of JSON at a backslash, "\\u0026"; absent if it is none.
std::optional<WrittenCharacter> jsonEscape(std::string_view text, std::size_t at)
{
    constexpr std::size_t digits = 4;
    const std::string_view number = text.substr(std::min(text.size(), at + 2), digits);
    if (at + 1 >= text.size() || text[at + 1] != 'u' || number.size() < digits)
        return std::nullopt;
    const std::optional<char> character = numberedCharacter("x" + std::string(number));
    return character ? std::optional(WrittenCharacter{*character, digits + 2}) : std::nullopt;
}

} // namespace

WrittenCharacter writtenCharacter(std::string_view text, std::size_t at)
{
    const WrittenCharacter plain{text[at], 1};
    if (plain.character == '\\') {
        if (const std::optional<WrittenCharacter> escaped = jsonEscape(text, at))
            return *escaped;
    }
    if (plain.character == '\\' && at + 1 < text.size() && kEscaped.contains(text[at + 1]))
        return {text[at + 1], 2};
    if (plain.character != '&')
        return plain;
    const std::string_view rest = text.substr(at + 1, kLongestReference);
    const std::size_t end = rest.find(';');
    if (end == std::string_view::npos || end == 0)
        return plain;
    const std::string_view inside = rest.substr(0, end);
    const std::optional<char> character =
        inside[0] == '#' ? numberedCharacter(inside.substr(1)) : namedCharacter(inside);
    return character ? WrittenCharacter{*character, end + 2} : plain;
}

WrittenCharacter lastWrittenCharacter(std::string_view text)
{
    text.remove_prefix(text.size() - std::min(text.size(), kLongestReference + 1));
    const std::size_t start = text.back() == ';' ? text.rfind('&') : std::string_view::npos;
    if (start != std::string_view::npos) {
        const WrittenCharacter reference = writtenCharacter(text, start);
        if (reference.length == text.size() - start)
            return reference;
    }
    constexpr std::size_t escape = 6; // "\u0026"
    if (text.size() >= escape && text[text.size() - escape] == '\\') {
        const WrittenCharacter escaped = writtenCharacter(text, text.size() - escape);
        if (escaped.length == escape)
            return escaped;
    }
    if (text.size() > 1 && text[text.size() - 2] == '\\' && kEscaped.contains(text.back()))
        return {text.back(), 2};
    return {text.back(), 1};
}

bool endsWithApostrophe(std::string_view text)
{
    constexpr base::CharSet possible("';7"); // also "&apos;" and "\\u0027"
    return !text.empty() && possible.contains(text.back()) && lastWrittenCharacter(text).character == '\'';
}

std::string withoutReferences(std::string_view text)
{
    std::string decoded;
    for (std::size_t at = 0; at < text.size();) {
        const WrittenCharacter next = writtenCharacter(text, at);
        decoded += next.character;
        at += next.length;
    }
    return decoded;
}

} // namespace nidus::urn
