// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/lint/grammarblocks.h"
#include "core/lint/nidlint.h"
#include "core/lint/wordlists.h"
#include "core/urn/lookalike.h"
#include "core/urn/nid.h"
#include "core/urn/presentation.h"

#include <QSet>
#include <QStringList>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <string>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

bool says(const QString& text, const QRegularExpression& words) { return words.match(text).hasMatch(); }

findings::Finding aboutSyntax(findings::FindingId id, const QStringList& arguments = {})
{
    return findings::makeFinding(id, {}, arguments, registration::TemplateField::Syntax);
}

/// Whether another document defines the syntax: "specified by the WMO Core Metadata Profile". RFC 8141 and
/// RFC 2141 do not count, because they define every URN.
bool isDefinedElsewhere(const QString& text)
{
    static const QRegularExpression elsewhere =
        wordsPattern(u"(?:syntax|structure|format|rules|requirements|ABNF|grammar)[^.]{0,120}(?:specified|"
                     u"defined|described|documented|found|"
                     "given) (?:by|in|at|on) (?![^.]{0,60}(?:8141|2141|this|section 2|following))"
                     "|see [^.]{0,40}sections? [\\d.]+[^.]{0,40} of (?!RFC ?(?:8141|2141))"_s);
    return says(text, elsewhere);
}

/// RFC 8141 section 6.4.2 (1): a formal definition, an algorithm, a regular expression, or a statement that
/// it is opaque.
QList<findings::Finding> lintFormality(const QString& text)
{
    static const QRegularExpression formal = wordsPattern(
        u"\\bopaque(?:ly)?\\b|\\bno (?:[\\w-]+ )?structure\\b|\\bregular expression|\\bregexp?\\b|\\balgorithm|\\^?\\[[^\\]\\s]+-[^\\]\\s]+\\][*+{]"_s);
    // The NSS of RFC 8141 without restrictions is a formal definition by reference.
    static const QRegularExpression anyNss = wordsPattern(
        u"NSS\\W{0,4} ?(?:where|is|of|for|in|,|\\(|\\)|\\w+){0,8}[^.{]{0,80}(?:specified|defin|conform|is "
        u"<NSS>|in accordance|comply|"
        "complies)[^{]{0,120}(?:8141|2141|section 2|URN syntax)|is <NSS> in"_s);
    static const QRegularExpression pattern(
        u"\\{(?!NSS)[^{}\\n]+\\}|urn:[\\w-]+:[^\\s]*<(?!NSS)[^<>\\n]+>|:\\[(?!NSS)[^\\]\\n]+\\]"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (!findGrammarBlocks(text).isEmpty() || says(text, formal) || isDefinedElsewhere(text))
        return {};
    const QRegularExpressionMatch found = pattern.match(text);
    if (found.hasMatch())
        return {findings::makeFinding(findings::kTemplateSyntaxPatternOnly,
                                      unitRange(found.capturedStart(), found.capturedLength()),
                                      {found.captured()}, registration::TemplateField::Syntax)};
    if (says(text, anyNss))
        return {};
    return {aboutSyntax(findings::kTemplateSyntaxNoDefinition)};
}

/// RFC 8141 section 6.4.2 (3). Older registrations have it in other fields, where their template had a
/// heading for it.
QList<findings::Finding> lintEquivalence(const registration::RegistrationTemplate& registrationTemplate,
                                         const QString& text)
{
    const QRegularExpression& equivalence = anyWordOf(u"syntax-equivalence"_s);
    const QString also = registrationTemplate.text(registration::TemplateField::Additional) +
                         registrationTemplate.text(registration::TemplateField::Interoperability) +
                         registrationTemplate.text(registration::TemplateField::Resolution);
    if (says(text, equivalence) || says(also, equivalence))
        return {};
    return {aboutSyntax(findings::kTemplateSyntaxNoEquivalence)};
}

/// RFC 8141 sections 2.3 and 6.4.2 (5): "r-component", "r- and q-components", "rq-components", "R-, Q- and".
QList<findings::Finding> lintComponents(const WrittenTexts& texts)
{
    static const QRegularExpression components = wordsPattern(
        u"(?<![\\w-])((?:[rqf][\"'\u2019\u201D]?-?(?:\\s*(?:,|/|&|and|n?or))*\\s*[\"'\u2018\u201C]?)+)-?\\s*component"_s);
    static const QRegularExpression joiners = wordsPattern(u"and|n?or"_s);
    static const QRegularExpression query =
        wordsPattern(u"\\bquery (?:component|part|string)|\\bfragments?,? (?:and |or )?(?:[\\w-]+, )?"
                     u"queries\\b|\\bqueries,? (?:and |or )?fragments?\\b"_s);
    static const QRegularExpression every =
        wordsPattern(u"\\b(?:optional|(?:optional|no|all|any|further|other) URN) components\\b"_s);
    static const QRegularExpression fragment = wordsPattern(u"\\bfragment"_s);
    QString named;
    QString all;
    for (const registration::TemplateField field : registration::kTemplateFields)
        all += texts.of(field) + u'\n';
    QRegularExpressionMatchIterator found = components.globalMatch(all);
    while (found.hasNext())
        named += found.next().captured(1).toLower().remove(joiners);
    named += says(all, query) ? u"q"_s : QString();
    named += says(all, fragment) ? u"f"_s : QString();
    named += says(all, every) ? u"rqf"_s : QString();
    static constexpr std::array kMissing{
        "", // translated as a whole
        QT_TRANSLATE_NOOP("UrnParts", "r-component"),
        QT_TRANSLATE_NOOP("UrnParts", "q-component"),
        QT_TRANSLATE_NOOP("UrnParts", "r-component, q-component"),
        QT_TRANSLATE_NOOP("UrnParts", "f-component"),
        QT_TRANSLATE_NOOP("UrnParts", "r-component, f-component"),
        QT_TRANSLATE_NOOP("UrnParts", "q-component, f-component"),
        QT_TRANSLATE_NOOP("UrnParts", "r-component, q-component, f-component")};
    const std::size_t missing = (named.contains(u'r') ? 0U : 1U) + (named.contains(u'q') ? 0U : 2U) +
                                (named.contains(u'f') ? 0U : 4U);
    if (missing == 0)
        return {};
    return {aboutSyntax(findings::kTemplateSyntaxNoComponents, {QString::fromLatin1(kMissing.at(missing))})};
}

findings::Finding aboutWords(findings::FindingId id, const QRegularExpressionMatch& match,
                             const QStringList& before = {})
{
    return findings::makeFinding(id, unitRange(match.capturedStart(), match.capturedLength()),
                                 before + QStringList{match.captured().simplified()},
                                 registration::TemplateField::Syntax);
}

/// RFC 8141 section 3.1: a namespace adds equivalences to those of all URNs and cannot remove one.
QList<findings::Finding> lintComparison(const QString& text)
{
    static const QRegularExpression contradiction = wordsPattern(
        u"\\b(?:(?:entire|whole|complete|full) URNs?|NIDs?|namespace (?:IDs?|identifiers?)|URI scheme|"
        u"percent[- ]encod\\w+|hexadecimal digits|urn:(?:[\\w-]+:?)?)(?<=[\\w:])[\"'\u201D)]* ?"
        u"(?:(?:part|portion|string|token|prefix) )?"
        u"(?:is|are|be)(?: (?:treated|considered|compared|regarded)(?: as)?)? case[- ]sensitive"
        u"|\\b[rqf]-components?[^.;]{0,40}\\b(?:is|are|be) (?:also )?(?:significant|compared|included|"
        u"considered|taken into account)\\b[^.;]{0,40}\\b(?:equivalen|compar)\\w*"_s);
    static const QRegularExpression never = wordsPattern(
        u"\\b(?:(?:entire|whole|complete|full) URNs?|NSSs?|namespace[- ]specific strings?)\\)? (?:is|are) "
        u"case[- ]insensitive\\b"_s);
    static const QRegularExpression always =
        wordsPattern(u"\\b(?:NSSs?|namespace[- ]specific strings?|(?:all )?(?:the "
                     u")?(?:URNs|names|letters))\\)? (?:is|are) "
                     u"case[- ]sensitive\\b"_s);
    QList<findings::Finding> findings;
    for (const QRegularExpressionMatch& match : contradiction.globalMatch(text))
        findings.append(aboutWords(findings::kTemplateSyntaxEquivalenceContradicted, match));
    const QRegularExpressionMatch insensitive = never.match(text);
    const QRegularExpressionMatch sensitive = always.match(text);
    if (insensitive.hasMatch() && sensitive.hasMatch())
        findings.append(aboutWords(findings::kTemplateSyntaxCaseInconsistent, sensitive,
                                   {insensitive.captured().simplified()}));
    return findings;
}

/// A name in a line of its own, as examples are listed.
struct ListedName
{
    QString name;
    qsizetype offset = 0;
    qsizetype line = 0; ///< 0-based, blank lines not counted
};

/// Returns the names that begin with "urn:" and are alone in their line. Patterns ("urn:example:{n}", regular
/// expressions) and lines of a grammar are not names.
QList<ListedName> listedNames(const QString& text)
{
    static const QRegularExpression name(u"\\burn:[^\\s\"'`<>]*[^\\s\"'`<>.,;:]"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression pattern(
        u"[{}<>\\[\\]\u2026]|\\.\\.\\.|\\([^()]*\\||\\\\[dswDSWb.+*/(-]|[*+]\\$?$|^\\^"_s);
    QList<ListedName> names;
    const QStringList lines = text.split(u'\n');
    qsizetype start = 0;
    qsizetype number = 0;
    for (const QString& line : lines) {
        const QRegularExpressionMatch found =
            line.contains("urn:"_L1, Qt::CaseInsensitive) ? name.match(line) : QRegularExpressionMatch();
        if (found.hasMatch() && isAloneInLine(found.captured(), line) && !pattern.match(line).hasMatch())
            names.append({found.captured(), start + found.capturedStart(), number});
        number += line.trimmed().isEmpty() ? 0 : 1;
        start += line.size() + 1;
    }
    return names;
}

/// Returns the NID of a text that begins with "urn:", in lowercase.
QString nidIn(const QString& urn) { return urn.section(u':', 1, 1).toLower(); }

/// Whether a listed name is in a list with names of the namespace.
bool isAmongOwn(const QList<ListedName>& names, const QString& urn, const QString& own)
{
    const auto isOwnAt = [&](qsizetype line) {
        return std::ranges::any_of(
            names, [&](const ListedName& other) { return other.line == line && nidIn(other.name) == own; });
    };
    return std::ranges::any_of(names, [&](const ListedName& listed) {
        return listed.name == urn && (isOwnAt(listed.line - 1) || isOwnAt(listed.line + 1));
    });
}

/// Returns the examples with another sign in place of the first colon, "urn;example:1", "urn//example:1", or
/// with a blank next to a colon, "urn:example: 1".
QList<ListedName> misspelledNames(const QString& text, const QString& nid)
{
    // To compile an expression for each NID takes longer than to look for its beginning.
    static const QRegularExpression beginning(
        u"(?<![\\w.:/-])urn(?:[;.,/|\\\\_-]|::|: ?//| : ?|: |:[\\w-]+(?: :|: ))"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (nid.isEmpty() || !text.contains(nid, Qt::CaseInsensitive) || !says(text, beginning))
        return {};
    const QRegularExpression name(
        u"(?<![\\w.:/-])urn(?:(?:[;.,/|\\\\_-]|//|::|: ?//| : ?|: )%1:|:%1(?: :|: +))"
        u"[^\\s\"'`<>]*[^\\s\"'`<>.,;:]"_s.arg(QRegularExpression::escape(nid)),
        QRegularExpression::CaseInsensitiveOption);
    QList<ListedName> names;
    qsizetype start = 0;
    for (const QString& line : text.split(u'\n')) {
        const QRegularExpressionMatch found = name.match(line);
        if (found.hasMatch() && isAloneInLine(found.captured(), line))
            names.append({found.captured(), start + found.capturedStart(), 0});
        start += line.size() + 1;
    }
    return names;
}

/// RFC 8141 section 2: a listed example must be a URN. One that ends too early is a prefix.
QList<findings::Finding> notUrns(registration::TemplateField field, const QString& text, const QString& nid)
{
    const QList<ListedName> names = listedNames(text);
    QList<findings::Finding> findings;
    for (const ListedName& listed : names + misspelledNames(text, nid)) {
        const std::string bytes = listed.name.toStdString();
        const auto urn = urn::parseUrn(bytes, urn::Rfc::Rfc8141);
        const bool isPrefix = !urn && urn.error().offset >= bytes.size();
        const bool isListed = listed.name.compare("urn:"_L1 + nid, Qt::CaseInsensitive) == 0 &&
                              isAmongOwn(names, listed.name, nid.toLower());
        if (urn || (isPrefix && !isListed))
            continue;
        findings.append(findings::makeFinding(
            findings::kTemplateSyntaxExampleNotUrn, unitRange(listed.offset, listed.name.size()),
            {listed.name, findings::message(findings::urnFinding(urn.error(), bytes))}, field));
    }
    return findings;
}

/// Returns the line with the first occurrence of some words.
QString lineAt(const QString& text, const QString& words)
{
    return text.left(text.indexOf(words)).section(u'\n', -1) +
           text.mid(text.indexOf(words)).section(u'\n', 0, 0);
}

/// RFC 8141 section 6.4.2: examples with a NID that is nearly the one of the template, or listed among
/// examples of the namespace. A short NID resembles many others, so a mistyped one is in a line with a right
/// one, or has two letters exchanged.
QList<findings::Finding> otherNids(registration::TemplateField field, const QString& text, const QString& nid,
                                   const LintContext& around)
{
    const QString own = nid.toLower();
    if (own.startsWith("urn-"_L1) || !isNidSyntax(nid))
        return {};
    const std::string bytes = text.toStdString();
    const QList<ListedName> listed = listedNames(text);
    QSet<QString> seen;
    QList<findings::Finding> findings;
    for (const urn::FoundUrn& found : urn::findUrns(bytes)) {
        const QString urn = QString::fromStdString(found.urn);
        const QString other = nidIn(urn);
        const QString line = lineAt(text, urn);
        const bool isNear =
            urn::isMistyped(other.toStdString(), own.toStdString()) &&
            !around.registeredNids.contains(other) &&
            (own.size() >= qsizetype(urn::kMinLengthForEdits) || std::ranges::is_permutation(other, own) ||
             line.contains(u"urn:"_s + own + u':', Qt::CaseInsensitive));
        static const QRegularExpression noNid(u"[^a-z0-9-]"_s);
        if (other == own || other == "example"_L1 || other.contains(noNid) || seen.contains(urn) ||
            !(isNear || isAmongOwn(listed, urn, own)))
            continue;
        seen.insert(urn);
        const qsizetype offset = text.indexOf(urn); // a name within <...> may be broken over lines
        findings.append(findings::makeFinding(findings::kTemplateSyntaxExampleOtherNid,
                                              offset < 0 ? base::TextRange{} : unitRange(offset, urn.size()),
                                              {urn, other, own}, field));
    }
    return findings;
}

/// The same for patterns in Syntax, "urn:exmaple:{n}", and for 'the "exmaple" NID' if it never has the right
/// one; both are always about the namespace.
QList<findings::Finding> patternsOfOthers(const QString& text, const QString& nid)
{
    static const QRegularExpression pattern =
        wordsPattern(u"(?<![\\w.:/-])urn:([a-z0-9][a-z0-9-]*):[{<\\[][^\\s,;]*"_s);
    static const QRegularExpression quoted =
        wordsPattern(u"\\bthe [\"'\\x{201C}]([a-z0-9][a-z0-9-]+)[\"'\\x{201D}] NID\\b"_s);
    const QString own = nid.toLower();
    if (own.startsWith("urn-"_L1) || !isNidSyntax(own))
        return {};
    QList<findings::Finding> findings;
    const auto addBy = [&](const QRegularExpression& named) {
        for (const QRegularExpressionMatch& found : named.globalMatch(text)) {
            const QString other = found.captured(1).toLower();
            if (other != own && other != "example"_L1 && !other.contains("nid"_L1))
                findings.append(findings::makeFinding(
                    findings::kTemplateSyntaxExampleOtherNid,
                    unitRange(found.capturedStart(), found.capturedLength()),
                    {found.captured().simplified(), other, own}, registration::TemplateField::Syntax));
        }
    };
    addBy(pattern);
    const auto hasOwn = [&] {
        return wordsPattern(u"\\b%1\\b"_s.arg(QRegularExpression::escape(own))).match(text).hasMatch();
    };
    if (quoted.match(text).hasMatch() && !hasOwn())
        addBy(quoted);
    return findings;
}

/// Matches an example URN of any NID in the syntax of RFC 8141, of a placeholder for it, or of this text.
QRegularExpression exampleWith(const QString& oddNid)
{
    return wordsPattern(
        u"\\burn:(?:%1urn-[\\wx#]+|<[^<>\\n]+>|#+|[\\w-]+):[\\w(+$@.!*',=;%-][^\\s{<\\[|]*(?![^\\s]*[{<\\[|])"_s
            .arg(oddNid.isEmpty() ? QString() : QRegularExpression::escape(oddNid) + u'|'));
}

bool hasOddCharacter(const QString& nid)
{
    return std::ranges::any_of(nid, [](QChar c) { return !c.isLetterOrNumber() && c != u'-' && c != u'_'; });
}

/// Checks the example URNs in all fields; the NID of an informal namespace may be unknown.
QList<findings::Finding> lintExamples(const registration::RegistrationTemplate& registrationTemplate,
                                      const LintContext& around)
{
    const QString nid = registrationTemplate.nid().section(u' ', 0, 0).remove(u'"');
    static const QRegularExpression usual = exampleWith({});
    const QRegularExpression example = hasOddCharacter(nid) ? exampleWith(nid) : usual;
    QList<findings::Finding> findings;
    bool hasExample = false;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const QString text = registrationTemplate.text(field);
        const QList<findings::Finding> wrong = notUrns(field, text, registrationTemplate.nid());
        hasExample = hasExample || !wrong.isEmpty() || says(text, example);
        findings += wrong + otherNids(field, text, registrationTemplate.nid(), around);
    }
    if (!hasExample)
        findings.append(aboutSyntax(findings::kTemplateSyntaxNoExample));
    return findings;
}

} // namespace

QList<findings::Finding> lintSyntaxText(const registration::RegistrationTemplate& registrationTemplate,
                                        const WrittenTexts& texts, const LintContext& around)
{
    const QString& text = texts.of(registration::TemplateField::Syntax);
    if (!texts.isStatedHere(registration::TemplateField::Syntax))
        return {};
    return lintFormality(text) + lintEquivalence(registrationTemplate, text) +
           lintComparison(withoutGrammar(text)) + lintComponents(texts) +
           lintExamples(registrationTemplate, around) + patternsOfOthers(text, registrationTemplate.nid());
}

bool isAloneInLine(const QString& urn, QString line)
{
    static const QRegularExpression bare = wordsPattern(
        u"^[^\\w]*(?:\\d+[.)]|[a-z][.)]|o(?= ))?[^\\w]*(?:e\\.?g\\.?|(?:for )?examples?(?: \\d+)?)?[^\\w]*$"_s);
    return bare.match(line.remove(urn)).hasMatch();
}

} // namespace nidus::lint
