// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxextraction.h"

#include "core/base/charset.h"
#include "core/check/namespacerule.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/grammar/samples/sample.h"
#include "core/grammar/tables/relate.h"
#include "core/lint/fieldwords.h"
#include "core/lint/rulesource.h"
#include "core/lint/wordlists.h"
#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostCandidates = 8; ///< start rules to try

bool isInBlock(int line, const QList<GrammarBlock>& blocks)
{
    return std::ranges::any_of(blocks, [line](const GrammarBlock& block) {
        return line >= block.firstLine && line <= block.lastLine;
    });
}

/// Whether the text found up to `end` is the start of a pattern, not a name: "urn:abc:std:<number>",
/// "urn:abc:{n}", "urn:abc:std:...", or a prefix in quotation marks, "urn:abc:std:".
bool continuesAsPattern(std::string_view text, std::size_t end)
{
    const std::size_t sign = std::min(text.find_first_not_of(".:;,/-_", end), text.size());
    const std::string_view rest = text.substr(sign);
    const std::string_view between = text.substr(end, sign - end);
    const bool isQuotedPrefix =
        between == ":" && !rest.empty() && std::string_view("\"'`").contains(rest.front());
    return isQuotedPrefix || (!rest.empty() && std::string_view("{<[|").contains(rest.front())) ||
           rest.starts_with("\u2026") || between.contains("...");
}

/// Whether the text around a URN calls it the beginning of names: "the urn:abc:std prefix", "URNs that begin
/// with urn:abc:std".
bool isCalledPrefix(const QString& before, const QString& after)
{
    static const QRegularExpression follows(u"^[\"'\u2019\u201D`>*_]*\\s+(?:sub-?\\s?namespace|sub-?\\s?tree|"
                                            u"namespace|name\\s?space|prefix|hierarchy|branch|"
                                            "tree|part of the namespace)\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression precedes(
        u"\\b(?:prefix(?:ed)?(?: is| with| by)?|sub-?namespace|(?:begin|start)(?:s|ning|ing)? "
        u"(?:with|in|by)|under)"
        "(?: the)?(?: string| prefix)?:?[\\s\"'\u2018\u201C`<*_]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return follows.match(after).hasMatch() || precedes.match(before).hasMatch();
}

/// Whether the text around a URN says that it is wrong: "Invalid: urn:abc:x", "urn:abc:x is not valid".
bool isCalledWrong(const QString& before, const QString& after)
{
    static const QRegularExpression follows(
        u"^[\"'\u2019\u201D`>*_]*\\s+(?:is |are |\\()?(?:an? )?(?:not (?:an? )?valid|invalid|incorrect|malformed|wrong)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression precedes(
        u"\\b(?:not valid|invalid|incorrect|malformed|wrong|counter-?examples?)(?: "
        u"(?:URNs?|names?|examples?|ones))?"
        u"(?:(?: is| are)?:(?:[\\s,\"'`*-]*urn:\\S+)*)?[\\s\"'\u2018\u201C`<*_-]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return follows.match(after).hasMatch() || precedes.match(before).hasMatch();
}

QList<ExampleUrn> harvest(const QString& text, const QString& nid, const QList<GrammarBlock>& blocks)
{
    const std::string bytes = text.toStdString();
    QList<ExampleUrn> urns;
    QSet<QString> known;
    for (const urn::FoundUrn& found : urn::findUrns(bytes)) {
        const int line =
            1 + int(std::count(bytes.begin(), bytes.begin() + std::ptrdiff_t(found.offset), '\n'));
        const QString urn = QString::fromStdString(found.urn);
        constexpr std::size_t kAround = 60; // bytes
        const std::size_t end = found.offset + found.length;
        const std::size_t begin = found.offset - std::min(found.offset, kAround);
        const QString before = QString::fromStdString(bytes.substr(begin, found.offset - begin)).simplified();
        const QString after = QString::fromStdString(bytes.substr(end, kAround));
        const bool isPattern =
            continuesAsPattern(bytes, end) || isCalledPrefix(before, after) || isCalledWrong(before, after);
        const bool isOurs = urn.startsWith("urn:"_L1 + nid + u':', Qt::CaseInsensitive);
        if (!isOurs || isPattern || isInBlock(line, blocks) || known.contains(urn))
            continue;
        known.insert(urn);
        urns.append({urn, line});
    }
    return urns;
}

/// Returns the rules that no other rule refers to, in text order; the first rule if there are none.
std::vector<std::string> startCandidates(const grammar::Grammar& grammar)
{
    const grammar::GrammarTree& tree = grammar.tree();
    std::vector<bool> isUsed(tree.rules.size());
    for (grammar::RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        for (const grammar::RuleId used : grammar.facts().references(rule)) {
            if (used != rule)
                isUsed[used] = true;
        }
    }
    std::vector<std::string> names;
    for (grammar::RuleId rule = 0; rule < tree.rules.size() && names.size() < kMostCandidates; ++rule) {
        if (tree.rules[rule].origin == grammar::RuleOrigin::Own && !isUsed[rule])
            names.push_back(tree.rules[rule].name);
    }
    if (names.empty() && grammar.firstRule() != grammar::kNoRule)
        names.push_back(tree.rules[grammar.firstRule()].name);
    return names;
}

/// Returns the scope of a start rule, based on the start of its shortest match.
check::NameScope scopeOf(const check::NamespaceRule& rule, const std::string& nid)
{
    const std::vector<std::string> shortest =
        grammar::makeSamples(rule.matcher(), {.kind = grammar::SampleKind::Shortest, .count = 1});
    if (shortest.empty())
        return check::NameScope::Nss;
    const auto beginsWith = [&shortest](const std::string& prefix) {
        return base::equalIgnoringCase(std::string_view(shortest[0]).substr(0, prefix.size()), prefix);
    };
    if (beginsWith("urn:"))
        return check::NameScope::Urn;
    return beginsWith(nid + ':') ? check::NameScope::NidAndNss : check::NameScope::Nss;
}

/// Whether a match can contain "?" or "#".
bool describesComponents(const grammar::Matcher& matcher)
{
    const grammar::Dfa* const dfa = matcher.automaton();
    if (dfa == nullptr)
        return false;
    for (std::uint32_t state = 0; state < dfa->size(); ++state) {
        if (dfa->step(state, '?') != grammar::kDeadState || dfa->step(state, '#') != grammar::kDeadState)
            return true;
    }
    return false;
}

std::size_t acceptedCount(const check::NamespaceRule& rule, const QList<ExampleUrn>& urns)
{
    return static_cast<std::size_t>(std::ranges::count_if(urns, [&rule](const ExampleUrn& one) {
        const std::string text = one.urn.toStdString();
        const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, urn::Rfc::Rfc8141);
        return urn && rule.match(text, *urn) == grammar::MatchVerdict::Valid;
    }));
}

registration::RuleScope toStored(check::NameScope scope)
{
    switch (scope) {
    case check::NameScope::Urn: return registration::RuleScope::Urn;
    case check::NameScope::NidAndNss: return registration::RuleScope::NidAndNss;
    case check::NameScope::Nss: break;
    }
    return registration::RuleScope::Nss;
}

/// Returns how many rules of the text a start rule uses, with itself.
std::size_t usedRules(const grammar::Grammar& grammar, const std::string& start)
{
    const grammar::GrammarTree& tree = grammar.tree();
    std::vector<bool> isReached(tree.rules.size());
    std::vector<grammar::RuleId> open;
    for (grammar::RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        if (tree.rules[rule].name == start && tree.rules[rule].origin == grammar::RuleOrigin::Own)
            open.push_back(rule);
    }
    std::size_t reached = 0;
    while (!open.empty()) {
        const grammar::RuleId rule = open.back();
        open.pop_back();
        if (isReached[rule])
            continue;
        isReached[rule] = true;
        reached += tree.rules[rule].origin == grammar::RuleOrigin::Own ? 1U : 0U;
        for (const grammar::RuleId used : grammar.facts().references(rule))
            open.push_back(used);
    }
    return reached;
}

/// Returns the rule with the start rule, scope, and treatment of components that accept most of `urns`; the
/// first one if several are equally good; and how many of `urns` it accepts.
std::pair<registration::SyntaxRule, std::size_t> proposedRule(const QString& text, const std::string& nid,
                                                              const QList<ExampleUrn>& urns)
{
    registration::SyntaxRule best{.text = text};
    std::size_t most = 0;
    bool isSound = false;
    const grammar::Grammar grammar =
        grammar::readGrammar(text.toStdString(), {.mode = grammar::AbnfMode::Lenient,
                                                  .sources = grammar::RuleSources::CoreAndLibrary});
    for (const std::string& start : startCandidates(grammar)) {
        check::RuleSource source{.start = start, .text = text.toStdString()};
        const check::NamespaceRule probe(source);
        source.scope = scopeOf(probe, nid);
        source.describesComponents = describesComponents(probe.matcher());
        const std::size_t accepted = acceptedCount(check::NamespaceRule(source), urns);
        const bool isReadable = probe.matcher().limit().limit == grammar::GrammarLimit::None;
        // A rule that can be read is better than one that cannot, unless it is only a leftover piece.
        const bool isBetter =
            accepted > most || (!isSound && isReadable &&
                                usedRules(grammar, start) >= usedRules(grammar, best.start.toStdString()));
        if (!best.start.isEmpty() && !isBetter)
            continue;
        best.start = QString::fromStdString(start);
        best.scope = toStored(source.scope);
        best.describesComponents = source.describesComponents;
        most = accepted;
        isSound = isReadable;
    }
    return {best, most};
}

constexpr auto kPatternRule = "nidus-pattern"; // not a name that registrations use

qsizetype startOfLine(const QString& text, int line)
{
    qsizetype start = 0;
    for (int i = 1; i < line; ++i)
        start = text.indexOf(u'\n', start) + 1;
    return start;
}

findings::Finding aboutLine(findings::FindingId id, const QString& text, int line,
                            const QStringList& arguments)
{
    const QString written = text.section(u'\n', line - 1, line - 1);
    const qsizetype indentation = written.indexOf(written.trimmed());
    return findings::makeFinding(
        id,
        unitRange(startOfLine(text, line) + indentation, std::max(written.trimmed().size(), qsizetype{1})),
        arguments, registration::TemplateField::Syntax);
}

/// A way in which names are written: "urn:example:maps:<sheet>", or a prefix in quotation marks.
struct NamePattern
{
    QString written;
    QString nss;
    int line = 0; ///< 1-based
};

/// Where a name or a pattern of names is in a line.
struct NameShape
{
    qsizetype start;
    qsizetype nss; ///< after "urn:NID:"
    qsizetype end;
};

/// Returns the places of "urn:NID:" with what follows. One expression with the NID would be compiled for each
/// template.
QList<NameShape> shapesIn(const QString& line, const QString& nid)
{
    static const QRegularExpression beginning(u"(?<![\\w:])urn:"_s,
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shape(
        u"(?:<[^<>\\n]{1,60}>|\\{[^{}\\n]{1,60}\\}|[\\w.:/+~@=$&'*;!%-])+"_s);
    const QString own = nid + u':';
    QList<NameShape> shapes;
    qsizetype from = 0;
    for (auto begun = beginning.match(line); begun.hasMatch(); begun = beginning.match(line, from)) {
        from = begun.capturedEnd();
        if (!QStringView(line).sliced(from).startsWith(own, Qt::CaseInsensitive))
            continue;
        const QRegularExpressionMatch rest =
            shape.match(line, from + own.size(), QRegularExpression::NormalMatch,
                        QRegularExpression::AnchorAtOffsetMatchOption);
        if (!rest.hasMatch())
            continue;
        from = rest.capturedEnd();
        shapes.append({begun.capturedStart(), rest.capturedStart(), from});
    }
    return shapes;
}

QList<NamePattern> patternsIn(const QString& text, const QString& nid, const QList<GrammarBlock>& blocks)
{
    static const QRegularExpression placeholder(u"[<{]"_s);
    static const QString quotes = u"\"'`\u2019\u201D"_s;
    QList<NamePattern> patterns;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isGrammar = std::ranges::any_of(blocks, [i](const GrammarBlock& block) {
            return i + 1 >= block.firstLine && i + 1 <= block.lastLine;
        });
        for (const auto& [start, nss, end] : shapesIn(isGrammar ? QString() : lines[i], nid)) {
            const QString written = lines[i].sliced(start, end - start);
            const QString shape = lines[i].sliced(nss, end - nss);
            const QChar next = end < lines[i].size() ? lines[i][end] : QChar(u' ');
            const bool hasPlaceholder = shape.contains(placeholder);
            // Options and repetitions are not understood.
            if (hasPlaceholder && !u"[]|(?<{"_s.contains(next))
                patterns.append({written, shape, int(i) + 1});
            else if (!hasPlaceholder && shape.endsWith(u':') && quotes.contains(next))
                patterns.append({written, shape + u"{}"_s, int(i) + 1});
        }
    }
    return patterns;
}

QString quoted(const QString& literal) { return literal.isEmpty() ? QString() : u" \"%1\""_s.arg(literal); }

/// The pattern as a rule: placeholders named like a rule refer to it; others are any characters.
std::string grammarWith(const NamePattern& pattern, const registration::SyntaxRule& rule, const QString& nid,
                        const grammar::Grammar& grammar)
{
    static const QRegularExpression placeholder(u"<([^<>]*)>|\\{([^{}]*)\\}"_s);
    QString elements = rule.scope == registration::RuleScope::Urn         ? quoted(u"urn:"_s + nid + u':')
                       : rule.scope == registration::RuleScope::NidAndNss ? quoted(nid + u':')
                                                                          : QString();
    qsizetype last = 0;
    for (const QRegularExpressionMatch& match : placeholder.globalMatch(pattern.nss)) {
        elements += quoted(pattern.nss.mid(last, match.capturedStart() - last));
        const QString name =
            (match.captured(1) + match.captured(2)).simplified().replace(u' ', u'-').toLower();
        const bool isRule =
            std::ranges::any_of(grammar.tree().rules, [&name](const grammar::GrammarRule& each) {
                return each.origin == grammar::RuleOrigin::Own &&
                       QString::fromStdString(each.name).compare(name, Qt::CaseInsensitive) == 0;
            });
        elements += isRule ? u' ' + name : u" 1*%x21-7E"_s;
        last = match.capturedEnd();
    }
    elements += quoted(pattern.nss.mid(last));
    return (rule.text + u"\n\n"_s + QLatin1StringView(kPatternRule) + u" ="_s + elements + u'\n')
        .toStdString();
}

/// Returns the first pattern of which the rule accepts no name. The end of a pattern may be a full stop.
std::optional<NamePattern> rejectedPattern(const QString& text, const QString& nid,
                                           const ExtractedSyntax& extracted)
{
    const registration::SyntaxRule& rule = *extracted.rule;
    const check::NamespaceRule compiled(ruleSource(rule));
    for (NamePattern pattern : patternsIn(text, nid, extracted.blocks)) {
        while (pattern.nss.endsWith(u'.') || pattern.nss.endsWith(u':') || pattern.nss.endsWith(u';')) {
            pattern.nss.chop(1);
            pattern.written.chop(1);
        }
        const grammar::Grammar& grammar = compiled.matcher().grammar();
        const auto both = std::make_shared<const grammar::Grammar>(grammar::readGrammar(
            grammarWith(pattern, rule, nid, grammar), {.mode = grammar::AbnfMode::Lenient,
                                                       .sources = grammar::RuleSources::CoreAndLibrary,
                                                       .start = kPatternRule}));
        const auto relation =
            grammar::relate(compiled.matcher(), grammar::compileMatcher(both, kPatternRule));
        if (relation && relation->relation == grammar::GrammarRelation::Disjoint)
            return pattern;
    }
    return std::nullopt;
}

/// Whether a sentence says it: "Names follow the rule object."
bool saysThatNamesFollow(const QString& start, const QString& text)
{
    const QRegularExpression sentence =
        wordsPattern(u"\\b(?:names?|identifiers?|NSSs?|namespace[- ]specific strings?|URNs?)\\b[^.;]{0,40}"
                     u"\\b(?:follow|match|conform to|begin with|start with)(?:e?s)? (?:the )?(?:(?:start "
                     u"|syntax |grammar )?"
                     u"rule )?[\"'<\u2018\u201C]?%1(?![\\w-])"_s.arg(QRegularExpression::escape(start)));
    return sentence.match(withoutGrammar(text)).hasMatch();
}

/// Whether the text shows that names begin with the start rule: by a sentence, its name, its literals, an
/// example, or a pattern of names; and it is not one of several pieces.
bool isStartShown(const ExtractedSyntax& extracted, const QString& text, const QString& nid)
{
    const registration::SyntaxRule& rule = *extracted.rule;
    static const QRegularExpression namedSo(u"nss|urn|nid|name|identifier|spec"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    if (rule.scope != registration::RuleScope::Nss || namedSo.match(rule.start).hasMatch() ||
        rule.start.contains(nid, Qt::CaseInsensitive) || extracted.accepted > 0 ||
        saysThatNamesFollow(rule.start, text))
        return true;
    const check::NamespaceRule compiled(ruleSource(rule));
    const grammar::Grammar& grammar = compiled.matcher().grammar();
    const auto own =
        std::ranges::count(grammar.tree().rules, grammar::RuleOrigin::Own, &grammar::GrammarRule::origin);
    return 2 * usedRules(grammar, rule.start.toStdString()) > std::size_t(own) &&
           !patternsIn(text, nid, extracted.blocks).isEmpty();
}

} // namespace

ExtractedSyntax extractSyntax(const QString& syntaxText, const QString& nid)
{
    ExtractedSyntax extracted{.blocks = findGrammarBlocks(syntaxText), .rule = {}, .urns = {}, .accepted = 0};
    extracted.urns = harvest(syntaxText, nid, extracted.blocks);
    if (extracted.blocks.isEmpty())
        return extracted;
    const auto [rule, accepted] =
        proposedRule(joinedText(extracted.blocks), nid.toLower().toStdString(), extracted.urns);
    extracted.rule = rule;
    extracted.accepted = qsizetype(accepted);
    return extracted;
}

QList<registration::Sample> exampleSamples(const ExtractedSyntax& found)
{
    QList<registration::Sample> samples;
    for (const ExampleUrn& each : found.urns)
        samples.append({.urn = each.urn,
                        .expected = registration::ExpectedVerdict::Valid,
                        .note = {},
                        .source = u"template, Syntax, line %1"_s.arg(each.line)});
    return samples;
}

QList<registration::Sample> withoutKnown(const QList<registration::Sample>& samples,
                                         const QList<registration::Sample>& known)
{
    QSet<QString> seen;
    for (const registration::Sample& sample : known)
        seen.insert(sample.urn);
    QList<registration::Sample> fresh;
    for (const registration::Sample& sample : samples) {
        if (!seen.contains(sample.urn))
            fresh.append(sample);
        seen.insert(sample.urn);
    }
    return fresh;
}

std::optional<findings::Finding> doubtAbout(const ExtractedSyntax& extracted, const QString& syntaxText,
                                            const QString& nid)
{
    if (!extracted.rule)
        return std::nullopt;
    const QList<int> skipped = skippedDefinitions(syntaxText);
    if (!skipped.isEmpty())
        return aboutLine(
            findings::kRuleDefinitionSkipped, syntaxText, skipped.constFirst(),
            {syntaxText.section(u'\n', skipped.constFirst() - 1, skipped.constFirst() - 1).trimmed()});
    if (const std::optional<NamePattern> pattern = rejectedPattern(syntaxText, nid, extracted))
        return aboutLine(findings::kRulePatternRejected, syntaxText, pattern->line,
                         {pattern->written, extracted.rule->start});
    if (!isStartShown(extracted, syntaxText, nid))
        return aboutLine(findings::kRuleStartUnknown, syntaxText, extracted.blocks.constFirst().firstLine,
                         {extracted.rule->start});
    return std::nullopt;
}

} // namespace nidus::lint
