// SPDX-License-Identifier: Apache-2.0
#include "core/lint/textrules.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/visiblecharacter.h"
#include "core/registration/templatelines.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMailColumns = 72;

TextRange rangeOf(qsizetype offset, qsizetype length)
{
    return {std::size_t(offset), std::size_t(length)};
}

QList<Finding> placeholders(TemplateField field, const QString& text)
{
    // What people write for "later", and what the templates of RFC 3406 and RFC 8141 hold in its place.
    static const QRegularExpression placeholder(
        u"\\bTB[DA]\\b|(?-i:\\bX{3,}\\b)|\\bassignedNID\\b|\\burn-x{1,3}\\b|"
        u"<(?:when submitted|to be [^<>\\n]*|insert [^<>\\n]*|your [^<>\\n]*)>"_s,
        QRegularExpression::CaseInsensitiveOption);
    QList<Finding> findings;
    QRegularExpressionMatchIterator matches = placeholder.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        findings.append(makeFinding(kTemplatePlaceholder,
                                    rangeOf(match.capturedStart(), match.capturedLength()),
                                    {match.captured()}, field));
    }
    return findings;
}

/// Columns of the widest part of a line that cannot be broken when the template is laid out.
qsizetype unbreakableColumns(QStringView line)
{
    if (isUnbreakable(line))
        return columnsOf(line);
    qsizetype widest = 0;
    for (const QStringView word : line.tokenize(u' '))
        widest = std::max(widest, columnsOf(word));
    return widest;
}

QList<Finding> longLine(TemplateField field, const QString& text)
{
    qsizetype start = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        const qsizetype columns = unbreakableColumns(line);
        if (columns > kMailColumns)
            return {makeFinding(kTemplateLongLine, rangeOf(start, line.size()),
                                {QString::number(columns), QString::number(kMailColumns)}, field)};
        start += line.size() + 1;
    }
    return {};
}

QList<Finding> oddCharacters(TemplateField field, const QString& text)
{
    QList<Finding> findings;
    QSet<char32_t> seen;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode());
        const qsizetype length = isPair ? 2 : 1;
        const bool isTab = character == U'\t';
        if ((isTab || isOddCharacter(character)) && !seen.contains(character)) {
            seen.insert(character);
            findings.append(makeFinding(isTab ? kTemplateTab : kTemplateOddCharacter, rangeOf(i, length),
                                        {visibleCharacter(character)}, field));
        }
        i += length - 1;
    }
    return findings;
}

} // namespace

QList<Finding> lintFieldText(TemplateField field, const QString& text)
{
    return placeholders(field, text) + longLine(field, text) + oddCharacters(field, text);
}

} // namespace nidus
