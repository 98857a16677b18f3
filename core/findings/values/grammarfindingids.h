// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

namespace nidus::findings {

// Ids are part of the contract with scripts and other tools: never renamed, never reused for another rule.

// Reading a grammar, one for each GrammarCode; arguments: the name of a rule, or the text found.
inline constexpr FindingId kGrammarEmptyRule{"grammar.empty-rule"};
inline constexpr FindingId kGrammarNameCharacter{"grammar.name-character"};
inline constexpr FindingId kGrammarStringCharacter{"grammar.string-character"};
inline constexpr FindingId kGrammarStringUnclosed{"grammar.string-unclosed"};
inline constexpr FindingId kGrammarSmartQuote{"grammar.smart-quote"};
inline constexpr FindingId kGrammarSingleQuote{"grammar.single-quote"};
inline constexpr FindingId kGrammarNumberValue{"grammar.number-value"};
inline constexpr FindingId kGrammarNumberMixed{"grammar.number-mixed"};
inline constexpr FindingId kGrammarCodePoint{"grammar.code-point"};
inline constexpr FindingId kGrammarRepeatInverted{"grammar.repeat-inverted"};
inline constexpr FindingId kGrammarRepeatWithoutElement{"grammar.repeat-without-element"};
inline constexpr FindingId kGrammarRepeatSpace{"grammar.repeat-space"};
inline constexpr FindingId kGrammarBrace{"grammar.brace"};
inline constexpr FindingId kGrammarExtraClosing{"grammar.extra-closing"};
inline constexpr FindingId kGrammarGroupUnclosed{"grammar.group-unclosed"};
inline constexpr FindingId kGrammarEmptyGroup{"grammar.empty-group"};
inline constexpr FindingId kGrammarElementExpected{"grammar.element-expected"};
inline constexpr FindingId kGrammarDefinitionExpected{"grammar.definition-expected"};
inline constexpr FindingId kGrammarProseValue{"grammar.prose-value"};
inline constexpr FindingId kGrammarProseUnclosed{"grammar.prose-unclosed"};
inline constexpr FindingId kGrammarBnfDefinition{"grammar.bnf-definition"};
inline constexpr FindingId kGrammarPipe{"grammar.pipe"};
inline constexpr FindingId kGrammarAngleDefinition{"grammar.angle-definition"};
inline constexpr FindingId kGrammarMissingSpace{"grammar.missing-space"};
inline constexpr FindingId kGrammarIndentedDefinition{"grammar.indented-definition"};
inline constexpr FindingId kGrammarUnindentedContinuation{"grammar.unindented-continuation"};
inline constexpr FindingId kGrammarBlankLine{"grammar.blank-line"};
inline constexpr FindingId kGrammarDash{"grammar.dash"};
inline constexpr FindingId kGrammarNoBreakSpace{"grammar.no-break-space"};
inline constexpr FindingId kGrammarPageBreak{"grammar.page-break"};
inline constexpr FindingId kGrammarMixedLineEnds{"grammar.mixed-line-ends"};
inline constexpr FindingId kGrammarByteOrderMark{"grammar.byte-order-mark"};
inline constexpr FindingId kGrammarNoRules{"grammar.no-rules"};
inline constexpr FindingId kGrammarDuplicateRule{"grammar.duplicate-rule"};
inline constexpr FindingId kGrammarIncrementalCore{"grammar.incremental-core"};
inline constexpr FindingId kGrammarIncrementalNew{"grammar.incremental-new"};
inline constexpr FindingId kGrammarUndefinedRule{"grammar.undefined-rule"};
inline constexpr FindingId kGrammarUnusedRule{"grammar.unused-rule"};
inline constexpr FindingId kGrammarNeverEnds{"grammar.never-ends"};
inline constexpr FindingId kGrammarRecursive{"grammar.recursive"};
inline constexpr FindingId kGrammarLeftRecursive{"grammar.left-recursive"};
inline constexpr FindingId kGrammarSpelling{"grammar.spelling"};
inline constexpr FindingId kGrammarSimilarRule{"grammar.similar-rule"};
inline constexpr FindingId kGrammarCoreRedefined{"grammar.core-redefined"};
inline constexpr FindingId kGrammarCoreDiffers{"grammar.core-differs"};
inline constexpr FindingId kGrammarHighByte{"grammar.high-byte"};
inline constexpr FindingId kGrammarUnknownStart{"grammar.unknown-start"};
inline constexpr FindingId kGrammarRegexSyntax{"grammar.regex-syntax"};
inline constexpr FindingId kGrammarRegexUnicode{"grammar.regex-unicode"};
inline constexpr FindingId kGrammarLimitGrammarLength{"grammar.limit.grammar-length"};
inline constexpr FindingId kGrammarLimitRules{"grammar.limit.rules"};
inline constexpr FindingId kGrammarLimitNesting{"grammar.limit.nesting"};
inline constexpr FindingId kGrammarLimitRepeat{"grammar.limit.repeat"};

// Why there is no verdict, one for each GrammarLimit; argument: the rule.
inline constexpr FindingId kGrammarUnreadableRule{"grammar.unreadable-rule"};
inline constexpr FindingId kGrammarLimitNfaStates{"grammar.limit.nfa-states"};
inline constexpr FindingId kGrammarLimitDfaStates{"grammar.limit.dfa-states"};
inline constexpr FindingId kGrammarLimitWork{"grammar.limit.work"};
inline constexpr FindingId kGrammarLimitTextLength{"grammar.limit.text-length"};
inline constexpr FindingId kGrammarLimitSteps{"grammar.limit.steps"};
inline constexpr FindingId kGrammarLimitComparison{"grammar.limit.comparison"};
inline constexpr FindingId kGrammarLimitContextFree{"grammar.limit.context-free"};
inline constexpr FindingId kGrammarLimitCanceled{"grammar.limit.cancelled"};

} // namespace nidus::findings
