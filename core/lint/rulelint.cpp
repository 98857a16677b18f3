// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulelint.h"
#include "core/findings/catalog/visiblecharacter.h"

#include "core/check/encoding.h"
#include "core/check/rulecomparison.h"
#include "core/check/urnchecker.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/grammar/samples/sample.h"
#include "core/lint/fieldwords.h"
#include "core/lint/nidlint.h"
#include "core/lint/rulesource.h"
#include "core/lint/syntaxextraction.h"
#include "core/lint/wordlists.h"
#include "core/urn/nid.h"

#include <QRegularExpression>
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSomeNumber = 999'983; ///< of an informal namespace, if its number is not known

findings::Finding aboutRule(findings::FindingId id, const QStringList& arguments)
{
    return findings::makeFinding(id, {}, arguments, registration::TemplateField::Syntax);
}

QList<findings::Finding> grammarFindings(const check::NamespaceRule& rule)
{
    QList<findings::Finding> findings;
    for (const grammar::GrammarFinding& found : rule.matcher().grammar().findings()) {
        if (found.severity != grammar::GrammarSeverity::Error)
            continue;
        findings.append(aboutRule(findings::kRuleGrammarError,
                                  {QString::number(found.line), QString::number(found.column),
                                   findings::message(findings::grammarFinding(found, rule.source().text))}));
    }
    if (findings.isEmpty() && rule.matcher().limit().limit != grammar::GrammarLimit::None)
        findings.append(
            aboutRule(findings::kRuleNoVerdict,
                      findings::limitArguments(rule.matcher().limit(), rule.matcher().grammar().tree(),
                                               rule.source().text)));
    return findings;
}

QList<findings::Finding> wordFindings(const registration::SyntaxRule& rule)
{
    QStringList unknown;
    for (const QString& word : rule.equivalence) {
        if (!check::equivalenceAddition(word.toStdString()))
            unknown.append(word);
    }
    for (const QString& word : rule.encoding) {
        if (!check::encodingStep(word.toStdString()))
            unknown.append(word);
    }
    if (!rule.checkDigit.isEmpty() && !check::checkScheme(rule.checkDigit.toStdString()))
        unknown.append(rule.checkDigit);
    QList<findings::Finding> findings;
    for (const QString& word : unknown)
        findings.append(aboutRule(findings::kRuleUnknownWord, {word}));
    return findings;
}

/// A sample is an example of the template's Syntax (RFC 8141 section 6.4.2): if the rule disagrees, one of
/// them is wrong. Undecided means that a limit of ours was reached, which is not a contradiction.
QList<findings::Finding> sampleFindings(const QList<registration::Sample>& samples,
                                        const check::UrnChecker& checker)
{
    QList<findings::Finding> findings;
    for (const registration::Sample& sample : samples) {
        const std::string urn = sample.urn.toStdString();
        const check::CheckOutcome outcome = checker.check(urn);
        const check::Verdict expected = sample.expected == registration::ExpectedVerdict::Valid
                                            ? check::Verdict::Valid
                                            : check::Verdict::Invalid;
        if (outcome.verdict == expected || outcome.verdict == check::Verdict::Undecided)
            continue;
        if (!findings::readableText(sample.acceptedBecause).isEmpty())
            findings.append(
                aboutRule(findings::kRuleContradictionAccepted, {sample.urn, sample.acceptedBecause}));
        else if (expected == check::Verdict::Invalid)
            findings.append(aboutRule(findings::kRuleSampleAccepted, {sample.urn}));
        else
            findings.append(aboutRule(findings::kRuleSampleRejected,
                                      {sample.urn, findings::reasonAndRemedy(outcome, urn, checker)}));
    }
    return findings;
}

enum class LetterCase : std::uint8_t { Lower, Upper };

/// Returns the shortest text that an automaton accepts after `prefix` and that contains a letter in this
/// case; the digits of a percent-encoding do not count. Absent if there is none.
std::optional<std::string> nameWith(LetterCase letters, const grammar::Dfa& dfa, const std::string& prefix)
{
    struct Step
    {
        std::uint32_t state;
        bool hasLetter;
        int hexDigits; ///< that are still to come
        std::size_t from;
        char byte;

        [[nodiscard]] std::tuple<std::uint32_t, bool, int> key() const
        {
            return {state, hasLetter, hexDigits};
        }
    };
    std::uint32_t start = dfa.start;
    for (const char c : prefix)
        start = dfa.step(start, static_cast<unsigned char>(c));
    std::vector<Step> steps{{start, false, 0, 0, '\0'}};
    std::set<std::tuple<std::uint32_t, bool, int>> seen{steps[0].key()};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].hasLetter && dfa.isAccepting[steps[i].state]) {
            std::string name;
            for (std::size_t at = i; at > 0; at = steps[at].from)
                name.insert(name.begin(), steps[at].byte);
            return name;
        }
        for (char byte = '!'; byte <= '~'; ++byte) {
            const std::uint32_t state = dfa.step(steps[i].state, static_cast<unsigned char>(byte));
            const bool isLetter =
                letters == LetterCase::Lower ? byte >= 'a' && byte <= 'z' : byte >= 'A' && byte <= 'Z';
            const Step next{.state = state,
                            .hasLetter = steps[i].hasLetter || (isLetter && steps[i].hexDigits == 0),
                            .hexDigits = byte == '%' ? 2 : std::max(steps[i].hexDigits - 1, 0),
                            .from = i,
                            .byte = byte};
            if (state != grammar::kDeadState && seen.insert(next.key()).second)
                steps.push_back(next);
        }
    }
    return std::nullopt;
}

/// The same for the names of a rule, or for one of the rules of its grammar.
std::optional<std::string> nameWith(LetterCase letters, const check::NamespaceRule& rule,
                                    const std::string& nid, const QString& part)
{
    if (!part.isEmpty()) {
        check::RuleSource source = rule.source();
        source.start = part.toStdString();
        const check::NamespaceRule partRule(source);
        const grammar::Dfa* const dfa = partRule.matcher().automaton();
        return dfa == nullptr ? std::nullopt : nameWith(letters, *dfa, {});
    }
    const grammar::Dfa* const dfa = rule.matcher().automaton();
    std::string prefix = rule.source().scope == check::NameScope::Urn ? "urn:" : "";
    if (rule.source().scope != check::NameScope::Nss)
        prefix += nid + ':';
    return dfa == nullptr ? std::nullopt : nameWith(letters, *dfa, prefix);
}

/// Returns the rule of the grammar that a sentence is about, by its name or by words with the same letters;
/// empty if it names none.
QString partNamedIn(const QString& sentence, const check::NamespaceRule& rule)
{
    QString longest;
    for (const grammar::GrammarRule& one : rule.matcher().grammar().tree().rules) {
        const QString name = QString::fromStdString(one.name);
        const QRegularExpression words(
            u"\\b%1s?\\b"_s.arg(QRegularExpression::escape(name).replace(u"\\-"_s, u"[- _]?"_s)),
            QRegularExpression::CaseInsensitiveOption);
        if (one.origin == grammar::RuleOrigin::Own && name.size() > longest.size() && name.size() > 2 &&
            name.compare("NSS"_L1, Qt::CaseInsensitive) != 0 && words.match(sentence).hasMatch())
            longest = name;
    }
    return longest;
}

/// Whether a sentence restricts all letters of the names: not those of one part, and not only in a preferred
/// or normal form.
bool isAboutAllLetters(const QString& sentence)
{
    static const QRegularExpression all = wordsPattern(
        u"(?:^|\\b(?:all|any|only|the|its|these|use|uses|of|in)) (?:(?:upper|lower)[- ]?case |small |capital "
        u")?(?:letters|characters)\\b|\\bNSSs?\\b|"
        u"namespace[- ]specific strings?|\\bnames\\b|\\bURNs\\b|\\bidentifiers\\b|^\\W*letters\\b"_s);
    return all.match(sentence).hasMatch();
}

/// How a grammar contradicts a sentence about letter case.
struct CaseClash
{
    QString accepted; ///< a name that the grammar accepts
    QString rejected; ///< the same in the other case, if the grammar rejects it; otherwise empty
};

/// Returns the case to which a sentence restricts letters; absent if it allows both, describes a preferred
/// or normal form, or is not about letters.
std::optional<LetterCase> requiredCase(const QString& sentence)
{
    static const QRegularExpression lower = wordsPattern(u"\\blower[- ]?case\\b|\\bsmall letters?\\b"_s);
    static const QRegularExpression upper =
        wordsPattern(u"\\bupper[- ]?case\\b|\\bcapital(?:s|ized| letters?)?\\b"_s);
    static const QRegularExpression other = wordsPattern(
        u"canonical|normal|prefer|recommend|should|convention|conver|treat|regard|ignor|\\bmay\\b|\\bcan\\b|"
        u"either|both|insensitive|mapped|fold|permit|allow|accept|unless|except|prefix|scheme|\\bNID\\b|"
        u"namespace (?:ID|identifier)|hexadecimal|percent"_s);
    static const QRegularExpression comparison =
        wordsPattern(u"compar|equivalen|\\bequal\\b|\\bnot\\b|\\bno\\b|\\bif\\b|\\bwhen\\b"_s);
    if (other.match(sentence).hasMatch())
        return std::nullopt;
    for (const QString& clause : sentence.split(u',')) {
        const bool isLower = lower.match(clause).hasMatch();
        if (isLower != upper.match(clause).hasMatch() && !comparison.match(clause).hasMatch())
            return isLower ? LetterCase::Lower : LetterCase::Upper;
    }
    return std::nullopt;
}

/// Whether a sentence says that names in both cases are equivalent.
bool ignoresLetterCase(const QString& sentence)
{
    static const QRegularExpression insensitive = wordsPattern(
        u"\\b(?:names?|URNs?|NSSs?|strings?|letters?|identifiers?)\\b.{0,60}(?:case[- ]?insensitive|differ "
        u"only in (?:the )?"
        u"(?:letter )?case|(?:in|regardless of|whatever) (?:either |the )?(?:letter )?case\\b)|"
        u"(?:^|\\bletter |\\bthe )case (?:of (?:the )?letters |of (?:the )?characters )?(?:is|does) not (?:significant|matter)"_s);
    static const QRegularExpression ofPrefix = wordsPattern(
        u"\\bNIDs?\\b|namespace (?:ID|identifier)|scheme|prefix|hexadecimal|percent|\\bnot equi|\\bonly if\\b"_s);
    return insensitive.match(sentence).hasMatch() && !ofPrefix.match(sentence).hasMatch();
}

std::optional<CaseClash> caseClash(const QString& sentence, const std::string& nid,
                                   const check::NamespaceRule& rule)
{
    if (const std::optional<LetterCase> letters = requiredCase(sentence)) {
        const QString part = partNamedIn(sentence, rule);
        if (part.isEmpty() && !isAboutAllLetters(sentence))
            return std::nullopt;
        const std::optional<std::string> name =
            nameWith(*letters == LetterCase::Lower ? LetterCase::Upper : LetterCase::Lower, rule, nid, part);
        return name ? std::optional(CaseClash{QString::fromStdString(*name), {}}) : std::nullopt;
    }
    if (!ignoresLetterCase(sentence))
        return std::nullopt;
    const std::optional<std::string> lower = nameWith(LetterCase::Lower, rule, nid, {});
    const std::optional<std::string> upper = nameWith(LetterCase::Upper, rule, nid, {});
    if (lower.has_value() == upper.has_value())
        return std::nullopt;
    const QString accepted = QString::fromStdString(lower ? *lower : *upper);
    return CaseClash{accepted, lower ? accepted.toUpper() : accepted.toLower()};
}

bool isAboutCase(const QString& word)
{
    const std::optional<check::EquivalenceAddition> addition = check::equivalenceAddition(word.toStdString());
    return addition && addition->kind != check::EquivalenceAddition::Kind::HyphensIgnored &&
           addition->kind != check::EquivalenceAddition::Kind::Isbn10AsIsbn13 &&
           addition->kind != check::EquivalenceAddition::Kind::ParameterIgnored &&
           addition->kind != check::EquivalenceAddition::Kind::PercentEncodingIgnored;
}

/// RFC 8141 section 6.4.2 (3): what the text promises for the whole NSS and the rule does not do, and vice
/// versa. Sentences about a part, an exception, or the NID are ignored: a word of the rule may express them.
QList<findings::Finding> promiseFindings(const registration::SyntaxRule& rule, const QString& text)
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
    QList<findings::Finding> findings;
    const auto report = [&findings, &text](findings::FindingId id, const QRegularExpression& words) {
        const QRegularExpressionMatch match = words.match(text);
        if (match.hasMatch())
            findings.append(
                findings::makeFinding(id, unitRange(match.capturedStart(), match.capturedLength()),
                                      {match.captured().simplified()}, registration::TemplateField::Syntax));
    };
    if (!ignoresCase)
        report(findings::kRuleEquivalenceUnkept, insensitive);
    if (!ignoresHyphens)
        report(findings::kRuleEquivalenceUnkept, hyphens);
    if (rule.equivalence.contains(u"nss-case-insensitive"_s))
        report(findings::kRuleEquivalenceContradicted, sensitive);
    return findings;
}

/// Additions to RFC 8141 section 3.1 must be in the template (section 6.4.2 (3)). If a revision drops one,
/// equivalent names become different.
QList<findings::Finding> equivalenceFindings(const registration::SyntaxRule& rule, const QString& text,
                                             const std::optional<registration::SyntaxRule>& previous)
{
    QList<findings::Finding> findings = promiseFindings(rule, text);
    for (const QString& word : rule.equivalence) {
        if (!isDocumented(word, text))
            findings.append(aboutRule(findings::kRuleEquivalenceUndocumented, {word}));
    }
    if (!previous)
        return findings;
    for (const QString& word : previous->equivalence) {
        if (!rule.equivalence.contains(word))
            findings.append(aboutRule(findings::kRuleEquivalenceDropped, {word}));
    }
    return findings;
}

/// Reports names on which the grammar in the text and the rule disagree (RFC 8141 section 6.4.2). A grammar
/// that cannot be read, may be only a piece, or is for another namespace, is not compared.
QList<findings::Finding> textFindings(const check::NamespaceRule& rule, const QString& nid,
                                      const QString& text, const std::stop_token& stop)
{
    const ExtractedSyntax written = nid.isEmpty() ? ExtractedSyntax() : extractSyntax(text, nid);
    if (!written.rule || doubtAbout(written, text, nid))
        return {};
    const check::NamespaceRule theirs(ruleSource(*written.rule), stop);
    if (!grammarFindings(theirs).isEmpty() || !check::describesNamesOf(nid.toStdString(), theirs))
        return {};
    const auto comparison = check::compareRevisions(nid.toStdString(), theirs, rule, stop);
    if (!comparison)
        return {};
    QList<findings::Finding> findings;
    if (comparison->lost)
        findings.append(
            aboutRule(findings::kRuleNarrowerThanText, {QString::fromStdString(*comparison->lost)}));
    if (comparison->gained)
        findings.append(
            aboutRule(findings::kRuleWiderThanText, {QString::fromStdString(*comparison->gained)}));
    return findings;
}

/// Every name is a URN (RFC 8141 section 2.2), and a revision loses none: assigned names remain valid
/// (section 5.1 (3)).
QList<findings::Finding> languageFindings(const check::NamespaceRule& rule, const std::string& nid,
                                          const std::optional<registration::SyntaxRule>& previous,
                                          const std::stop_token& stop)
{
    QList<findings::Finding> findings;
    if (const auto finding = lintRuleNid(nid, rule))
        findings.append(*finding);
    const auto outside = check::nameOutsideUrns(nid, rule, stop);
    if (outside && *outside)
        findings.append(aboutRule(findings::kRuleOutsideUrnSyntax, findings::outsideArguments(**outside)));
    if (!previous)
        return findings;
    const auto comparison =
        check::compareRevisions(nid, check::NamespaceRule(ruleSource(*previous), stop), rule, stop);
    if (!comparison)
        return findings;
    if (comparison->lost)
        findings.append(aboutRule(findings::kRuleRevisionLoses, {QString::fromStdString(*comparison->lost)}));
    if (comparison->gained)
        findings.append(
            aboutRule(findings::kRuleRevisionGains, {QString::fromStdString(*comparison->gained)}));
    return findings;
}

} // namespace

std::optional<findings::Finding> lintRuleNid(const std::string& nid, const check::NamespaceRule& rule)
{
    if (!nid.empty() && !isNidSyntax(QString::fromStdString(nid)))
        return std::nullopt;
    const std::vector<std::string> shortest =
        grammar::makeSamples(rule.matcher(), {.kind = grammar::SampleKind::Shortest, .count = 1});
    if (shortest.empty())
        return std::nullopt;
    const QString text = QString::fromStdString(shortest[0]);
    static const QRegularExpression placeholder(u"^urn-[^:]*:"_s, QRegularExpression::CaseInsensitiveOption);
    const bool isPlaceholder =
        rule.source().scope == check::NameScope::Nss && placeholder.match(text).hasMatch();
    const bool hasNumber = !nid.empty() && (!nid.starts_with("urn-") || urn::isInformalNid(nid));
    if (!isPlaceholder &&
        check::describesNamesOf(hasNumber ? nid : "urn-" + std::to_string(kSomeNumber), rule))
        return std::nullopt;
    return aboutRule(findings::kRuleOtherNid,
                     {u"urn:%1:"_s.arg(hasNumber ? QString::fromStdString(nid) : u"urn-N"_s), text});
}

// Sentences about what is written, not about a preferred or normal form, and sentences about comparison.
QList<findings::Finding> lintLetterCase(const QString& text, const QString& nid,
                                        const check::NamespaceRule& rule)
{
    static const QRegularExpression sentences(u"(?:[^.;:\\n]|[.:](?=\\S)|\\n(?!\\s*\\n))+"_s);
    const std::string lowerNid = nid.toLower().toStdString();
    QList<findings::Finding> findings;
    QRegularExpressionMatchIterator found = sentences.globalMatch(withoutGrammar(text));
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString sentence = match.captured().simplified();
        const std::optional<CaseClash> clash = caseClash(sentence, lowerNid, rule);
        if (!clash)
            continue;
        const qsizetype start = text.indexOf(QRegularExpression(u"\\S"_s), match.capturedStart());
        const bool isRejected = !clash->rejected.isEmpty();
        QStringList arguments{sentence, clash->accepted};
        if (isRejected)
            arguments.append(clash->rejected);
        findings.append(findings::makeFinding(
            isRejected ? findings::kTemplateSyntaxCaseRejected : findings::kTemplateSyntaxCaseContradicted,
            unitRange(start, match.capturedEnd() - start), arguments, registration::TemplateField::Syntax));
    }
    return findings;
}

bool isDocumented(const QString& word, const QString& syntaxText)
{
    const auto has = [&syntaxText](const QString& pattern) {
        return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)
            .match(syntaxText)
            .hasMatch();
    };
    const std::optional<check::EquivalenceAddition> addition = check::equivalenceAddition(word.toStdString());
    if (!addition)
        return true;
    switch (addition->kind) {
    case check::EquivalenceAddition::Kind::NssCaseInsensitive:
    case check::EquivalenceAddition::Kind::NssCaseInsensitiveExcept:
    case check::EquivalenceAddition::Kind::CaseInsensitiveUnder:
    case check::EquivalenceAddition::Kind::CaseInsensitiveFields:
    case check::EquivalenceAddition::Kind::CaseInsensitiveBefore:
    case check::EquivalenceAddition::Kind::CaseInsensitiveFirstLetter:
        return has(u"\\b(case|capital\\w*|(upper|lower)-?case)\\b"_s);
    case check::EquivalenceAddition::Kind::HyphensIgnored: return has(u"\\b(hyphen|dash)"_s);
    case check::EquivalenceAddition::Kind::Isbn10AsIsbn13:
        return has(u"\\bISBN-?\\s?1[03]\\b|\\b(10|13|ten|thirteen)[- ]digit"_s);
    case check::EquivalenceAddition::Kind::ParameterIgnored:
        return has(QRegularExpression::escape(QString::fromStdString(addition->text).section(u'=', 0, 0)));
    case check::EquivalenceAddition::Kind::PercentEncodingIgnored:
        return has(u"\\b(percent|escap\\w*|encod\\w*)\\b"_s);
    }
    return true;
}

QList<findings::Finding> lintRule(const registration::VersionContent& content, const QString& wanted,
                                  const std::optional<registration::SyntaxRule>& previous,
                                  const std::stop_token& stop)
{
    if (!content.rule)
        return {};
    const QString nid = possibleNid(wanted);
    const registration::SyntaxRule& stored = *content.rule;
    const check::NamespaceRule rule(ruleSource(stored), stop);
    QList<findings::Finding> findings = grammarFindings(rule) + wordFindings(stored);
    findings += sampleFindings(content.samples, check::ruleChecker(nid.toStdString(), rule));
    const QString text = content.registrationTemplate.text(registration::TemplateField::Syntax);
    findings += equivalenceFindings(stored, text, previous);
    findings += textFindings(rule, nid, text, stop) + lintLetterCase(text, nid, rule);
    return findings + languageFindings(rule, nid.toStdString(), previous, stop);
}

} // namespace nidus::lint
