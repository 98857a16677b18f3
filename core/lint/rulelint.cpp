// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulelint.h"

#include "core/check/encoding.h"
#include "core/check/rulecomparison.h"
#include "core/check/urnchecker.h"
#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/grammarfindings.h"
#include "core/findings/urnfindings.h"
#include "core/grammar/sample.h"
#include "core/lint/fieldwords.h"
#include "core/lint/rulesource.h"
#include "core/lint/syntaxextraction.h"
#include "core/lint/wordlists.h"
#include "core/urn/nid.h"

#include <QRegularExpression>
#include <algorithm>
#include <string>
#include <vector>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSomeNumber = 999'983; ///< of an informal namespace, where it is not known

Finding aboutSyntax(FindingId id, const QStringList& arguments)
{
    return makeFinding(id, {}, arguments, TemplateField::Syntax);
}

QList<Finding> grammarFindings(const NamespaceRule& rule)
{
    QList<Finding> findings;
    for (const GrammarFinding& found : rule.matcher().grammar().findings()) {
        if (found.severity != GrammarSeverity::Error)
            continue;
        findings.append(
            aboutSyntax(kRuleGrammarError, {QString::number(found.line), QString::number(found.column),
                                            message(grammarFinding(found, rule.source().text))}));
    }
    if (findings.isEmpty() && rule.matcher().limit().limit != GrammarLimit::None)
        findings.append(
            aboutSyntax(kRuleNoVerdict, limitArguments(rule.matcher().limit(),
                                                       rule.matcher().grammar().tree(), rule.source().text)));
    return findings;
}

QList<Finding> wordFindings(const SyntaxRule& rule)
{
    QStringList unknown;
    for (const QString& word : rule.equivalence) {
        if (!equivalenceAddition(word.toStdString()))
            unknown.append(word);
    }
    for (const QString& word : rule.encoding) {
        if (!encodingStep(word.toStdString()))
            unknown.append(word);
    }
    if (!rule.checkDigit.isEmpty() && !checkScheme(rule.checkDigit.toStdString()))
        unknown.append(rule.checkDigit);
    QList<Finding> findings;
    for (const QString& word : unknown)
        findings.append(aboutSyntax(kRuleUnknownWord, {word}));
    return findings;
}

/// A sample is an example of the template's Syntax (RFC 8141 section 6.4.2): where the rule disagrees, one of
/// them is wrong. Undecided is a limit of ours and contradicts nothing.
QList<Finding> sampleFindings(const QList<Sample>& samples, const UrnChecker& checker)
{
    QList<Finding> findings;
    for (const Sample& sample : samples) {
        const std::string urn = sample.urn.toStdString();
        const CheckOutcome outcome = checker.check(urn);
        const Verdict expected =
            sample.expected == ExpectedVerdict::Valid ? Verdict::Valid : Verdict::Invalid;
        if (outcome.verdict == expected || outcome.verdict == Verdict::Undecided)
            continue;
        if (!sample.acceptedBecause.isEmpty())
            findings.append(aboutSyntax(kRuleContradictionAccepted, {sample.urn, sample.acceptedBecause}));
        else if (expected == Verdict::Invalid)
            findings.append(aboutSyntax(kRuleSampleAccepted, {sample.urn}));
        else
            findings.append(
                aboutSyntax(kRuleSampleRejected,
                            {sample.urn, message(checkFindings(outcome, urn, checker).constFirst())}));
    }
    return findings;
}

bool isAboutCase(const QString& word)
{
    const std::optional<EquivalenceAddition> addition = equivalenceAddition(word.toStdString());
    return addition && addition->kind != EquivalenceAddition::Kind::HyphensIgnored &&
           addition->kind != EquivalenceAddition::Kind::Isbn10AsIsbn13 &&
           addition->kind != EquivalenceAddition::Kind::ParameterIgnored;
}

/// RFC 8141 section 6.4.2 (3): what the text promises of the whole NSS and the rule does not do, and the
/// other way round. Sentences that speak of a part, an exception or the NID are left alone: a word of the
/// rule may stand for them.
QList<Finding> promiseFindings(const SyntaxRule& rule, const QString& text)
{
    static const QRegularExpression insensitive =
        wordsPattern(u"(?:(?:entire|whole|complete) URNs?|\\bURNs?|\\bNSS|namespace[- ]specific "
                     u"strings?|identifiers?|names)\\)? "
                     "(?:(?:part|portion|components?)? ?(?:is|are|be)|shall be|must be)? ?"
                     "(?:treated as |considered |compared )?(?:case[- ]?insensitive(?:ly)?)\\b"_s);
    static const QRegularExpression sensitive = wordsPattern(
        u"(?:\\bNSS|namespace[- ]specific strings?|identifiers?|names)\\)? (?:is|are) case[- ]sensitive"
        "|in a case[- ]sensitive manner"_s);
    static const QRegularExpression hyphens =
        wordsPattern(u"(?:hyphens|dashes) (?:do not (?:count|matter)|are|shall be|must be) (?:not "
                     u"(?:semantically )?significant|ignored|insignificant|removed "
                     "(?:before|prior to|for) compar\\w+)"_s);
    const bool ignoresCase = std::ranges::any_of(rule.equivalence, isAboutCase);
    const bool ignoresHyphens = rule.equivalence.contains(u"hyphens-ignored"_s);
    QList<Finding> findings;
    const auto report = [&findings, &text](FindingId id, const QRegularExpression& words) {
        const QRegularExpressionMatch match = words.match(text);
        if (match.hasMatch())
            findings.append(makeFinding(id, unitRange(match.capturedStart(), match.capturedLength()),
                                        {match.captured().simplified()}, TemplateField::Syntax));
    };
    if (!ignoresCase)
        report(kRuleEquivalenceUnkept, insensitive);
    if (!ignoresHyphens)
        report(kRuleEquivalenceUnkept, hyphens);
    if (rule.equivalence.contains(u"nss-case-insensitive"_s))
        report(kRuleEquivalenceContradicted, sensitive);
    return findings;
}

/// Additions to RFC 8141 section 3.1 are said in the template (section 6.4.2 (3)). One that a revision drops
/// makes two names of what was one.
QList<Finding> equivalenceFindings(const SyntaxRule& rule, const QString& text,
                                   const std::optional<SyntaxRule>& previous)
{
    QList<Finding> findings = promiseFindings(rule, text);
    for (const QString& word : rule.equivalence) {
        if (!isDocumented(word, text))
            findings.append(aboutSyntax(kRuleEquivalenceUndocumented, {word}));
    }
    if (!previous)
        return findings;
    for (const QString& word : previous->equivalence) {
        if (!rule.equivalence.contains(word))
            findings.append(aboutSyntax(kRuleEquivalenceDropped, {word}));
    }
    return findings;
}

/// A rule that describes names of another namespace, or of one whose number was not known ("urn:urn-xxx:1").
std::optional<Finding> otherNid(const std::string& nid, const NamespaceRule& rule)
{
    const std::vector<std::string> shortest =
        makeSamples(rule.matcher(), {.kind = SampleKind::Shortest, .count = 1});
    if (shortest.empty())
        return std::nullopt;
    const QString text = QString::fromStdString(shortest[0]);
    static const QRegularExpression placeholder(u"^urn-[^:]*:"_s, QRegularExpression::CaseInsensitiveOption);
    const bool isPlaceholder = rule.source().scope == NameScope::Nss && placeholder.match(text).hasMatch();
    const bool hasNumber = !nid.empty() && (!nid.starts_with("urn-") || isInformalNid(nid));
    if (!isPlaceholder && describesNamesOf(hasNumber ? nid : "urn-" + std::to_string(kSomeNumber), rule))
        return std::nullopt;
    return aboutSyntax(kRuleOtherNid,
                       {u"urn:%1:"_s.arg(hasNumber ? QString::fromStdString(nid) : u"urn-N"_s), text});
}

/// Where the grammar that stands in the text and the rule disagree about a name (RFC 8141 section 6.4.2). One
/// that cannot be read, or is not about this namespace, says nothing that could be compared.
QList<Finding> textFindings(const NamespaceRule& rule, const QString& nid, const QString& text,
                            const std::stop_token& stop)
{
    const std::optional<SyntaxRule> written = nid.isEmpty() ? std::nullopt : extractSyntax(text, nid).rule;
    if (!written)
        return {};
    const NamespaceRule theirs(ruleSource(*written), stop);
    if (!grammarFindings(theirs).isEmpty() || !describesNamesOf(nid.toStdString(), theirs))
        return {};
    const auto comparison = compareRevisions(nid.toStdString(), theirs, rule, stop);
    if (!comparison)
        return {};
    QList<Finding> findings;
    if (comparison->lost)
        findings.append(aboutSyntax(kRuleNarrowerThanText, {QString::fromStdString(*comparison->lost)}));
    if (comparison->gained)
        findings.append(aboutSyntax(kRuleWiderThanText, {QString::fromStdString(*comparison->gained)}));
    return findings;
}

/// Every name is a URN (RFC 8141 section 2.2), and a revision loses none: what was assigned stays valid
/// (section 5.1 (3)).
QList<Finding> languageFindings(const NamespaceRule& rule, const std::string& nid,
                                const std::optional<SyntaxRule>& previous, const std::stop_token& stop)
{
    QList<Finding> findings;
    if (const auto finding = otherNid(nid, rule))
        findings.append(*finding);
    const auto outside = nameOutsideUrns(nid, rule, stop);
    if (outside && *outside)
        findings.append(aboutSyntax(kRuleOutsideUrns, outsideArguments(**outside)));
    if (!previous)
        return findings;
    const auto comparison = compareRevisions(nid, NamespaceRule(ruleSource(*previous), stop), rule, stop);
    if (!comparison)
        return findings;
    if (comparison->lost)
        findings.append(aboutSyntax(kRuleRevisionLoses, {QString::fromStdString(*comparison->lost)}));
    if (comparison->gained)
        findings.append(aboutSyntax(kRuleRevisionGains, {QString::fromStdString(*comparison->gained)}));
    return findings;
}

} // namespace

bool isDocumented(const QString& word, const QString& syntaxText)
{
    const auto has = [&syntaxText](const QString& pattern) {
        return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)
            .match(syntaxText)
            .hasMatch();
    };
    const std::optional<EquivalenceAddition> addition = equivalenceAddition(word.toStdString());
    if (!addition)
        return true;
    switch (addition->kind) {
    case EquivalenceAddition::Kind::NssCaseInsensitive:
    case EquivalenceAddition::Kind::NssCaseInsensitiveExcept:
    case EquivalenceAddition::Kind::CaseInsensitiveUnder:
    case EquivalenceAddition::Kind::CaseInsensitiveFields:
    case EquivalenceAddition::Kind::CaseInsensitiveBefore:
    case EquivalenceAddition::Kind::CaseInsensitiveFirstLetter:
        return has(u"\\b(case|capital\\w*|(upper|lower)-?case)\\b"_s);
    case EquivalenceAddition::Kind::HyphensIgnored:
        return has(u"\\b(hyphen|dash)"_s);
    case EquivalenceAddition::Kind::Isbn10AsIsbn13:
        return has(u"\\bISBN-?\\s?1[03]\\b|\\b(10|13|ten|thirteen)[- ]digit"_s);
    case EquivalenceAddition::Kind::ParameterIgnored:
        return has(QRegularExpression::escape(QString::fromStdString(addition->text).section(u'=', 0, 0)));
    }
    return true;
}

QList<Finding> lintRule(const VersionContent& content, const QString& nid,
                        const std::optional<SyntaxRule>& previous, const std::stop_token& stop)
{
    if (!content.rule)
        return {};
    const SyntaxRule& stored = *content.rule;
    const NamespaceRule rule(ruleSource(stored), stop);
    QList<Finding> findings = grammarFindings(rule) + wordFindings(stored);
    findings += sampleFindings(content.samples, ruleChecker(nid.toStdString(), rule));
    const QString text = content.registrationTemplate.text(TemplateField::Syntax);
    findings += equivalenceFindings(stored, text, previous);
    findings += textFindings(rule, nid, text, stop);
    return findings + languageFindings(rule, nid.toStdString(), previous, stop);
}

} // namespace nidus
