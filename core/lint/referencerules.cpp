// SPDX-License-Identifier: Apache-2.0
#include "core/lint/referencerules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/grammarblocks.h"
#include "core/lint/obsoleterfcs.h"
#include "core/lint/wordlists.h"

#include <QSet>
#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kNearby = 60; ///< characters in which the document of a section may be named

/// Returns the sentence around a place, delimited by periods and blank lines.
QString sentenceAround(const QString& text, qsizetype start, qsizetype end)
{
    static const QRegularExpression stop(u"\\.\\s|\\n\\s*\\n"_s);
    const qsizetype first = text.lastIndexOf(stop, start - text.size() - 1);
    const qsizetype last = text.indexOf(stop, end);
    return text.mid(first + 1, last < 0 ? -1 : last - first);
}

/// Whether the sentence is about history, where naming an old RFC is right.
bool isAboutThePast(const QString& sentence)
{
    static const QRegularExpression past =
        wordsPattern(u"obsolet|supersed|replac|former|previous|prior\\b|earlier|histor|revis|original|"
                     u"predecess|updates?\\b|"
                     "updated|deprecat|older|no longer|compatib|legacy"_s);
    return past.match(sentence).hasMatch();
}

QList<findings::Finding> obsoleteRfcs(registration::TemplateField field, const QString& text)
{
    static const QRegularExpression rfc = wordsPattern(u"\\bRFC[ -]{0,2}0*(\\d{3,5})\\b"_s);
    QList<findings::Finding> findings;
    QSet<int> seen;
    QRegularExpressionMatchIterator found = rfc.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const int number = match.captured(1).toInt();
        const int successor = successorOfRfc(number);
        if (successor == 0 || seen.contains(number) ||
            isAboutThePast(sentenceAround(text, match.capturedStart(), match.capturedEnd())))
            continue;
        seen.insert(number);
        findings.append(findings::makeFinding(findings::kTemplateReferenceObsolete,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {QString::number(number), QString::number(successor)}, field));
    }
    return findings;
}

QList<findings::Finding> drafts(registration::TemplateField field, const QString& text)
{
    static const QRegularExpression draft = wordsPattern(
        u"\\bdraft-[a-z][a-z0-9]*(?:-[a-z0-9]+)+\\b|\\[I-D\\.[\\w.-]+\\]|\\bRFC-to-be\\b|\\bwork in progress\\b"_s);
    QList<findings::Finding> findings;
    QSet<QString> seen;
    QRegularExpressionMatchIterator found = draft.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString name = match.captured().simplified();
        if (seen.contains(name))
            continue;
        seen.insert(name);
        findings.append(findings::makeFinding(findings::kTemplateReferenceDraft,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {name}, field));
    }
    return findings;
}

/// Whether a line with a number in brackets continues a sentence of the line before it: "as defined in" and
/// "[12] and others".
bool continuesProse(const QString& before, const QString& line)
{
    static const QRegularExpression unfinished(u"^(?![ \\t]*\\[\\d).*[\\w,]$"_s);
    const auto indentation = [](const QString& text) {
        return std::ranges::find_if_not(text, [](QChar c) { return c.isSpace(); }) - text.cbegin();
    };
    return line.trimmed().startsWith(u'[') && unfinished.match(before.trimmed()).hasMatch() &&
           indentation(before) <= indentation(line);
}

/// Returns the numbers of headings and list entries in the template: "3.1 Naming", "  2.  Declaration", "[4]
/// Someone"; and in the text around it.
QSet<QString> ownNumbers(const registration::RegistrationTemplate& registrationTemplate,
                         const QString& outside)
{
    static const QRegularExpression heading(
        u"^[ \\t]*(?:[-*#]+[ \\t]+)?(?:Section[ \\t]+)?\\[?(\\d+(?:\\.\\d+)*)[.)\\]:]*[ \\t]+\\S"_s);
    QStringList texts{outside};
    for (const registration::TemplateField field : registration::kTemplateFields)
        texts.append(registrationTemplate.text(field));
    QSet<QString> numbers;
    for (const QString& text : std::as_const(texts)) {
        QString before;
        for (const QString& line : text.split(u'\n')) {
            const QRegularExpressionMatch found = heading.match(line);
            if (found.hasMatch() && !continuesProse(before, line))
                numbers.insert(found.captured(1));
            before = line;
        }
    }
    return numbers;
}

/// Whether the words near "Section 6" name its document.
bool namesDocument(const QString& before, const QString& after)
{
    static const QRegularExpression namedAfter =
        wordsPattern(u"^[\\d., )]*(?:(?:and|or|to|through) (?:section )?[\\d., ]+)*[,.)\\]\"'”]*\\s*"
                     u"(?:(?:of|in|from|within)\\b(?! (?:this|the (?:present|same)|our) (?:document|memo|"
                     "specification|RFC|draft|template|registration))|\\[|\\(?RFC|\\(?ISO)"_s);
    static const QRegularExpression namedBefore = wordsPattern(
        u"(?:\\bRFC ?\\d+|\\[[^\\]\\s]+\\]|\\bISO[ /\\d:A-Z-]*|\\bSTD "
        u"?\\d+|handbook|manual|spec(?:ification)?|standard|annex|part \\d+|"
        "volume \\w+|directives|document|issue [\\d.]+)[\"'”)]*[,;:]?(?: [-\u2013\u2014])? ?\\(?(?:\\w+ )?$"_s);
    return namedAfter.match(after).hasMatch() || namedBefore.match(before).hasMatch();
}

QList<findings::Finding> sections(registration::TemplateField field, const QString& text,
                                  const QSet<QString>& own)
{
    static const QRegularExpression section =
        wordsPattern(u"\\b(?:sections?|sect\\.|chapters?) (\\d+(?:\\.\\d+)*)"_s);
    QList<findings::Finding> findings;
    QSet<QString> seen;
    QRegularExpressionMatchIterator found = section.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString number = match.captured(1);
        const QString before = text.mid(std::max(qsizetype{0}, match.capturedStart() - kNearby),
                                        std::min(match.capturedStart(), kNearby));
        const QString after = text.mid(match.capturedEnd(), kNearby);
        if (own.contains(number) || seen.contains(number) || namesDocument(before, after))
            continue;
        seen.insert(number);
        findings.append(findings::makeFinding(findings::kTemplateReferenceSection,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {number}, field));
    }
    return findings;
}

/// Whether a line of the template begins with these words, as the heading of an appendix and the caption of
/// a figure do: "Appendix B: Codes".
bool hasHeading(const registration::RegistrationTemplate& registrationTemplate, const QString& words)
{
    const QRegularExpression heading(
        u"^[ \\t#*]*%1(?:[ \\t]*$|[.:)]|[ \\t]+[-(\u2013A-Z])"_s.arg(QRegularExpression::escape(words)),
        QRegularExpression::MultilineOption);
    return std::ranges::any_of(registration::kTemplateFields, [&](registration::TemplateField field) {
        return heading.match(registrationTemplate.text(field)).hasMatch();
    });
}

/// Finds references to appendices, figures, and tables of the document that the template was a part of.
QList<findings::Finding> parts(registration::TemplateField field, const QString& text,
                               const registration::RegistrationTemplate& registrationTemplate)
{
    static const QRegularExpression part = wordsPattern(
        u"\\b(?:(?:Appendix|Annex|Exhibit) (?-i:[A-Z])(?:\\.\\d+)*|(?:Figure|Table) \\d+(?:[.-]\\d+)*)(?![\\w-])"_s);
    QList<findings::Finding> findings;
    QSet<QString> seen;
    QRegularExpressionMatchIterator found = part.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString words = match.captured().simplified();
        const QString before = text.mid(std::max(qsizetype{0}, match.capturedStart() - kNearby),
                                        std::min(match.capturedStart(), kNearby));
        const QString after = text.mid(match.capturedEnd(), kNearby);
        if (seen.contains(words) || namesDocument(before, after) || hasHeading(registrationTemplate, words))
            continue;
        seen.insert(words);
        findings.append(findings::makeFinding(findings::kTemplateReferencePart,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {words}, field));
    }
    return findings;
}

QList<findings::Finding> citations(registration::TemplateField field, const QString& text,
                                   const QSet<QString>& own)
{
    static const QRegularExpression citation(u"(?<=\\s|^)\\(?\\[(\\d{1,2})\\]"_s);
    QList<findings::Finding> findings;
    QSet<QString> seen;
    const QString prose = field == registration::TemplateField::Syntax ? withoutGrammar(text) : text;
    QRegularExpressionMatchIterator found = citation.globalMatch(prose);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString number = match.captured(1);
        if (own.contains(number) || seen.contains(number))
            continue;
        seen.insert(number);
        findings.append(findings::makeFinding(
            findings::kTemplateReferenceCitation,
            unitRange(match.capturedStart(1) - 1, match.capturedLength(1) + 2), {number}, field));
    }
    return findings;
}

/// Finds URLs with a mistake in or after their scheme (RFC 9110 section 4.2): "https//a.example",
/// "http:a.example", "htp://a.example".
QList<findings::Finding> malformedUrls(registration::TemplateField field, const QString& text)
{
    static const QRegularExpression url =
        wordsPattern(u"(?<![\\w./:-])(?:https?(?::/(?!/)|://(?=/)|//|;//|\\.//"
                     u"|:(?=[a-z0-9-]+\\.[a-z]))|(?:htp|htps|hhtp|hhtps|htttp|"
                     u"htttps|ttps?|htpp|htpps)://)[^\\s<>\"]*"_s);
    QList<findings::Finding> findings;
    for (const QRegularExpressionMatch& match : url.globalMatch(text))
        findings.append(findings::makeFinding(findings::kTemplateReferenceUrlMalformed,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {match.captured()}, field));
    return findings;
}

} // namespace

QList<findings::Finding> lintReferences(const registration::RegistrationTemplate& registrationTemplate,
                                        const WrittenTexts& texts, const QString& outside)
{
    const QSet<QString> own = ownNumbers(registrationTemplate, outside);
    QList<findings::Finding> findings;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        // Revision Information is about history.
        if (registration::isSingleLine(field) || field == registration::TemplateField::Revision)
            continue;
        const QString& text = texts.of(field);
        findings += obsoleteRfcs(field, text) + drafts(field, text) + sections(field, text, own) +
                    parts(field, text, registrationTemplate) + citations(field, text, own) +
                    malformedUrls(field, text);
    }
    return findings;
}

} // namespace nidus::lint
