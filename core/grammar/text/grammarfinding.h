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
    SimilarRule, ///< arguments: the name, and the rules that it may mean, the closest first
    CoreRedefined,
    CoreDiffers,
    HighByte,
    UnknownStart,
    // Regular expressions
    RegexSyntax,
    RegexUnicode,
    RegexIrregular,
    // Limits
    TextTooLong,
    TooManyRules,
    NestedTooDeep,
    RepeatTooLarge,
};

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
