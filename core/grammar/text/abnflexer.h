// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/findingsink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

enum class AbnfMode : std::uint8_t {
    Strict,  ///< RFC 5234 and RFC 7405 to the letter; LF and a lone CR end a line like CRLF
    Lenient, ///< also deviations found in real registrations, each with a warning
};

enum class AbnfTokenKind : std::uint8_t {
    Name,
    Defines,    ///< "=", or "::=" or ":=" of BNF
    Increments, ///< "=/"
    Slash,
    OpenGroup,
    CloseGroup,
    OpenOption,
    CloseOption,
    Repeat,
    String,
    Number,
    Prose,
    Bad, ///< a character that no token begins with
    End,
};

struct AbnfToken
{
    AbnfTokenKind kind = AbnfTokenKind::End;
    base::TextRange range;
    bool isBroken = false; ///< an error was reported in it
    bool isFirstOnLine = false;
    bool hasSpaceBefore = false;     ///< follows white space, a comment, or a line end
    bool hasEmptyLineBefore = false; ///< RFC 5234 would have ended the rule there
    std::size_t indent = 0;          ///< bytes before it on its line, if it is the first token there
    std::string text;                ///< Name, Prose: without brackets; String, Number sequence: bytes
    bool isCaseSensitive = false;    ///< String
    bool isStar = false;             ///< Repeat: contains "*"
    std::uint32_t least = 0;         ///< Repeat
    std::uint32_t most = 0;          ///< Repeat
    std::vector<CodeRange> values;   ///< Number: one range or value; empty for a sequence
};

/// Splits ABNF into tokens; the last one is End. Reports errors within tokens. Borrows `text`.
[[nodiscard]] std::vector<AbnfToken> lexAbnf(std::string_view text, AbnfMode mode, FindingSink& findings);

} // namespace nidus::grammar
