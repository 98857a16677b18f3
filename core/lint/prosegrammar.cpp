// SPDX-License-Identifier: Apache-2.0
#include "core/lint/prosegrammar.h"

#include "core/check/rulecomparison.h"
#include "core/check/urnchecker.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/grammarblocks.h"
#include "core/lint/nidlint.h"
#include "core/lint/rulelint.h"
#include "core/lint/rulesource.h"
#include "core/lint/syntaxextraction.h"
#include "core/lint/syntaxrules.h"
#include "core/lint/wordlists.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <vector>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostGrammarFindings = 5; ///< the rest usually follows from these

/// The places of grammar blocks in their text, to map a place in the grammar to the text.
class BlockPlaces
{
public:
    BlockPlaces(const QString& text, const QList<GrammarBlock>& blocks) : m_lines(text.split(u'\n'))
    {
        qsizetype start = 0;
        QList<qsizetype> starts;
        for (const QString& line : std::as_const(m_lines)) {
            starts.append(start);
            start += line.size() + 1;
        }
        for (const GrammarBlock& block : blocks) {
            QStringList kept = block.text.split(u'\n');
            kept.removeLast();
            for (qsizetype i = 0; i < kept.size(); ++i) {
                const qsizetype source = block.firstLine - 1 + i;
                m_starts.append(starts[source] + m_lines[source].size() - kept[i].size());
            }
            m_starts.append(start - 1); // the line end that joins two blocks
        }
    }

    /// Returns the offset in the text for a line and column of the joined grammar, both 1-based.
    [[nodiscard]] qsizetype offsetOf(std::size_t line, std::size_t column) const
    {
        const qsizetype index = std::clamp(qsizetype(line) - 1, qsizetype{0}, m_starts.size() - 1);
        return m_starts[index] + qsizetype(column) - 1;
    }

private:
    QStringList m_lines;
    QList<qsizetype> m_starts; ///< of each line of the joined grammar, after the removed indentation
};

/// Whether the line is from a list of values, not a rule: "guide = Guide", "data = Data (not used)".
bool isListedValue(const QString& line)
{
    static const QRegularExpression shape(u"^\\s*([\\w-]+)\\s*=\\s*(\\1)(?:\\s*$|\\b)(.*)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = shape.match(line);
    return match.hasMatch() && (match.captured(1) != match.captured(2) || match.captured(3).isEmpty());
}

/// Whether the fault may come from joining the blocks, not from the author.
bool isDoubtful(const grammar::GrammarFinding& found, const QStringList& lines)
{
    const grammar::GrammarCode code = found.code;
    return code == grammar::GrammarCode::IndentedDefinition || code == grammar::GrammarCode::BlankLine ||
           code == grammar::GrammarCode::PageBreak || code == grammar::GrammarCode::MixedLineEnds ||
           code == grammar::GrammarCode::ByteOrderMark ||
           (code == grammar::GrammarCode::NeverEnds && isListedValue(lines.value(qsizetype(found.line) - 1)));
}

/// Undefined rules are known only after the rest has been read.
bool isUndefinedRule(const grammar::GrammarFinding& found)
{
    return found.code == grammar::GrammarCode::UndefinedRule;
}

/// Returns the lines that are not grammar: with an undefined rule named like a common English word, or with
/// several undefined rules written like titles ("isp = International Standardized Profile").
std::set<std::uint32_t> proseLines(const std::vector<grammar::GrammarFinding>& faults)
{
    static constexpr std::array<std::string_view, 16> kWords{"a",   "an",   "and", "any", "are", "by",
                                                             "for", "from", "if",  "in",  "is",  "of",
                                                             "or",  "that", "the", "to"};
    std::set<std::uint32_t> lines;
    std::map<std::uint32_t, int> titles;
    for (const grammar::GrammarFinding& found : faults) {
        if (!isUndefinedRule(found) || found.arguments.empty())
            continue;
        const std::string& name = found.arguments.front();
        const bool isTitle = name.front() >= 'A' && name.front() <= 'Z';
        if (std::ranges::find(kWords, name) != kWords.end() || (isTitle && ++titles[found.line] > 1))
            lines.insert(found.line);
    }
    return lines;
}

/// The definitions of BNF whose names contain blanks: "<non-colon chars> ::=".
struct SpacedDefinitions
{
    std::set<std::uint32_t> lines;
    QStringList names;
    qsizetype blank = -1; ///< offset of the first blank in a name
};

SpacedDefinitions spacedDefinitions(const QString& grammar)
{
    static const QRegularExpression shape(u"^[ \\t]*<(([A-Za-z][\\w-]*) [^<>\\n]*)>[ \\t]*(?:::=|:=|=)"_s,
                                          QRegularExpression::MultilineOption);
    SpacedDefinitions found;
    for (const QRegularExpressionMatch& match : shape.globalMatch(grammar)) {
        found.lines.insert(std::uint32_t(QStringView(grammar).first(match.capturedStart(1)).count(u'\n')) +
                           1);
        found.names.append(match.captured(1));
        if (found.blank < 0)
            found.blank = match.capturedEnd(2);
    }
    return found;
}

/// The finding about the first blank in the name of a rule.
grammar::GrammarFinding spaceInName(const QString& grammar, const SpacedDefinitions& spaced)
{
    const QStringView before = QStringView(grammar).first(spaced.blank);
    const auto offset = std::size_t(before.toUtf8().size());
    return {.code = grammar::GrammarCode::NameCharacter,
            .severity = grammar::GrammarSeverity::Error,
            .range = {offset, 1},
            .line = std::uint32_t(before.count(u'\n')) + 1,
            .column = std::uint32_t(spaced.blank - before.lastIndexOf(u'\n')),
            .arguments = {},
            .repair = {}};
}

/// Whether the text says where a rule is defined: "UUID as defined in [RFC9562]".
bool isDefinedByReference(const QString& name, const QString& prose)
{
    const QRegularExpression reference = wordsPattern(
        u"(?<![\\w-])%1(?![\\w-])[^.;]{0,80}\\b(?:defined|specified|described|documented|given) (?:in|by)\\b"
        u"[^.;]{0,30}(?:\\[|\\bRFC|\\bISO|\\bIEEE|\\bSTD)"_s.arg(QRegularExpression::escape(name)));
    return reference.match(prose).hasMatch();
}

/// Returns the names of the rules that are defined on lines that cannot be read.
QStringList skippedNames(const QString& text)
{
    static const QRegularExpression name(u"^\\s*<?([A-Za-z][\\w-]*)"_s);
    const QStringList lines = text.split(u'\n');
    QStringList names;
    for (const int line : skippedDefinitions(text))
        names.append(name.match(lines.value(line - 1)).captured(1));
    return names;
}

/// Returns the faults to report: each kind and each undefined rule once, without what follows from names with
/// blanks and other faults, and without rules that the text takes from another document.
std::vector<grammar::GrammarFinding> causesOf(const std::vector<grammar::GrammarFinding>& faults,
                                              const QString& grammar, const QString& text)
{
    const SpacedDefinitions spaced = spacedDefinitions(grammar);
    const QString prose = withoutGrammar(text);
    const QStringList skipped = skippedNames(text);
    std::vector<grammar::GrammarFinding> causes;
    if (spaced.blank >= 0)
        causes.push_back(spaceInName(grammar, spaced));
    std::set<std::pair<grammar::GrammarCode, QString>> seen;
    std::set<std::uint32_t> unreadable;
    for (const grammar::GrammarFinding& found : faults) {
        const QString name =
            found.arguments.empty() ? QString() : QString::fromStdString(found.arguments.front());
        const bool isStyle = found.code == grammar::GrammarCode::BnfDefinition ||
                             found.code == grammar::GrammarCode::AngleDefinition ||
                             found.code == grammar::GrammarCode::Pipe;
        const bool isConsequence =
            (spaced.lines.contains(found.line) && !isStyle) ||
            (found.code == grammar::GrammarCode::ProseValue && spaced.names.contains(name)) ||
            (found.code == grammar::GrammarCode::MissingSpace && unreadable.contains(found.line));
        if (found.code == grammar::GrammarCode::ElementExpected || found.code == grammar::GrammarCode::Brace)
            unreadable.insert(found.line);
        const bool isUndefined = isUndefinedRule(found);
        const bool isElsewhere =
            isUndefined && (isDefinedByReference(name, prose) || skipped.contains(name, Qt::CaseInsensitive));
        const auto kind = std::pair(found.code, isUndefined ? name.toLower() : QString());
        if (isConsequence || isElsewhere || !seen.insert(kind).second)
            continue;
        causes.push_back(found);
    }
    return causes;
}

/// Returns the errors of a strict reading, and the undefined rules of a lenient reading.
std::vector<grammar::GrammarFinding> faultsOf(const std::string& grammar, const std::string& start)
{
    const QStringList lines = QString::fromStdString(grammar).split(u'\n');
    std::vector<grammar::GrammarFinding> faults;
    for (const grammar::AbnfMode mode : {grammar::AbnfMode::Strict, grammar::AbnfMode::Lenient}) {
        const grammar::Grammar read = grammar::readGrammar(
            grammar, {.mode = mode, .sources = grammar::RuleSources::CoreAndLibrary, .start = start});
        for (const grammar::GrammarFinding& found : read.findings()) {
            const bool isWanted = isUndefinedRule(found)
                                      ? mode == grammar::AbnfMode::Lenient
                                      : mode == grammar::AbnfMode::Strict &&
                                            found.severity == grammar::GrammarSeverity::Error &&
                                            !isDoubtful(found, lines);
            if (isWanted)
                faults.push_back(found);
        }
    }
    std::erase_if(faults, [prose = proseLines(faults)](const grammar::GrammarFinding& found) {
        return isUndefinedRule(found) && prose.contains(found.line);
    });
    return faults;
}

QList<findings::Finding> grammarFindings(const QString& text, const ExtractedSyntax& extracted,
                                         const std::vector<grammar::GrammarFinding>& faults)
{
    const std::string bytes = extracted.rule->text.toStdString();
    const BlockPlaces places(text, extracted.blocks);
    QList<findings::Finding> findings;
    for (const grammar::GrammarFinding& fault : faults | std::views::take(kMostGrammarFindings)) {
        findings::Finding finding = findings::grammarFinding(fault, bytes);
        finding.severity = findings::Severity::Warning;
        finding.field = registration::TemplateField::Syntax;
        const qsizetype offset = std::min(places.offsetOf(fault.line, fault.column), text.size());
        const QString marked = QString::fromStdString(bytes.substr(fault.range.offset, fault.range.length));
        // If something is missing, there is no text to mark, only a place to show.
        const qsizetype length = std::max(marked.size(), qsizetype{1});
        finding.range = unitRange(offset, std::min(length, text.size() - offset));
        findings.append(finding);
    }
    return findings;
}

/// Returns the range of a URN in the text.
base::TextRange placeOf(const ExampleUrn& urn, const QString& text)
{
    const qsizetype offset = text.indexOf(urn.urn);
    return offset < 0 ? base::TextRange{} : unitRange(offset, urn.urn.size());
}

/// Returns the place in the text to show for a name that cannot be part of a URN: the string with the wrong
/// character if there is one, or else the start rule.
base::TextRange placeOfOutside(const QString& text, const ExtractedSyntax& extracted, const std::string& name)
{
    const QString urn = u"urn:example:"_s + QString::fromStdString(name);
    const auto parsed = urn::parseUrn(urn.toStdString(), urn::Rfc::Rfc8141);
    const QString grammar = extracted.rule->text;
    const BlockPlaces places(text, extracted.blocks);
    const auto placed = [&](qsizetype offset, qsizetype length) {
        const QStringView before = QStringView(grammar).first(offset);
        const auto line = std::size_t(before.count(u'\n')) + 1;
        const auto column = std::size_t(offset - before.lastIndexOf(u'\n') - 1) + 1;
        return unitRange(places.offsetOf(line, column), length);
    };
    if (!parsed && qsizetype(parsed.error().offset) < urn.size()) {
        const QRegularExpression literal(u"\"[^\"\\n]*%1[^\"\\n]*\""_s.arg(
            QRegularExpression::escape(urn.mid(qsizetype(parsed.error().offset), 1))));
        if (const QRegularExpressionMatch match = literal.match(grammar); match.hasMatch())
            return placed(match.capturedStart(), match.capturedLength());
    }
    const QRegularExpression start(u"^\\s*<?(%1)\\b"_s.arg(QRegularExpression::escape(extracted.rule->start)),
                                   QRegularExpression::MultilineOption |
                                       QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = start.match(grammar);
    return match.hasMatch() ? placed(match.capturedStart(1), match.capturedLength(1)) : base::TextRange{};
}

/// Whether a name is in quotation marks and is not only the beginning of names.
bool isQuotedWhole(const QString& urn, const QString& line)
{
    const QRegularExpression quoted(
        u"[\"'`\u2018\u201C]%1[\"'`\u2019\u201D]"_s.arg(QRegularExpression::escape(urn)));
    static const QRegularExpression whole(u"[0-9][A-Za-z0-9]*$"_s);
    return quoted.match(line).hasMatch() && whole.match(urn.section(u':', 2)).hasMatch();
}

QList<findings::Finding> rejectedExamples(const QString& text, const QList<ExampleUrn>& urns,
                                          const check::UrnChecker& checker)
{
    const QStringList lines = text.split(u'\n');
    QList<findings::Finding> findings;
    for (const ExampleUrn& example : urns) {
        const std::string urn = example.urn.toStdString();
        const check::CheckOutcome outcome = checker.check(urn);
        const bool endsTooEarly = outcome.offset == urn.size();
        const QString line = lines.value(example.line - 1);
        if (outcome.verdict != check::Verdict::Invalid ||
            (endsTooEarly && !isAloneInLine(example.urn, line) && !isQuotedWhole(example.urn, line)))
            continue;
        findings.append(findings::makeFinding(findings::kTemplateSyntaxExampleRejected,
                                              placeOf(example, text),
                                              {example.urn, findings::reasonAndRemedy(outcome, urn, checker)},
                                              registration::TemplateField::Syntax));
    }
    return findings;
}

} // namespace

QList<findings::Finding> lintProseGrammar(const QString& syntaxText, const QString& wanted,
                                          const std::stop_token& stop)
{
    const QString nid = possibleNid(wanted);
    const QString text = withoutInstructions(syntaxText);
    const ExtractedSyntax extracted = extractSyntax(text, nid);
    if (!extracted.rule)
        return {};
    const std::vector<grammar::GrammarFinding> faults =
        faultsOf(extracted.rule->text.toStdString(), extracted.rule->start.toStdString());
    QList<findings::Finding> findings =
        grammarFindings(text, extracted, causesOf(faults, extracted.rule->text, text));
    std::optional<findings::Finding> doubt = doubtAbout(extracted, text, nid);
    if (doubt)
        doubt->severity = findings::Severity::Warning;
    if (doubt && doubt->id == findings::kRuleDefinitionSkipped)
        findings.prepend(*doubt);
    const check::NamespaceRule rule(ruleSource(*extracted.rule), stop);
    const bool isIncomplete = std::ranges::any_of(faults, [](const grammar::GrammarFinding& fault) {
        return isUndefinedRule(fault) || fault.code == grammar::GrammarCode::ProseValue;
    });
    if (isIncomplete || rule.matcher().grammar().hasErrors() ||
        rule.matcher().limit().limit != grammar::GrammarLimit::None)
        return findings;
    if (doubt && doubt->id != findings::kRuleDefinitionSkipped)
        findings.append(*doubt);
    const auto outside = check::nameOutsideUrns(nid.toStdString(), rule, stop);
    if (outside && *outside)
        findings.append(findings::makeFinding(
            findings::kRuleOutsideUrnSyntax, placeOfOutside(text, extracted, **outside),
            findings::outsideArguments(**outside), registration::TemplateField::Syntax));
    if (std::optional<findings::Finding> other = lintRuleNid(nid.toLower().toStdString(), rule)) {
        other->severity = findings::Severity::Warning;
        other->range = placeOfOutside(text, extracted, {});
        return findings << *other;
    }
    return findings + lintLetterCase(text, nid, rule) +
           rejectedExamples(text, extracted.urns,
                            check::ruleChecker(nid.toStdString(), ruleSource(*extracted.rule)));
}

QList<findings::Finding> lintUnusedGrammar(const QString& syntaxText, const QString& wanted,
                                           const registration::SyntaxRule& rule, const std::stop_token& stop)
{
    const QString nid = possibleNid(wanted);
    const ExtractedSyntax written = nid.isEmpty() ? ExtractedSyntax() : extractSyntax(syntaxText, nid);
    if (!written.rule || written.rule->text == rule.text)
        return {};
    if (!doubtAbout(written, syntaxText, nid) &&
        !check::NamespaceRule(ruleSource(*written.rule), stop).matcher().grammar().hasErrors())
        return {};
    QList<findings::Finding> found = lintProseGrammar(syntaxText, nid, stop);
    found.removeIf([](const findings::Finding& finding) {
        return !finding.id.word().startsWith("grammar."_L1) &&
               finding.id != findings::kRuleDefinitionSkipped &&
               finding.id != findings::kRulePatternRejected && finding.id != findings::kRuleStartUnknown;
    });
    return found;
}

QList<findings::Finding> lintExamples(const registration::VersionContent& content, const QString& wanted)
{
    const QString nid = possibleNid(wanted);
    if (!content.rule || nid.isEmpty())
        return {};
    const QString text = content.registrationTemplate.text(registration::TemplateField::Syntax);
    QList<ExampleUrn> urns = extractSyntax(text, nid).urns;
    urns.removeIf([&content](const ExampleUrn& example) {
        return std::ranges::find(content.samples, example.urn, &registration::Sample::urn) !=
               content.samples.cend();
    });
    if (urns.isEmpty())
        return {};
    return rejectedExamples(text, urns, check::ruleChecker(nid.toStdString(), ruleSource(*content.rule)));
}

} // namespace nidus::lint
