// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/abnflexer.h"

#include "core/base/charset.h"
#include "core/base/utf8.h"
#include "core/grammar/text/abnfnumber.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/text/pagefurniture.h"
#include "core/grammar/text/typography.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr base::CharSet kNameCharacters = base::kAlphanum | base::CharSet("-");

class Lexer
{
public:
    Lexer(std::string_view text, AbnfMode mode, FindingSink& findings)
        : m_text(text), m_isLenient(mode == AbnfMode::Lenient), m_findings(findings)
    {}

    std::vector<AbnfToken> run();

private:
    [[nodiscard]] char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }
    [[nodiscard]] bool isLineEnd(std::size_t offset) const
    {
        return offset >= m_text.size() || m_text[offset] == '\n' || m_text[offset] == '\r';
    }
    [[nodiscard]] const TypographicCharacter* typographicAt(std::size_t offset) const
    {
        return typographicCharacterAt(m_text, offset);
    }
    void error(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair = {});
    /// An error when strict, a warning when lenient.
    void habit(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair);

    void skipSpace();
    void endLine();
    bool skipPageBreak();
    void skipComment();
    void token();
    void name();
    void string(std::size_t begin);
    void singleQuoted();
    void typographicString(const TypographicCharacter& quote);
    void percent();
    void number(std::uint32_t base);
    void giveUp(std::size_t begin);
    void repeat();
    void prose();
    void brace();
    void bad();
    void finish(AbnfTokenKind kind, std::size_t begin);

    std::string_view m_text;
    bool m_isLenient;
    FindingSink& m_findings;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    std::size_t m_firstLineEnd = 0; ///< bytes of the first line end: 1 or 2
    bool m_reportedLineEnds = false;
    bool m_isFirstOnLine = true;
    bool m_hasSpace = true;
    bool m_hasEmptyLine = false;
    AbnfToken m_token;
    std::vector<AbnfToken> m_tokens;
};

void Lexer::error(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair)
{
    m_token.isBroken = true;
    m_findings.report(code, GrammarSeverity::Error, range, {}, std::move(repair));
}

void Lexer::habit(GrammarCode code, base::TextRange range, std::vector<GrammarEdit> repair)
{
    if (!m_isLenient)
        m_token.isBroken = true;
    m_findings.report(code, m_isLenient ? GrammarSeverity::Warning : GrammarSeverity::Error, range, {},
                      std::move(repair));
}

std::vector<AbnfToken> Lexer::run()
{
    if (m_text.starts_with("\xEF\xBB\xBF")) {
        m_findings.report(GrammarCode::ByteOrderMark, GrammarSeverity::Information, {0, 3}, {},
                          {{{0, 3}, ""}});
        m_at = m_lineStart = 3;
    }
    for (skipSpace(); m_at < m_text.size(); skipSpace())
        token();
    m_isFirstOnLine = true;
    finish(AbnfTokenKind::End, m_at);
    return std::move(m_tokens);
}

void Lexer::skipSpace()
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        const TypographicCharacter* typographic = typographicAt(m_at);
        if (m_isFirstOnLine && m_at == m_lineStart && skipPageBreak())
            continue;
        if (c == ' ' || c == '\t') {
            ++m_at;
        } else if (c == '\r' || c == '\n') {
            endLine();
        } else if (c == ';') {
            skipComment();
        } else if (c == '\f') {
            habit(GrammarCode::PageBreak, {m_at, 1}, {{{m_at, 1}, ""}});
            ++m_at;
        } else if (typographic != nullptr && typographic->code == GrammarCode::NoBreakSpace) {
            const base::TextRange range{m_at, typographic->bytes.size()};
            habit(GrammarCode::NoBreakSpace, range, {{range, " "}});
            m_at += range.length;
        } else {
            return;
        }
        m_hasSpace = true;
    }
}

void Lexer::endLine()
{
    const std::size_t length = m_text[m_at] == '\r' && at(m_at + 1) == '\n' ? 2 : 1;
    if (m_at == m_lineStart)
        m_hasEmptyLine = true;
    if (m_firstLineEnd == 0)
        m_firstLineEnd = length;
    if (length != m_firstLineEnd && !m_reportedLineEnds) {
        m_findings.report(GrammarCode::MixedLineEnds, GrammarSeverity::Information, {m_at, length});
        m_reportedLineEnds = true;
    }
    m_at += length;
    m_lineStart = m_at;
    m_isFirstOnLine = true;
}

bool Lexer::skipPageBreak()
{
    if (!m_isLenient || !isPageFurniture(m_text, m_at))
        return false;
    std::size_t end = m_at;
    while (!isLineEnd(end))
        ++end;
    const base::TextRange range{m_at, end - m_at};
    habit(GrammarCode::PageBreak, range, {{range, ""}});
    m_at = end;
    return true;
}

void Lexer::skipComment()
{
    // By the letter of c-wsp, a comment at the start of a line ends the previous rule (RFC 5234 section 4).
    if (m_at == m_lineStart)
        m_hasEmptyLine = true;
    while (!isLineEnd(m_at))
        ++m_at;
}

void Lexer::finish(AbnfTokenKind kind, std::size_t begin)
{
    m_token.kind = kind;
    m_token.range = {begin, m_at - begin};
    m_token.isFirstOnLine = m_isFirstOnLine;
    m_token.indent = begin - m_lineStart;
    m_token.hasSpaceBefore = m_hasSpace;
    m_token.hasEmptyLineBefore = m_hasEmptyLine;
    m_isFirstOnLine = m_hasSpace = m_hasEmptyLine = false;
    m_tokens.push_back(std::exchange(m_token, {}));
}

void Lexer::token()
{
    const std::size_t begin = m_at;
    const char c = m_text[m_at];
    const auto single = [&](AbnfTokenKind kind, std::size_t length = 1) {
        m_at += length;
        finish(kind, begin);
    };
    const std::string_view rest = m_text.substr(m_at);
    if (base::kAlpha.contains(c))
        return name();
    if (base::kDigit.contains(c) || c == '*')
        return repeat();
    if (rest.starts_with("=/"))
        return single(AbnfTokenKind::Increments, 2);
    if (rest.starts_with("::=") || rest.starts_with(":=")) {
        const std::size_t length = rest.starts_with("::=") ? 3 : 2;
        habit(GrammarCode::BnfDefinition, {begin, length}, {{{begin, length}, "="}});
        return single(AbnfTokenKind::Defines, length);
    }
    switch (c) {
    case '=': return single(AbnfTokenKind::Defines);
    case '/': return single(AbnfTokenKind::Slash);
    case '(': return single(AbnfTokenKind::OpenGroup);
    case ')': return single(AbnfTokenKind::CloseGroup);
    case '[': return single(AbnfTokenKind::OpenOption);
    case ']': return single(AbnfTokenKind::CloseOption);
    case '|': habit(GrammarCode::Pipe, {begin, 1}, {{{begin, 1}, "/"}}); return single(AbnfTokenKind::Slash);
    case '"': return string(begin);
    case '\'': return singleQuoted();
    case '%': return percent();
    case '<': return prose();
    case '{': return brace();
    default: return bad();
    }
}

// rulename = ALPHA *(ALPHA / DIGIT / "-")
void Lexer::name()
{
    const std::size_t begin = m_at;
    for (;;) {
        const TypographicCharacter* typographic = typographicAt(m_at);
        if (m_at < m_text.size() && kNameCharacters.contains(m_text[m_at])) {
            m_token.text += m_text[m_at++];
        } else if (at(m_at) == '_') {
            error(GrammarCode::NameCharacter, {m_at, 1}, {{{m_at, 1}, "-"}});
            m_token.text += m_text[m_at++];
        } else if (typographic != nullptr && typographic->code == GrammarCode::Dash) {
            const base::TextRange range{m_at, typographic->bytes.size()};
            habit(GrammarCode::Dash, range, {{range, "-"}});
            m_token.text += '-';
            m_at += range.length;
        } else {
            return finish(AbnfTokenKind::Name, begin);
        }
    }
}

// char-val = DQUOTE *(%x20-21 / %x23-7E) DQUOTE, with the prefixes of RFC 7405 at `begin`
void Lexer::string(std::size_t begin)
{
    ++m_at;
    bool reported = false;
    while (!isLineEnd(m_at) && m_text[m_at] != '"') {
        const auto c = static_cast<unsigned char>(m_text[m_at]);
        if ((c < 0x20 || c > 0x7E) && !reported) {
            error(GrammarCode::StringCharacter, {m_at, 1});
            reported = true;
        }
        m_token.text += m_text[m_at++];
    }
    if (at(m_at) == '"')
        ++m_at;
    else
        error(GrammarCode::StringUnclosed, {begin, m_at - begin}, {{{m_at, 0}, "\""}});
    finish(AbnfTokenKind::String, begin);
}

void Lexer::singleQuoted()
{
    const std::size_t begin = m_at++;
    while (!isLineEnd(m_at) && m_text[m_at] != '\'')
        m_token.text += m_text[m_at++];
    std::vector<GrammarEdit> repair;
    if (at(m_at) == '\'' && m_token.text.find('"') == std::string::npos)
        repair = {{{begin, 1}, "\""}, {{m_at, 1}, "\""}};
    m_at += at(m_at) == '\'' ? 1U : 0U;
    error(GrammarCode::SingleQuote, {begin, m_at - begin}, std::move(repair));
    finish(AbnfTokenKind::String, begin);
}

void Lexer::typographicString(const TypographicCharacter& quote)
{
    const std::size_t begin = m_at;
    std::vector<GrammarEdit> repair{{{begin, quote.bytes.size()}, "\""}};
    m_at += quote.bytes.size();
    while (!isLineEnd(m_at)) {
        const TypographicCharacter* closing = typographicAt(m_at);
        const std::size_t length = closing != nullptr && closing->code == GrammarCode::SmartQuote
                                       ? closing->bytes.size()
                                       : static_cast<std::size_t>(m_text[m_at] == '"');
        if (length > 0) {
            repair.push_back({{m_at, length}, "\""});
            m_at += length;
            break;
        }
        m_token.text += m_text[m_at++];
    }
    error(GrammarCode::SmartQuote, {begin, m_at - begin}, std::move(repair));
    finish(AbnfTokenKind::String, begin);
}

/// Skips the rest of a value that could not be read.
void Lexer::giveUp(std::size_t begin)
{
    while (kNameCharacters.contains(at(m_at)))
        ++m_at;
    finish(AbnfTokenKind::String, begin);
}

void Lexer::percent()
{
    const std::size_t begin = m_at++;
    const char type = at(m_at);
    const char lower = base::asciiLower(type);
    // case-sensitive-string = "%s" quoted-string; case-insensitive-string = [ "%i" ] quoted-string
    if (lower == 's' || lower == 'i') {
        ++m_at;
        if (at(m_at) == '"') {
            m_token.isCaseSensitive = lower == 's';
            return string(begin);
        }
        error(GrammarCode::NumberValue, {m_at, 1});
        return giveUp(begin);
    }
    if (lower == 'x' || lower == 'd' || lower == 'b') {
        ++m_at;
        return number(lower == 'x' ? 16 : lower == 'd' ? 10 : 2);
    }
    error(GrammarCode::NumberValue, {m_at, 1});
    giveUp(begin);
}

void Lexer::number(std::uint32_t base)
{
    const std::size_t begin = m_at - 2;
    const ScannedNumber number = scanNumber(m_text, begin, base);
    m_at = number.end;
    for (const base::TextRange dash : number.dashes)
        habit(GrammarCode::Dash, dash, {{dash, "-"}});
    if (number.problem) {
        error(number.problem->code, number.problem->range);
        return giveUp(begin);
    }
    if (number.isRange || number.values.size() == 1) {
        m_token.values = {{number.values.front(), number.values.back()}};
    } else {
        // Values up to %xFF are bytes; a greater one makes the whole sequence code points.
        const bool isUtf8 = std::ranges::max(number.values) > 0xFF;
        for (const std::uint32_t value : number.values) {
            if (isUtf8)
                m_token.text += base::toUtf8(value);
            else
                m_token.text += static_cast<char>(value);
        }
    }
    finish(AbnfTokenKind::Number, begin);
}

// repeat = 1*DIGIT / (*DIGIT "*" *DIGIT)
void Lexer::repeat()
{
    const std::size_t begin = m_at;
    const auto count = [this]() -> std::optional<std::uint32_t> {
        if (!base::kDigit.contains(at(m_at)))
            return std::nullopt;
        std::uint64_t value = 0;
        for (; base::kDigit.contains(at(m_at)); ++m_at)
            value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(at(m_at) - '0'),
                                            kUnbounded - 1);
        return static_cast<std::uint32_t>(value);
    };
    const auto least = count();
    m_token.isStar = at(m_at) == '*';
    m_token.least = least.value_or(0);
    m_token.most = m_token.least;
    if (m_token.isStar) {
        ++m_at;
        m_token.most = count().value_or(kUnbounded);
    }
    const base::TextRange range{begin, m_at - begin};
    if (m_token.least > m_token.most) {
        const std::string swapped = std::to_string(m_token.most) + '*' + std::to_string(m_token.least);
        error(GrammarCode::RepeatInverted, range, {{range, swapped}});
        std::swap(m_token.least, m_token.most);
    }
    if (m_token.least > kMaxRepeatCount || (m_token.most != kUnbounded && m_token.most > kMaxRepeatCount)) {
        error(GrammarCode::RepeatTooLarge, range);
        m_token.least = std::min(m_token.least, kMaxRepeatCount);
        m_token.most = kUnbounded;
    }
    finish(AbnfTokenKind::Repeat, begin);
}

// prose-val = "<" *(%x20-3D / %x3F-7E) ">"
void Lexer::prose()
{
    const std::size_t begin = m_at++;
    while (!isLineEnd(m_at) && m_text[m_at] != '>')
        m_token.text += m_text[m_at++];
    if (at(m_at) == '>')
        ++m_at;
    else
        error(GrammarCode::ProseUnclosed, {begin, m_at - begin});
    finish(AbnfTokenKind::Prose, begin);
}

void Lexer::brace()
{
    const std::size_t begin = m_at;
    while (!isLineEnd(m_at) && m_text[m_at] != '}')
        ++m_at;
    m_at += at(m_at) == '}' ? 1U : 0U;
    error(GrammarCode::Brace, {begin, m_at - begin});
    finish(AbnfTokenKind::String, begin);
}

void Lexer::bad()
{
    const std::size_t begin = m_at;
    const TypographicCharacter* typographic = typographicAt(m_at);
    if (typographic != nullptr && typographic->code == GrammarCode::SmartQuote)
        return typographicString(*typographic);
    do
        ++m_at;
    while (m_at < m_text.size() && (static_cast<unsigned char>(m_text[m_at]) & 0xC0U) == 0x80U);
    finish(AbnfTokenKind::Bad, begin);
}

} // namespace

std::vector<AbnfToken> lexAbnf(std::string_view text, AbnfMode mode, FindingSink& findings)
{
    return Lexer(text, mode, findings).run();
}

} // namespace nidus::grammar
