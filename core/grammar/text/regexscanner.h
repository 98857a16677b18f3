// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/coderanges.h"
#include "core/grammar/text/findingsink.h"
#include "core/grammar/text/regexdialect.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::grammar {

/// The flags that apply at a place, such as those of "(?i)".
struct RegexFlags
{
    bool ignoresCase = false;
    bool isOnlyAscii = false;   ///< "(?a)" of Python
    base::TextRange caseFlag{}; ///< where `ignoresCase` was set
};

/// Reads the characters, escapes, and classes of a regular expression. Reports the first error and then
/// behaves as at the end of the text. Borrows the text and the findings.
class RegexScanner
{
public:
    RegexScanner(std::string_view text, RegexDialect dialect, FindingSink& findings)
        : m_text(text), m_dialect(dialect), m_findings(findings)
    {}

    [[nodiscard]] RegexDialect dialect() const { return m_dialect; }
    [[nodiscard]] const RegexDialectFacts& facts() const { return factsOf(m_dialect); }
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] const RegexFlags& flags() const { return m_flags; }
    void setFlags(const RegexFlags& flags) { m_flags = flags; }
    /// Returns the byte at a distance, 0 after the end.
    [[nodiscard]] char peek(std::size_t distance = 0) const
    {
        return m_at + distance < m_text.size() ? m_text[m_at + distance] : '\0';
    }
    [[nodiscard]] bool isAt(std::string_view word) const { return m_text.substr(m_at).starts_with(word); }
    void skip(std::size_t bytes) { m_at += bytes; }
    /// Skips the word if it follows.
    bool take(std::string_view word);

    void fail(GrammarCode code, std::size_t offset, std::size_t length);
    /// Reports a construct that has no automaton.
    void refuse(std::size_t offset, std::size_t length) { fail(GrammarCode::RegexIrregular, offset, length); }
    /// Returns the characters that match if case is ignored where the flags say so; reports if the dialect
    /// also matches others, which are not ASCII.
    [[nodiscard]] CodeRanges withFlags(const CodeRanges& ranges);

    /// Reads one character that is not an escape; absent after an error.
    [[nodiscard]] std::optional<std::uint32_t> character();
    /// Reads "\" and what follows: the character or the set that it stands for. Empty after an error.
    [[nodiscard]] CodeRanges escape();
    /// Reads a class in brackets.
    [[nodiscard]] CodeRanges bracketClass();

private:
    enum class Context : std::uint8_t { Outside, InClass };

    /// One member of a class: a character or a set.
    struct ClassMember
    {
        CodeRanges ranges;
        bool isCharacter = false;
    };

    CodeRanges escapeIn(Context context);
    /// Reads an escape with letters or digits of a language in the style of Perl.
    CodeRanges perlEscape(Context context);
    CodeRanges controlEscape(char letter);
    CodeRanges hexEscape(std::size_t prefix, std::size_t digits);
    CodeRanges bracedHexEscape(std::size_t prefix);
    CodeRanges category();
    /// Returns the one character, after `length` bytes.
    CodeRanges taken(std::uint32_t character, std::size_t length);
    CodeRanges syntaxError(std::size_t length);

    void reportAsciiOnly(base::TextRange range);
    [[nodiscard]] bool isEcma() const
    {
        return m_dialect == RegexDialect::Ecma || m_dialect == RegexDialect::JsonSchema;
    }
    /// Whether special characters must be escaped in a class.
    [[nodiscard]] bool isStrict() const
    {
        return m_dialect == RegexDialect::IRegexp || m_dialect == RegexDialect::Xsd;
    }
    [[nodiscard]] bool isClosingBracket(std::size_t first) const;
    ClassMember classMember();
    ClassMember bracketName();
    CodeRanges classRange();
    CodeRanges hyphen(std::size_t first);
    /// Whether a hyphen here makes a range with the character after it.
    [[nodiscard]] bool isRangeHyphen() const;

    std::string_view m_text;
    RegexDialect m_dialect;
    FindingSink& m_findings;
    std::size_t m_at = 0;
    bool m_isBroken = false;
    RegexFlags m_flags;
    std::optional<std::size_t> m_reportedFlag; ///< where the flag is
};

} // namespace nidus::grammar
