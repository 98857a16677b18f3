// SPDX-License-Identifier: Apache-2.0
// The part of RegexScanner that reads classes in brackets.
#include "core/grammar/text/regexscanner.h"

#include "core/grammar/text/regexsets.h"

#include <utility>

namespace nidus::grammar {

// RFC 9485: charClassExpr = "[" [ "^" ] ( "-" / CCE1 ) *CCE1 [ "-" ] "]"; CCE1 = ( CCchar [ "-" CCchar ] ) /
// charClassEsc. XML Schema adds a subtraction at the end: "-[...]".
CodeRanges RegexScanner::bracketClass()
{
    const std::size_t begin = m_at++;
    const bool isComplement = take("^");
    const std::size_t first = m_at;
    CodeRanges ranges;
    CodeRanges subtracted;
    while (!isAtEnd() && !isClosingBracket(first)) {
        if (m_dialect == RegexDialect::Xsd && m_at != first && isAt("-[")) {
            ++m_at;
            subtracted = bracketClass();
            break;
        }
        ranges = unionOf(std::move(ranges), peek() == '-' ? hyphen(first) : classRange());
    }
    if (!take("]"))
        fail(GrammarCode::GroupUnclosed, begin, 1);
    ranges = withFlags(ranges);
    if (isComplement)
        ranges = complementOf(ranges);
    return subtracted.empty() ? ranges : differenceOf(ranges, subtracted);
}

/// In most dialects, "]" is a character if it comes first.
bool RegexScanner::isClosingBracket(std::size_t first) const
{
    if (peek() != ']')
        return false;
    return m_at != first || isEcma();
}

/// A hyphen that is a character: first or last; in languages in the style of Perl, wherever no range is
/// possible.
CodeRanges RegexScanner::hyphen(std::size_t first)
{
    if (m_at != first && peek(1) != ']' && !facts().isPerlLike)
        return syntaxError(1);
    return isStrict() ? taken('-', 1) : classRange();
}

bool RegexScanner::isRangeHyphen() const
{
    return peek() == '-' && m_at + 1 < m_text.size() && peek(1) != ']';
}

CodeRanges RegexScanner::classRange()
{
    const std::size_t begin = m_at;
    const ClassMember least = classMember();
    if (m_isBroken || !isRangeHyphen() || !least.isCharacter ||
        (m_dialect == RegexDialect::Xsd && peek(1) == '['))
        return least.ranges;
    ++m_at;
    if (isStrict() && (peek() == '[' || peek() == '-'))
        return syntaxError(1);
    const ClassMember greatest = classMember();
    if (m_isBroken)
        return {};
    if (!greatest.isCharacter) { // "[a-\d]": three members in languages in the style of Perl
        if (isStrict() || m_dialect == RegexDialect::Ere)
            fail(GrammarCode::RegexSyntax, begin, m_at - begin);
        return unionOf(unionOf(least.ranges, {{'-', '-'}}), greatest.ranges);
    }
    if (least.ranges[0].least > greatest.ranges[0].least) {
        fail(GrammarCode::RepeatInverted, begin, m_at - begin);
        return {};
    }
    return {{least.ranges[0].least, greatest.ranges[0].least}};
}

RegexScanner::ClassMember RegexScanner::classMember()
{
    if (isAt("[:") && facts().hasBracketNames)
        return bracketName();
    const bool isCollation = m_dialect == RegexDialect::Ere && (isAt("[.") || isAt("[="));
    if (isCollation || (isStrict() && (peek() == '[' || peek() == ']'))) {
        fail(GrammarCode::RegexSyntax, m_at, 1);
        return {};
    }
    if (peek() == '\\' && m_dialect != RegexDialect::Ere) {
        constexpr std::string_view kSets = "dDwWsSpPiIcC";
        const bool isSet = kSets.find(peek(1)) != std::string_view::npos &&
                           (shorthandSet(m_dialect, peek(1)) || peek(1) == 'p' || peek(1) == 'P');
        return {.ranges = escapeIn(Context::InClass), .isCharacter = !isSet && !m_isBroken};
    }
    const std::optional<std::uint32_t> read = character();
    if (!read)
        return {};
    return {.ranges = {{*read, *read}}, .isCharacter = true};
}

/// "[:alpha:]" within brackets.
RegexScanner::ClassMember RegexScanner::bracketName()
{
    const std::size_t close = m_text.find(":]", m_at + 2);
    const std::string_view name =
        close == std::string_view::npos ? std::string_view() : m_text.substr(m_at + 2, close - m_at - 2);
    const std::optional<NamedSet> set = bracketSet(m_dialect, name);
    if (!set) {
        fail(GrammarCode::RegexSyntax, m_at, 2);
        return {};
    }
    if (set->isOnlyAscii)
        reportAsciiOnly({m_at, close + 2 - m_at});
    m_at = close + 2;
    return {.ranges = set->ranges, .isCharacter = false};
}

} // namespace nidus::grammar
