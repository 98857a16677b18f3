// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/abnfnumber.h"

#include "core/grammar/text/typography.h"
#include "core/grammar/text/utf8ranges.h"

#include <algorithm>

namespace nidus::grammar {

namespace {

/// Returns the value of a digit in the base; absent if it is not one.
std::optional<std::uint32_t> digitValue(std::string_view text, std::size_t offset, std::uint32_t base)
{
    const char c = offset < text.size() ? text[offset] : '\0';
    std::uint32_t value = base;
    if (c >= '0' && c <= '9')
        value = static_cast<std::uint32_t>(c - '0');
    else if (c >= 'a' && c <= 'f')
        value = static_cast<std::uint32_t>(c - 'a') + 10;
    else if (c >= 'A' && c <= 'F')
        value = static_cast<std::uint32_t>(c - 'A') + 10;
    return value < base ? std::optional(value) : std::nullopt;
}

std::optional<NumberProblem> problemOf(const ScannedNumber& number, std::size_t begin)
{
    const base::TextRange whole{begin, number.end - begin};
    if (std::ranges::max(number.values) > kLastCodePoint)
        return NumberProblem{GrammarCode::CodePoint, whole};
    if (number.isRange && number.values[0] > number.values[1])
        return NumberProblem{GrammarCode::NumberValue, whole};
    return std::nullopt;
}

} // namespace

// hex-val = "x" 1*HEXDIG [ 1*("." 1*HEXDIG) / ("-" 1*HEXDIG) ], and likewise for "b" and "d"
ScannedNumber scanNumber(std::string_view text, std::size_t begin, std::uint32_t base)
{
    ScannedNumber number;
    std::size_t& at = number.end;
    at = begin + 2;
    for (;;) {
        if (!digitValue(text, at, base)) {
            number.problem = {GrammarCode::NumberValue, {at, 1}};
            return number;
        }
        std::uint64_t value = 0;
        while (const auto digit = digitValue(text, at, base)) {
            value = std::min<std::uint64_t>(value * base + *digit, kLastCodePoint + 1);
            ++at;
        }
        number.values.push_back(static_cast<std::uint32_t>(value));
        const TypographicCharacter* typographic = typographicCharacterAt(text, at);
        const bool isDash = typographic != nullptr && typographic->code == GrammarCode::Dash;
        const char separator = isDash ? '-' : at < text.size() ? text[at] : '\0';
        if (separator != '.' && separator != '-')
            break;
        if (number.values.size() > 1 && (number.isRange || separator == '-')) {
            number.problem = {GrammarCode::NumberMixed, {at, 1}};
            while (at < text.size() && (text[at] == '.' || text[at] == '-' || digitValue(text, at, base)))
                ++at;
            return number;
        }
        number.isRange = separator == '-';
        const base::TextRange range{at, isDash ? typographic->bytes.size() : 1};
        if (isDash)
            number.dashes.push_back(range);
        at += range.length;
    }
    number.problem = problemOf(number, begin);
    return number;
}

} // namespace nidus::grammar
