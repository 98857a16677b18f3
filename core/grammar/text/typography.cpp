// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/typography.h"

#include <algorithm>
#include <array>

namespace nidus::grammar {

namespace {

constexpr std::array<TypographicCharacter, 9> kTypographic{{
    {"\xE2\x80\x9C", GrammarCode::SmartQuote, "\""},
    {"\xE2\x80\x9D", GrammarCode::SmartQuote, "\""},
    {"\xE2\x80\x98", GrammarCode::SmartQuote, "\""},
    {"\xE2\x80\x99", GrammarCode::SmartQuote, "\""},
    {"\xE2\x80\x90", GrammarCode::Dash, "-"},
    {"\xE2\x80\x91", GrammarCode::Dash, "-"},
    {"\xE2\x80\x93", GrammarCode::Dash, "-"},
    {"\xE2\x80\x94", GrammarCode::Dash, "-"},
    {"\xC2\xA0", GrammarCode::NoBreakSpace, " "},
}};

} // namespace

const TypographicCharacter* typographicCharacterAt(std::string_view text, std::size_t offset)
{
    if (offset >= text.size() || static_cast<unsigned char>(text[offset]) < 0x80)
        return nullptr;
    const std::string_view rest = text.substr(offset);
    const auto* const found = std::ranges::find_if(
        kTypographic, [rest](const TypographicCharacter& entry) { return rest.starts_with(entry.bytes); });
    return found == kTypographic.end() ? nullptr : found;
}

} // namespace nidus::grammar
