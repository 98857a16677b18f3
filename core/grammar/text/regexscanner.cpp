// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/regexscanner.h"

#include "core/base/charset.h"
#include "core/base/utf8.h"
#include "core/grammar/text/regexsets.h"
#include "core/grammar/text/utf8ranges.h"

#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace nidus::grammar {

namespace {

/// What "\" may precede without changing it, by dialect.
constexpr std::string_view kIRegexpEscapes = "()*+-.?[\\]^{|}";
constexpr std::string_view kXsdEscapes = "()*+-.?[\\]^{|}";
constexpr std::string_view kEreEscapes = "^.[]$()|*+?{}\\/";

struct ControlEscape
{
    char letter;
    char value;
};
constexpr std::array<ControlEscape, 6> kControls{
    {{'n', '\n'}, {'r', '\r'}, {'t', '\t'}, {'f', '\f'}, {'v', '\v'}, {'a', '\a'}}};

constexpr bool isLetterOrDigit(char c)
{
    const char lowered = base::asciiLower(c);
    return (lowered >= 'a' && lowered <= 'z') || (c >= '0' && c <= '9');
}

std::string_view plainEscapes(RegexDialect dialect)
{
    switch (dialect) {
    case RegexDialect::IRegexp: return kIRegexpEscapes;
    case RegexDialect::Xsd: return kXsdEscapes;
    case RegexDialect::Ere: return kEreEscapes;
    case RegexDialect::Ecma:
    case RegexDialect::JsonSchema:
    case RegexDialect::Pcre:
    case RegexDialect::Python:
    case RegexDialect::Re2: return {};
    }
    return {};
}

} // namespace

bool RegexScanner::take(std::string_view word)
{
    if (!isAt(word))
        return false;
    m_at += word.size();
    return true;
}

void RegexScanner::fail(GrammarCode code, std::size_t offset, std::size_t length)
{
    if (!m_isBroken)
        m_findings.report(code, GrammarSeverity::Error, {offset, length});
    m_isBroken = true;
    m_at = m_text.size();
}

void RegexScanner::reportAsciiOnly(base::TextRange range)
{
    if (!m_flags.isOnlyAscii && !m_isBroken)
        m_findings.report(GrammarCode::RegexUnicode, GrammarSeverity::Warning, range);
}

CodeRanges RegexScanner::withFlags(const CodeRanges& ranges)
{
    if (!m_flags.ignoresCase)
        return ranges;
    CodeRanges both = withBothCases(ranges);
    if (m_reportedFlag != m_flags.caseFlag.offset && hasOtherCasesAboveAscii(m_dialect, both)) {
        m_reportedFlag = m_flags.caseFlag.offset;
        reportAsciiOnly(m_flags.caseFlag);
    }
    return both;
}

std::optional<std::uint32_t> RegexScanner::character()
{
    const base::Utf8Character character =
        isAtEnd() ? base::Utf8Character{} : base::utf8CharacterAt(m_text, m_at);
    if (!character.isValid) {
        fail(GrammarCode::RegexSyntax, m_at, 1);
        return std::nullopt;
    }
    m_at += character.length;
    return character.codePoint;
}

CodeRanges RegexScanner::taken(std::uint32_t character, std::size_t length)
{
    m_at += length;
    return {{character, character}};
}

CodeRanges RegexScanner::syntaxError(std::size_t length)
{
    fail(GrammarCode::RegexSyntax, m_at, length);
    return {};
}

CodeRanges RegexScanner::escape() { return escapeIn(Context::Outside); }

CodeRanges RegexScanner::escapeIn(Context context)
{
    const char c = peek(1);
    if ((c == 'p' || c == 'P') && facts().hasCategories)
        return category();
    if (const std::optional<NamedSet> set = shorthandSet(m_dialect, c)) {
        // With the flags i and u, \w of ECMAScript contains two letters that are not ASCII.
        const bool isWiderWord = isEcma() && m_flags.ignoresCase && base::asciiLower(c) == 'w';
        if (set->isOnlyAscii || isWiderWord)
            reportAsciiOnly({m_at, 2});
        m_at += 2;
        return set->ranges;
    }
    if (facts().isPerlLike)
        return perlEscape(context);
    if (c != '\0' && plainEscapes(m_dialect).find(c) != std::string_view::npos)
        return taken(static_cast<unsigned char>(c), 2);
    if (m_dialect != RegexDialect::Ere && (c == 'n' || c == 'r' || c == 't'))
        return controlEscape(c);
    constexpr std::string_view kEreIrregular = "123456789bB<>`'";
    if (m_dialect == RegexDialect::Ere && c != '\0' && kEreIrregular.find(c) != std::string_view::npos) {
        refuse(m_at, 2);
        return {};
    }
    return syntaxError(2);
}

CodeRanges RegexScanner::controlEscape(char letter)
{
    for (const ControlEscape control : kControls) {
        if (control.letter == letter)
            return taken(static_cast<unsigned char>(control.value), 2);
    }
    return syntaxError(2);
}

CodeRanges RegexScanner::perlEscape(Context context)
{
    const char c = peek(1);
    if (c == 'x' && peek(2) == '{' && !isEcma())
        return bracedHexEscape(2);
    if (c == 'x')
        return hexEscape(2, 2);
    if (c == 'u' && peek(2) == '{' && isEcma())
        return bracedHexEscape(2);
    if (c == 'u' && (isEcma() || m_dialect == RegexDialect::Python))
        return hexEscape(2, 4);
    if (c == 'b' && context == Context::InClass && m_dialect != RegexDialect::Re2)
        return taken('\b', 2);
    if (c == '0' && (peek(2) < '0' || peek(2) > '9'))
        return taken(0, 2);
    // Back-references, conditions on what surrounds a place, and classes of several characters.
    constexpr std::string_view kIrregular = "123456789bBkgKGRXN";
    // Quoted texts, single bytes, and classes that only these dialects have.
    const std::string_view unsupported = m_dialect == RegexDialect::Pcre  ? "QEChHvV"
                                         : m_dialect == RegexDialect::Re2 ? "QEC"
                                                                          : "";
    if (c != '\0' && (kIrregular.contains(c) || unsupported.contains(c))) {
        refuse(m_at, 2);
        return {};
    }
    if (c == 'a' && isEcma())
        return syntaxError(2);
    if (isLetterOrDigit(c))
        return controlEscape(c);
    ++m_at;
    const std::optional<std::uint32_t> escaped = character();
    return escaped ? CodeRanges{{*escaped, *escaped}} : CodeRanges();
}

CodeRanges RegexScanner::hexEscape(std::size_t prefix, std::size_t digits)
{
    std::uint32_t value = 0;
    const std::string_view written = m_text.substr(m_at).substr(0, prefix + digits);
    const char* const end = written.data() + written.size();
    const bool isWhole = written.size() == prefix + digits;
    if (!isWhole || std::from_chars(written.data() + prefix, end, value, 16).ptr != end)
        return syntaxError(2);
    return taken(value, written.size());
}

CodeRanges RegexScanner::bracedHexEscape(std::size_t prefix)
{
    const std::size_t close = m_text.find('}', m_at);
    if (close == std::string_view::npos)
        return syntaxError(2);
    std::uint32_t value = 0;
    const char* const end = m_text.data() + close;
    const std::from_chars_result read = std::from_chars(m_text.data() + m_at + prefix + 1, end, value, 16);
    if (read.ptr != end || read.ec != std::errc() || value > kLastCodePoint)
        return syntaxError(close + 1 - m_at);
    return taken(value, close + 1 - m_at);
}

// charClassEsc = catEsc / complEsc; catEsc = %s"\p{" charProp "}"; complEsc = %s"\P{" charProp "}"
CodeRanges RegexScanner::category()
{
    const std::size_t begin = m_at;
    const bool isComplement = peek(1) == 'P';
    const std::size_t close = m_text.find('}', m_at);
    if (close == std::string_view::npos || peek(2) != '{')
        return syntaxError(2);
    const std::string_view name = m_text.substr(m_at + 3, close - m_at - 3);
    const std::optional<CodeRanges> set = categorySet(name);
    if (!set)
        return syntaxError(close + 1 - begin);
    if (m_flags.ignoresCase && sortedRanges(*set) != withBothCases(*set)) { // versions of engines differ
        refuse(begin, close + 1 - begin);
        return {};
    }
    reportAsciiOnly({begin, close + 1 - begin});
    m_at = close + 1;
    constexpr CodeRange kAboveAscii{0x80, kLastCodePoint};
    return isComplement ? complementOf(unionOf(*set, {kAboveAscii})) : *set;
}

} // namespace nidus::grammar
