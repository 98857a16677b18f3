// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// The kinds of findings about the text of a grammar. core/findings makes the messages.
enum class GrammarCode : std::uint8_t {
    // Reading ABNF
    EmptyRule,
    NameCharacter,
    StringCharacter,
    StringUnclosed,
    SmartQuote,
    SingleQuote,
    NumberValue,
    NumberMixed,
    CodePoint,
    RepeatInverted,
    RepeatWithoutElement,
    RepeatSpace,
    Brace,
    ExtraClosing,
    GroupUnclosed,
    EmptyGroup,
    ElementExpected,
    DefinitionExpected,
    ProseValue,
    ProseUnclosed,
    // Deviations found in real registrations: errors when strict, warnings when lenient
    BnfDefinition,
    Pipe,
    AngleDefinition,
    MissingSpace,
    IndentedDefinition,
    UnindentedContinuation,
    BlankLine,
    Dash,
    NoBreakSpace,
    PageBreak,
    // Lines and encoding
    MixedLineEnds,
    ByteOrderMark,
    // Rules
    NoRules,
    DuplicateRule,
    IncrementalCore,
    IncrementalNew,
    UndefinedRule,
    UnusedRule,
    NeverEnds,
    Recursive,
    LeftRecursive,
    Spelling,
    SimilarRule,
    CoreRedefined,
    CoreDiffers,
    HighByte,
    UnknownStart,
    // I-Regexp
    RegexSyntax,
    RegexUnicode,
    // Limits
    TextTooLong,
    TooManyRules,
    NestedTooDeep,
    RepeatTooLarge,
};

/// Returns the short stable word of a code, such as "UNDEF".
[[nodiscard]] constexpr std::string_view grammarCodeWord(GrammarCode code)
{
    using enum GrammarCode;
    switch (code) {
    case EmptyRule:
        return "EMPTYRULE";
    case NameCharacter:
        return "NAMECHAR";
    case StringCharacter:
        return "STRCHAR";
    case StringUnclosed:
        return "STREND";
    case SmartQuote:
        return "SMARTQ";
    case SingleQuote:
        return "SQUOTE";
    case NumberValue:
        return "NUMVAL";
    case NumberMixed:
        return "NUMMIX";
    case CodePoint:
        return "CODEPT";
    case RepeatInverted:
        return "REPEAT";
    case RepeatWithoutElement:
        return "REPNOEL";
    case RepeatSpace:
        return "REPSPACE";
    case Brace:
        return "BRACE";
    case ExtraClosing:
        return "EXTRA";
    case GroupUnclosed:
        return "UNCLOSED";
    case EmptyGroup:
        return "EMPTYGRP";
    case ElementExpected:
        return "ELEMENT";
    case DefinitionExpected:
        return "DEFINE";
    case ProseValue:
        return "PROSEVAL";
    case ProseUnclosed:
        return "PROSE";
    case BnfDefinition:
        return "BNFDEF";
    case Pipe:
        return "PIPE";
    case AngleDefinition:
        return "ANGLE";
    case MissingSpace:
        return "NOSPACE";
    case IndentedDefinition:
        return "INDENT";
    case UnindentedContinuation:
        return "CONTIN";
    case BlankLine:
        return "BLANK";
    case Dash:
        return "DASH";
    case NoBreakSpace:
        return "NBSP";
    case PageBreak:
        return "PAGE";
    case MixedLineEnds:
        return "I-EOLMIX";
    case ByteOrderMark:
        return "I-BOM";
    case NoRules:
        return "NORULES";
    case DuplicateRule:
        return "DUP";
    case IncrementalCore:
        return "INCCORE";
    case IncrementalNew:
        return "INCNEW";
    case UndefinedRule:
        return "UNDEF";
    case UnusedRule:
        return "UNUSED";
    case NeverEnds:
        return "NEVER";
    case Recursive:
        return "RECUR";
    case LeftRecursive:
        return "LEFTREC";
    case Spelling:
        return "CASE";
    case SimilarRule:
        return "SIMILAR";
    case CoreRedefined:
        return "CORE";
    case CoreDiffers:
        return "COREDIFF";
    case HighByte:
        return "HIGHBYTE";
    case UnknownStart:
        return "START";
    case RegexSyntax:
        return "REGEX";
    case RegexUnicode:
        return "REUNI";
    case TextTooLong:
        return "LIMTEXT";
    case TooManyRules:
        return "LIMRULES";
    case NestedTooDeep:
        return "LIMNEST";
    case RepeatTooLarge:
        return "LIMREPEAT";
    }
    return {};
}

enum class GrammarSeverity : std::uint8_t { Information, Warning, Error };

/// Replaces the bytes of `range` in the grammar's text.
struct GrammarEdit
{
    base::TextRange range;
    std::string replacement;

    bool operator==(const GrammarEdit&) const = default;
};

/// One finding about the text of a grammar.
struct GrammarFinding
{
    GrammarCode code;
    GrammarSeverity severity;
    base::TextRange range;              ///< bytes of the grammar's text
    std::uint32_t line = 1;             ///< 1-based
    std::uint32_t column = 1;           ///< 1-based, in UTF-8 characters; a tab counts as one
    std::vector<std::string> arguments; ///< rule names and the like
    std::vector<GrammarEdit> repair;    ///< empty if there is none; edits do not overlap, in text order

    bool operator==(const GrammarFinding&) const = default;
};

/// Returns the text after all edits, which must be in text order and not overlap. Skips edits out of range.
[[nodiscard]] std::string applyEdits(std::string_view text, const std::vector<GrammarEdit>& edits);

} // namespace nidus::grammar
