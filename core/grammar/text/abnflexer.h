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
    Lenient, ///< also what registrations really contain, each with a warning
};

enum class AbnfTokenKind : std::uint8_t {
    Name,
    Defines,    ///< "=", or "::=" and ":=" of BNF
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
    Bad, ///< a character that begins nothing
    End,
};

struct AbnfToken
{
    AbnfTokenKind kind = AbnfTokenKind::End;
    base::TextRange range;
    bool isBroken = false; ///< an error in it was reported
    bool isFirstOnLine = false;
    bool hasSpaceBefore = false;     ///< white space, a comment or a line end stands before it
    bool hasEmptyLineBefore = false; ///< RFC 5234 would have ended the rule there
    std::size_t indent = 0;          ///< bytes before it on its line, if it is the first
    std::string text;                ///< Name, Prose: without brackets; String, Number sequence: bytes
    bool isCaseSensitive = false;    ///< String
    bool isStar = false;             ///< Repeat: contains "*"
    std::uint32_t least = 0;         ///< Repeat
    std::uint32_t most = 0;          ///< Repeat
    std::vector<CodeRange> values;   ///< Number: one range or value; empty for a sequence
};

/// Splits ABNF into tokens; the last one is End. Reports what is wrong within a token. Borrows `text`.
[[nodiscard]] std::vector<AbnfToken> lexAbnf(std::string_view text, AbnfMode mode, FindingSink& findings);

} // namespace nidus::grammar
