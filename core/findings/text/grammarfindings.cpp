// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/grammarfindings.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/grammarfindingids.h"

#include <QString>
#include <algorithm>
#include <cstdlib>

namespace nidus::findings {

namespace {

/// Maximum number of characters of a grammar quoted in a message.
constexpr qsizetype kMaxQuoted = 40;

FindingId idOf(grammar::GrammarCode code)
{
    using enum grammar::GrammarCode;
    switch (code) {
    case EmptyRule:
        return kGrammarEmptyRule;
    case NameCharacter:
        return kGrammarNameCharacter;
    case StringCharacter:
        return kGrammarStringCharacter;
    case StringUnclosed:
        return kGrammarStringUnclosed;
    case SmartQuote:
        return kGrammarSmartQuote;
    case SingleQuote:
        return kGrammarSingleQuote;
    case NumberValue:
        return kGrammarNumberValue;
    case NumberMixed:
        return kGrammarNumberMixed;
    case CodePoint:
        return kGrammarCodePoint;
    case RepeatInverted:
        return kGrammarRepeatInverted;
    case RepeatWithoutElement:
        return kGrammarRepeatWithoutElement;
    case RepeatSpace:
        return kGrammarRepeatSpace;
    case Brace:
        return kGrammarBrace;
    case ExtraClosing:
        return kGrammarExtraClosing;
    case GroupUnclosed:
        return kGrammarGroupUnclosed;
    case EmptyGroup:
        return kGrammarEmptyGroup;
    case ElementExpected:
        return kGrammarElementExpected;
    case DefinitionExpected:
        return kGrammarDefinitionExpected;
    case ProseValue:
        return kGrammarProseValue;
    case ProseUnclosed:
        return kGrammarProseUnclosed;
    case BnfDefinition:
        return kGrammarBnfDefinition;
    case Pipe:
        return kGrammarPipe;
    case AngleDefinition:
        return kGrammarAngleDefinition;
    case MissingSpace:
        return kGrammarMissingSpace;
    case IndentedDefinition:
        return kGrammarIndentedDefinition;
    case UnindentedContinuation:
        return kGrammarUnindentedContinuation;
    case BlankLine:
        return kGrammarBlankLine;
    case Dash:
        return kGrammarDash;
    case NoBreakSpace:
        return kGrammarNoBreakSpace;
    case PageBreak:
        return kGrammarPageBreak;
    case MixedLineEnds:
        return kGrammarMixedLineEnds;
    case ByteOrderMark:
        return kGrammarByteOrderMark;
    case NoRules:
        return kGrammarNoRules;
    case DuplicateRule:
        return kGrammarDuplicateRule;
    case IncrementalCore:
        return kGrammarIncrementalCore;
    case IncrementalNew:
        return kGrammarIncrementalNew;
    case UndefinedRule:
        return kGrammarUndefinedRule;
    case UnusedRule:
        return kGrammarUnusedRule;
    case NeverEnds:
        return kGrammarNeverEnds;
    case Recursive:
        return kGrammarRecursive;
    case LeftRecursive:
        return kGrammarLeftRecursive;
    case Spelling:
        return kGrammarSpelling;
    case SimilarRule:
        return kGrammarSimilarRule;
    case CoreRedefined:
        return kGrammarCoreRedefined;
    case CoreDiffers:
        return kGrammarCoreDiffers;
    case HighByte:
        return kGrammarHighByte;
    case UnknownStart:
        return kGrammarUnknownStart;
    case RegexSyntax:
        return kGrammarRegexSyntax;
    case RegexUnicode:
        return kGrammarRegexUnicode;
    case TextTooLong:
        return kGrammarLimitGrammarLength;
    case TooManyRules:
        return kGrammarLimitRules;
    case NestedTooDeep:
        return kGrammarLimitNesting;
    case RepeatTooLarge:
        return kGrammarLimitRepeat;
    }
    std::abort(); // not an enumerator
}

FindingId idOf(grammar::GrammarLimit limit)
{
    using enum grammar::GrammarLimit;
    switch (limit) {
    case None:
        break;
    case Unreadable:
        return kGrammarUnreadableRule;
    case NfaStates:
        return kGrammarLimitNfaStates;
    case DfaStates:
        return kGrammarLimitDfaStates;
    case DeterminizationWork:
        return kGrammarLimitWork;
    case TextBytes:
        return kGrammarLimitTextLength;
    case EarleyItems:
        return kGrammarLimitSteps;
    case ProductStates:
        return kGrammarLimitComparison;
    case ContextFree:
        return kGrammarLimitContextFree;
    case Canceled:
        return kGrammarLimitCanceled;
    }
    std::abort(); // no limit was exceeded
}

Severity severityOf(grammar::GrammarSeverity severity)
{
    switch (severity) {
    case grammar::GrammarSeverity::Information:
        return Severity::Information;
    case grammar::GrammarSeverity::Warning:
        return Severity::Warning;
    case grammar::GrammarSeverity::Error:
        return Severity::Error;
    }
    std::abort();
}

QString quoted(const QString& text)
{
    return quotedText(text.size() > kMaxQuoted ? text.left(kMaxQuoted) + u'\u2026' : text);
}

/// Returns the text at `range`: a single character by its name, a longer text in quotation marks.
QString excerpt(std::string_view grammar, base::TextRange range)
{
    const QString text = QString::fromUtf8(grammar.substr(range.offset, range.length));
    if (text.size() > 1)
        return quoted(text);
    return visibleCharacter(grammar, range.offset);
}

} // namespace

Finding grammarFinding(const grammar::GrammarFinding& found, std::string_view grammar)
{
    QStringList arguments;
    for (const std::string& argument : found.arguments)
        arguments.append(quoted(QString::fromStdString(argument)));
    if (arguments.isEmpty())
        arguments.append(excerpt(grammar, found.range));
    Finding finding = makeFinding(idOf(found.code), found.range, arguments);
    finding.severity = severityOf(found.severity);
    return finding;
}

Finding limitFinding(const grammar::LimitHit& hit)
{
    return makeFinding(idOf(hit.limit), {}, {quoted(QString::fromStdString(hit.rule))});
}

QStringList limitArguments(const grammar::LimitHit& hit, const grammar::GrammarTree& tree,
                           std::string_view grammar)
{
    const grammar::RuleId rule = tree.find(hit.rule);
    const std::size_t offset = rule == grammar::kNoRule ? 0 : tree.rules[rule].nameRange.offset;
    const auto line = 1 + std::ranges::count(grammar.substr(0, offset), '\n');
    return {QString::number(line), message(limitFinding(hit))};
}

} // namespace nidus::findings
