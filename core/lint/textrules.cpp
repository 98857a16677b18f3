// SPDX-License-Identifier: Apache-2.0
#include "core/lint/textrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/wordlists.h"
#include "core/registration/templatelines.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMailColumns = 72;
constexpr qsizetype kQuotedCharacters = 60; ///< of an instruction

QList<findings::Finding> placeholders(registration::TemplateField field, const QString& text)
{
    // Common words for "later", numbers that an RFC does not have yet, and the placeholders in the templates
    // of RFC 3406 and RFC 8141.
    static const QRegularExpression placeholder(
        u"\\b(?:RFC)?TB[DA]\\d*\\b|(?-i:\\b(?:RFC)?X{3,}\\b|\\bRFC[ "
        u"-]?(?:x{3,}|N{3,}|n{3,}|Y{3,}|y{3,}|0{4})(?!\\w)"
        u"|\\bTODO\\b|\\bFIXME\\b)|\\?{3,}|\\[(?:this RFC|RFC[ -]?this)\\]"
        u"|\\[+(?:(?:note to )?(?:the )?RFC[ -]Editor|(?:the )?Editors?|Ed|Note "
        u"to)\\b[^\\[\\]]{0,200}\\]+|\\blorem "
        u"ipsum\\b|\\bassignedNID\\b"
        u"|\\burn-x{1,3}\\b|[<\\[](?:when submitted|(?:to be|insert|your|fill in) [^<>\\[\\]\\n]*)[>\\]]"
        u"|(?:^|(?<=[.:]\\s))to be (?:determined|decided|defined|announced|added|completed|written|supplied|"
        u"provided|confirmed|specified|done)(?: later)?(?=\\.|\\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QList<findings::Finding> findings;
    QRegularExpressionMatchIterator matches = placeholder.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        findings.append(findings::makeFinding(findings::kTemplatePlaceholder,
                                              unitRange(match.capturedStart(), match.capturedLength()),
                                              {match.captured()}, field));
    }
    return findings;
}

/// Returns the columns of the widest part of a line that cannot be wrapped.
qsizetype unbreakableColumns(QStringView line)
{
    if (registration::isUnbreakable(line))
        return registration::columnsOf(line);
    qsizetype widest = 0;
    for (const QStringView word : line.tokenize(u' '))
        widest = std::max(widest, registration::columnsOf(word));
    return widest;
}

/// Prose is wrapped on export, so only text that cannot be wrapped is too long for email.
QList<findings::Finding> longLine(registration::TemplateField field, const QString& text)
{
    qsizetype start = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        const qsizetype columns = unbreakableColumns(line);
        if (columns > kMailColumns)
            return {findings::makeFinding(findings::kTemplateTextLongLine, unitRange(start, line.size()),
                                          {QString::number(columns), QString::number(kMailColumns)}, field)};
        start += line.size() + 1;
    }
    return {};
}

QList<findings::Finding> oddCharacters(registration::TemplateField field, const QString& text)
{
    QList<findings::Finding> findings;
    QSet<char32_t> seen;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode());
        const qsizetype length = isPair ? 2 : 1;
        const bool isTab = character == U'\t';
        if ((isTab || findings::isOddCharacter(character)) && !seen.contains(character)) {
            seen.insert(character);
            findings.append(findings::makeFinding(
                isTab ? findings::kTemplateTextTab : findings::kTemplateTextOddCharacter,
                unitRange(i, length), {findings::visibleCharacter(character)}, field));
        }
        i += length - 1;
    }
    return findings;
}

/// Finds sentences of RFC 8141 appendix A and section 6.4 that remain in the text.
QList<findings::Finding> instructions(registration::TemplateField field, const QString& text)
{
    const QList<base::TextRange> ranges = instructionRanges(text);
    if (ranges.isEmpty())
        return {};
    const base::TextRange first = ranges.constFirst();
    const QString words = text.mid(qsizetype(first.offset), qsizetype(first.length)).simplified();
    const QString quoted =
        words.size() > kQuotedCharacters ? words.first(kQuotedCharacters) + u'\u2026' : words;
    return {findings::makeFinding(findings::kTemplateTextInstruction, first, {quoted}, field)};
}

/// RFC 8141 section 6.4: the template describes each subject itself. A reference to a named document is
/// accepted, but not one to "this document" or to an RFC without a number, which readers cannot find.
QList<findings::Finding> onlyPointer(registration::TemplateField field, const QString& text)
{
    static const QRegularExpression unknown =
        wordsPattern(u"\\b(?:this|the (?:present|same|above)) (?:document|memo|specification|RFC|draft)\\b"
                     u"|\\bRFC[ -]?(?:X{3,}|N{3,}|TB[DA])|^\\W*(?:please )?(?:see (?:also )?|refer to |(?:as "
                     u")?(?:described|"
                     u"defined|specified) in )(?:the )?(?:(?:section|appendix|annex|chapter|clause) "
                     u"[\\w.]+?(?: (?:below|above))?"
                     u"|(?:following|next|previous|preceding) (?:section|chapter|clause))[.)]*$"_s);
    static const QRegularExpression nextSentence(u"\\.\\s+\\S"_s);
    const QString trimmed = text.trimmed();
    if (!isElsewhere(trimmed) || nextSentence.match(trimmed).hasMatch() || !unknown.match(trimmed).hasMatch())
        return {};
    return {findings::makeFinding(findings::kTemplateTextOnlyPointer, unitRange(0, text.size()),
                                  {registration::fieldHeading(field), trimmed.simplified()}, field)};
}

/// Requested by the reviewers of WHIP: a template is a request, not a report.
QList<findings::Finding> tense(registration::TemplateField field, const QString& text)
{
    static const QRegularExpression done =
        wordsPattern(u"\\bIANA has (?:added|registered|assigned|created|allocated|updated|made)\\b"
                     "|\\b(?:has|have) been (?:registered|assigned|allocated|added) by (?:the )?IANA\\b"_s);
    const QRegularExpressionMatch match = done.match(text);
    if (!match.hasMatch())
        return {};
    return {findings::makeFinding(findings::kTemplateTextTense,
                                  unitRange(match.capturedStart(), match.capturedLength()),
                                  {match.captured().simplified()}, field)};
}

} // namespace

QList<findings::Finding> lintFieldText(registration::TemplateField field, const QString& text)
{
    return placeholders(field, text) + instructions(field, text) + onlyPointer(field, text) +
           longLine(field, text) + oddCharacters(field, text) + tense(field, text);
}

QList<findings::Finding> lintLineWidths(const QString& text)
{
    qsizetype count = 0;
    qsizetype widest = 0;
    base::TextRange first;
    qsizetype start = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        const QStringView shown = line.endsWith(u'\r') ? line.chopped(1) : line;
        const qsizetype columns = registration::columnsOf(shown);
        if (columns > kMailColumns) {
            if (count++ == 0)
                first = unitRange(start, shown.size());
            widest = std::max(widest, columns);
        }
        start += line.size() + 1;
    }
    if (count == 0)
        return {};
    return {findings::makeFinding(
        findings::kTemplateTextWideLines, first,
        {QString::number(count), QString::number(widest), QString::number(kMailColumns)})};
}

} // namespace nidus::lint
