// SPDX-License-Identifier: Apache-2.0
#include "core/lint/syntaxrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/grammarblocks.h"
#include "core/lint/wordlists.h"

#include <QStringList>

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
        u"\\bopaque\\b|\\bregular expression|\\bregexp?\\b|\\balgorithm|\\^?\\[[^\\]\\s]+-[^\\]\\s]+\\][*+{]"_s);
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
    static const QRegularExpression equivalence = wordsPattern(
        u"equivalen|case[- ]?(?:in)?-?sensitiv|\\blexical|regardless of case|without regard to "
        u"case|(?:upper|lower)[- ]?case "
        "(?:letters? )?(?:and|or) (?:upper|lower)|ignoring case|compar(?:ed|ison|ing|e)\\b|(?:letter )?case "
        "(?:is|does|has|of)\\b|"
        "considered (?:equal|the same|identical)|case[- ]folding|capitali[sz]ation|are (?:equal|identical)"_s);
    const QString also = registrationTemplate.text(registration::TemplateField::Additional) +
                         registrationTemplate.text(registration::TemplateField::Interoperability) +
                         registrationTemplate.text(registration::TemplateField::Resolution);
    if (says(text, equivalence) || says(also, equivalence))
        return {};
    return {aboutSyntax(findings::kTemplateSyntaxNoEquivalence)};
}

/// RFC 8141 sections 2.3 and 6.4.2 (5): "r-component", "r- and q-components", "rq-components", "R-, Q- and".
QList<findings::Finding> lintComponents(const registration::RegistrationTemplate& registrationTemplate)
{
    static const QRegularExpression components = wordsPattern(
        u"(?<![\\w-])((?:[rqf][\"'\u2019\u201D]?-?(?:\\s*(?:,|/|&|and|or))*\\s*[\"'\u2018\u201C]?)+)-?\\s*component"_s);
    static const QRegularExpression joiners = wordsPattern(u"and|or"_s);
    static const QRegularExpression query = wordsPattern(u"\\bquery (?:component|part|string)"_s);
    static const QRegularExpression fragment = wordsPattern(u"\\bfragment"_s);
    QString named;
    QString all;
    for (const registration::TemplateField field : registration::kTemplateFields)
        all += withoutInstructions(registrationTemplate.text(field)) + u'\n';
    QRegularExpressionMatchIterator found = components.globalMatch(all);
    while (found.hasNext())
        named += found.next().captured(1).toLower().remove(joiners);
    named += says(all, query) ? u"q"_s : QString();
    named += says(all, fragment) ? u"f"_s : QString();
    QStringList missing;
    for (const QChar letter : {u'r', u'q', u'f'}) {
        if (!named.contains(letter))
            missing.append(letter + u"-component"_s);
    }
    if (missing.isEmpty())
        return {};
    return {aboutSyntax(findings::kTemplateSyntaxNoComponents, {missing.join(", "_L1)})};
}

/// Looks for a complete URN of the namespace in any field; the NID of an informal namespace may be unknown.
QList<findings::Finding> lintExample(const registration::RegistrationTemplate& registrationTemplate)
{
    const QString nid =
        QRegularExpression::escape(registrationTemplate.nid().section(u' ', 0, 0).remove(u'"'));
    const QRegularExpression example = wordsPattern(
        u"\\burn:(?:%1|urn-[\\wx#]+|assignedNID|<[^<>\\n]+>|#+|[\\w-]+):[\\w(+$@.!*',=;%-][^\\s{<\\[|]*(?![^\\s]*[{<\\[|])"_s
            .arg(nid.isEmpty() ? u"urn"_s : nid));
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (says(registrationTemplate.text(field), example))
            return {};
    }
    return {aboutSyntax(findings::kTemplateSyntaxNoExample)};
}

} // namespace

QList<findings::Finding> lintSyntaxText(const registration::RegistrationTemplate& registrationTemplate)
{
    const QString text = withoutInstructions(registrationTemplate.text(registration::TemplateField::Syntax));
    if (text.trimmed().isEmpty() || isElsewhere(text.trimmed()))
        return {};
    return lintFormality(text) + lintEquivalence(registrationTemplate, text) +
           lintComponents(registrationTemplate) + lintExample(registrationTemplate);
}

} // namespace nidus::lint
