// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/regexsets.h"

#include "core/base/charset.h"
#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace nidus::grammar {

namespace {

struct SetName
{
    std::string_view name;
    std::string_view ascii; ///< pairs of least and greatest
};

// The ASCII members of Unicode's general categories.
constexpr std::array<SetName, 19> kCategories{{
    {"L", "AZaz"},
    {"Lu", "AZ"},
    {"Ll", "az"},
    {"N", "09"},
    {"Nd", "09"},
    {"P", "!#%*,/:;?@[]__{{}}"},
    {"Pc", "__"},
    {"Pd", "--"},
    {"Ps", "(([[{{"},
    {"Pe", "))]]}}"},
    {"Po", "!#%'**,,./:;?@\\\\"},
    {"S", "$$++<>^^``||~~"},
    {"Sm", "++<>||~~"},
    {"Sc", "$$"},
    {"Sk", "^^``"},
    {"Z", "  "},
    {"Zs", "  "},
    {"C", {"\0\x1F\x7F\x7F", 4}},
    {"Cc", {"\0\x1F\x7F\x7F", 4}},
}};
/// Categories without an ASCII member.
constexpr std::string_view kOtherCategories = " Lt Lm Lo M Mn Mc Me Nl No Pi Pf So Zl Zp Cf Co Cn ";

// POSIX, in the C locale; "ascii" and "word" are extensions of PCRE2 and RE2.
constexpr std::array<SetName, 14> kBracketNames{{
    {"alnum", "09AZaz"},
    {"alpha", "AZaz"},
    {"ascii", {"\0\x7F", 2}},
    {"blank", "\t\t  "},
    {"cntrl", {"\0\x1F\x7F\x7F", 4}},
    {"digit", "09"},
    {"graph", "!~"},
    {"lower", "az"},
    {"print", " ~"},
    {"punct", "!/:@[`{~"},
    {"space", "\t\r  "},
    {"upper", "AZ"},
    {"word", "09AZ__az"},
    {"xdigit", "09AFaf"},
}};

// XML Schema part 2, appendix F: \w leaves out punctuation; \i and \c are the characters of XML names.
constexpr std::array<SetName, 5> kXsdLetters{{
    {"d", "09"},
    {"s", "\t\n\r\r  "},
    {"w", "$$++09<>AZ^^``az||~~"},
    {"i", "::AZ__az"},
    {"c", "-.0:AZ__az"},
}};

CodeRanges pairs(std::string_view text)
{
    CodeRanges ranges;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        ranges.push_back({static_cast<unsigned char>(text[i]), static_cast<unsigned char>(text[i + 1])});
    return ranges;
}

template <std::size_t kSize>
std::optional<CodeRanges> setOf(const std::array<SetName, kSize>& sets, std::string_view name)
{
    for (const SetName& set : sets) {
        if (set.name == name)
            return pairs(set.ascii);
    }
    return std::nullopt;
}

/// \s and \d of languages in the style of Perl. PCRE2 and RE2 mean only ASCII; ECMAScript and Python have
/// more spaces, Python also more digits and letters.
std::optional<NamedSet> perlSet(RegexDialect dialect, char lowered)
{
    const bool isUnicode = dialect == RegexDialect::Python;
    const bool isAscii = dialect == RegexDialect::Pcre || dialect == RegexDialect::Re2;
    switch (lowered) {
    case 'd': return NamedSet{pairs("09"), isUnicode};
    case 'w': return NamedSet{pairs("09AZ__az"), isUnicode};
    case 's':
        if (dialect == RegexDialect::Re2) // without the vertical tab
            return NamedSet{pairs("\t\n\f\r  "), false};
        // Python also takes the separators U+001C to U+001F.
        return NamedSet{pairs(isUnicode ? "\t\r\x1C\x1F  " : "\t\r  "), !isAscii};
    default: return std::nullopt;
    }
}

/// grep and other GNU programs have \w and \s in extended expressions; the locale decides what they contain.
std::optional<NamedSet> ereSet(char lowered)
{
    if (lowered == 'w')
        return NamedSet{pairs("09AZ__az"), true};
    return lowered == 's' ? std::optional(NamedSet{pairs("\t\r  "), true}) : std::nullopt;
}

std::optional<NamedSet> setOfLetter(RegexDialect dialect, char lowered)
{
    if (factsOf(dialect).isPerlLike)
        return perlSet(dialect, lowered);
    if (dialect == RegexDialect::Ere)
        return ereSet(lowered);
    if (dialect != RegexDialect::Xsd)
        return std::nullopt;
    const std::optional<CodeRanges> set = setOf(kXsdLetters, std::string(1, lowered));
    return set ? std::optional(NamedSet{*set, lowered != 's'}) : std::nullopt;
}

} // namespace

std::optional<NamedSet> shorthandSet(RegexDialect dialect, char letter)
{
    const char lowered = base::asciiLower(letter);
    std::optional<NamedSet> set = setOfLetter(dialect, lowered);
    if (!set || letter == lowered)
        return set;
    set->ranges = complementOf(set->ranges);
    return set;
}

std::optional<NamedSet> bracketSet(RegexDialect dialect, std::string_view name)
{
    const bool isEre = dialect == RegexDialect::Ere;
    const std::optional<CodeRanges> set = setOf(kBracketNames, name);
    if (!set || (isEre && (name == "ascii" || name == "word")))
        return std::nullopt;
    return NamedSet{*set, isEre && name != "digit" && name != "xdigit"};
}

bool hasOtherCasesAboveAscii(RegexDialect dialect, const CodeRanges& ranges)
{
    // U+017F is another case of "s", U+212A of "k"; in Python, U+0130 and U+0131 are cases of "i".
    const std::string_view letters = dialect == RegexDialect::Python ? "iIkKsS" : "kKsS";
    const auto isAffected = [letters](CodeRange range) {
        return range.greatest >= 0x80 || std::ranges::any_of(letters, [range](unsigned char letter) {
                   return range.least <= letter && letter <= range.greatest;
               });
    };
    return std::ranges::any_of(ranges, isAffected);
}

std::optional<CodeRanges> categorySet(std::string_view name)
{
    if (const std::optional<CodeRanges> set = setOf(kCategories, name))
        return set;
    const std::string padded = ' ' + std::string(name) + ' ';
    const bool isKnown =
        name.find(' ') == std::string_view::npos && kOtherCategories.find(padded) != std::string_view::npos;
    return isKnown ? std::optional(CodeRanges()) : std::nullopt;
}

CodeRanges dotSet(RegexDialect dialect)
{
    switch (dialect) {
    case RegexDialect::IRegexp:
    case RegexDialect::Xsd: return complementOf({{'\n', '\n'}, {'\r', '\r'}});
    case RegexDialect::Ecma:
    case RegexDialect::JsonSchema: return complementOf({{'\n', '\n'}, {'\r', '\r'}, {0x2028, 0x2029}});
    case RegexDialect::Ere: return complementOf({{0, 0}, {'\n', '\n'}});
    case RegexDialect::Pcre:
    case RegexDialect::Python:
    case RegexDialect::Re2: return complementOf({{'\n', '\n'}});
    }
    return {};
}

} // namespace nidus::grammar
