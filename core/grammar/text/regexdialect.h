// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::grammar {

/// A notation of regular expressions.
enum class RegexDialect : std::uint8_t {
    IRegexp,    ///< RFC 9485
    Ecma,       ///< ECMAScript: with or without the flags u and v
    JsonSchema, ///< ECMAScript in the keyword "pattern"
    Xsd,        ///< XML Schema, facet "pattern"
    Ere,        ///< POSIX extended, as in grep -E
    Pcre,       ///< PCRE2 without options
    Python,     ///< module re, for texts of type str
    Re2,        ///< RE2 and Go
};

struct RegexDialectFacts
{
    RegexDialect dialect;
    std::string_view word;        ///< as on the command line
    bool isWhole = false;         ///< matches the whole text; others search in it, so they need anchors
    bool isPerlLike = false;      ///< has (?:...), lazy quantifiers, and escapes such as \d
    bool hasBracketNames = false; ///< has [[:alpha:]]
    bool hasCategories = false;   ///< has \p{...}
    std::string_view end{};       ///< the anchor that matches only at the end of the text
    std::uint32_t greatestCount;  ///< greatest number in braces that every implementation accepts
};

/// All dialects, in the order of the enumeration.
inline constexpr std::array<RegexDialectFacts, 8> kRegexDialects{{
    {.dialect = RegexDialect::IRegexp,
     .word = "iregexp",
     .isWhole = true,
     .hasCategories = true,
     .greatestCount = UINT32_MAX},
    {.dialect = RegexDialect::Ecma,
     .word = "ecma",
     .isPerlLike = true,
     .hasCategories = true,
     .end = "$",
     .greatestCount = UINT32_MAX},
    {.dialect = RegexDialect::JsonSchema,
     .word = "json-schema",
     .isPerlLike = true,
     .hasCategories = true,
     .end = "$",
     .greatestCount = UINT32_MAX},
    {.dialect = RegexDialect::Xsd,
     .word = "xsd",
     .isWhole = true,
     .hasCategories = true,
     .greatestCount = UINT32_MAX},
    {.dialect = RegexDialect::Ere,
     .word = "ere",
     .hasBracketNames = true,
     .end = "$",
     .greatestCount = 255}, // RE_DUP_MAX of POSIX
    {.dialect = RegexDialect::Pcre,
     .word = "pcre",
     .isPerlLike = true,
     .hasBracketNames = true,
     .hasCategories = true,
     .end = "\\z", // "$" also matches before a final line feed
     .greatestCount = 65'535},
    {.dialect = RegexDialect::Python,
     .word = "python",
     .isPerlLike = true,
     .end = "\\Z", // as in PCRE2
     .greatestCount = UINT32_MAX},
    {.dialect = RegexDialect::Re2,
     .word = "re2",
     .isPerlLike = true,
     .hasBracketNames = true,
     .hasCategories = true,
     .end = "$",
     .greatestCount = 1'000},
}};

[[nodiscard]] constexpr const RegexDialectFacts& factsOf(RegexDialect dialect)
{
    return kRegexDialects[static_cast<std::size_t>(dialect)];
}

/// Returns the dialect of that word; absent if there is none.
[[nodiscard]] constexpr std::optional<RegexDialect> regexDialect(std::string_view word)
{
    const auto* const found = std::ranges::find(kRegexDialects, word, &RegexDialectFacts::word);
    return found == kRegexDialects.end() ? std::nullopt : std::optional(found->dialect);
}

} // namespace nidus::grammar
