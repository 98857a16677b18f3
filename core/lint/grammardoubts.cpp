// SPDX-License-Identifier: Apache-2.0
#include "core/lint/grammardoubts.h"

#include "core/check/namespacerule.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/grammar/tables/relate.h"
#include "core/lint/fieldwords.h"
#include "core/lint/rulesource.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

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

QList<NamePattern> patternsIn(const QString& text, const QString& nid, const QList<GrammarBlock>& blocks)
{
    const QRegularExpression shape(
        u"(?<![\\w:])urn:%1:((?:<[^<>\\n]{1,60}>|\\{[^{}\\n]{1,60}\\}|[\\w.:/+~@=$&'*;!%-])+)"_s.arg(
            QRegularExpression::escape(nid)),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression placeholder(u"[<{]"_s);
    static const QString quotes = u"\"'`\u2019\u201D"_s;
    QList<NamePattern> patterns;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isGrammar = std::ranges::any_of(blocks, [i](const GrammarBlock& block) {
            return i + 1 >= block.firstLine && i + 1 <= block.lastLine;
        });
        for (const QRegularExpressionMatch& match : shape.globalMatch(isGrammar ? QString() : lines[i])) {
            const QChar next =
                match.capturedEnd() < lines[i].size() ? lines[i][match.capturedEnd()] : QChar(u' ');
            const bool hasPlaceholder = match.captured(1).contains(placeholder);
            // Options and repetitions are not understood.
            if (hasPlaceholder && !u"[]|(?<{"_s.contains(next))
                patterns.append({match.captured(), match.captured(1), int(i) + 1});
            else if (!hasPlaceholder && match.captured(1).endsWith(u':') && quotes.contains(next))
                patterns.append({match.captured(), match.captured(1) + u"{}"_s, int(i) + 1});
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
        while (pattern.nss.endsWith(u'.') || pattern.nss.endsWith(u':') || pattern.nss.endsWith(u';'))
            pattern.nss.chop(1);
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

/// The share of the rules that `start` uses is more than half.
bool usesMostRules(const grammar::Grammar& grammar, const std::string& start)
{
    const grammar::GrammarTree& tree = grammar.tree();
    std::vector<bool> isReached(tree.rules.size());
    std::vector<grammar::RuleId> open;
    std::size_t own = 0;
    for (grammar::RuleId rule = 0; rule < tree.rules.size(); ++rule) {
        own += tree.rules[rule].origin == grammar::RuleOrigin::Own ? 1U : 0U;
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
    return reached * 2 > own;
}

/// Whether the text shows that names begin with the start rule: by its name, its literals, an example, or a
/// pattern of names; and it is not one of several pieces.
bool isStartShown(const ExtractedSyntax& extracted, const QString& text, const QString& nid)
{
    const registration::SyntaxRule& rule = *extracted.rule;
    static const QRegularExpression namedSo(u"nss|urn|nid|name|identifier|spec"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    if (rule.scope != registration::RuleScope::Nss || namedSo.match(rule.start).hasMatch() ||
        rule.start.contains(nid, Qt::CaseInsensitive) || extracted.accepted > 0)
        return true;
    const check::NamespaceRule compiled(ruleSource(rule));
    return usesMostRules(compiled.matcher().grammar(), rule.start.toStdString()) &&
           !patternsIn(text, nid, extracted.blocks).isEmpty();
}

} // namespace

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
