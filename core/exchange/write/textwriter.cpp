// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/textlayout.h"
#include "core/registration/templatelines.h"

#include <algorithm>
#include <cstdint>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Where the lines of a field's text begin.
enum class Body : std::uint8_t {
    Indented,
    Flush, ///< at the left margin
};

QString indentOf(Body body) { return body == Body::Indented ? QString(kBodyIndent) : QString(); }

/// A heading and its value; the rest continues below, placed like any other text.
QStringList singleLineField(registration::TemplateField field, const QString& text, Body body)
{
    const QString heading = registration::fieldHeading(field) + kValueSeparator;
    const QString indent = indentOf(body);
    QStringList lines = evenlyBroken(text, kTextColumns - heading.size(), kTextColumns - indent.size());
    lines.first().prepend(heading);
    for (qsizetype i = 1; i < lines.size(); ++i)
        lines[i].prepend(indent);
    return lines;
}

QString headingLine(registration::TemplateField field, Body body)
{
    const bool isMarked = body == Body::Flush && !registration::isSingleLine(field);
    return registration::fieldHeading(field) + (isMarked ? kFlushHeadingEnd : ":"_L1);
}

QStringList multiLineField(registration::TemplateField field, const QString& text, Body body)
{
    const QString indent = indentOf(body);
    const qsizetype width = kTextColumns - indent.size();
    QStringList lines{headingLine(field, body)};
    for (const QString& line : text.split(u'\n')) {
        for (const QString& piece : evenlyBroken(line, width, width))
            lines.append(piece.isEmpty() ? QString() : indent + piece);
    }
    return lines;
}

QStringList fieldLines(registration::TemplateField field, const QString& text, Body body)
{
    if (text.isEmpty())
        return {headingLine(field, body)};
    return registration::isSingleLine(field) ? singleLineField(field, text, body)
                                             : multiLineField(field, text, body);
}

/// Whether a line of the text fits into a mail only without indentation. It is not broken then: the rest of
/// its paragraph has the same width.
bool needsAllColumns(const QString& text)
{
    return std::ranges::any_of(text.split(u'\n'), [](const QString& line) {
        const qsizetype columns = registration::columnsOf(line);
        return columns <= kTextColumns && columns > kTextColumns - kBodyIndent.size();
    });
}

/// Whether a line of text, written at the left margin, would be read as a heading.
bool looksLikeHeading(const QString& text)
{
    const QStringList lines = text.split(u'\n');
    return std::ranges::any_of(lines, [](const QString& line) {
        const QStringList pieces = evenlyBroken(line, kTextColumns, kTextColumns);
        return std::ranges::any_of(
            registration::kTemplateFields, [&pieces](registration::TemplateField field) {
                return pieces.contains(registration::fieldHeading(field) + kFlushHeadingEnd);
            });
    });
}

Body bodyOf(const registration::RegistrationTemplate& registrationTemplate)
{
    bool isWide = false;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (registration::isSingleLine(field))
            continue;
        const QString text = registrationTemplate.text(field);
        if (looksLikeHeading(text))
            return Body::Indented;
        isWide = isWide || needsAllColumns(text);
    }
    return isWide ? Body::Flush : Body::Indented;
}

} // namespace

QByteArray writeTemplateText(const registration::RegistrationTemplate& registrationTemplate,
                             const QString& head)
{
    const Body body = bodyOf(registrationTemplate);
    QStringList lines;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (!lines.isEmpty())
            lines.append(QString());
        lines += fieldLines(field, registrationTemplate.text(field), body);
    }
    const QString start = head.isEmpty() ? QString() : head + "\n\n"_L1;
    return (start + lines.join(u'\n') + u'\n').toUtf8();
}

TextConcerns concernsOf(QByteArrayView text)
{
    TextConcerns concerns;
    int number = 0;
    for (const QString& line : QString::fromUtf8(text).split(u'\n')) {
        ++number;
        const bool isAscii = std::ranges::all_of(line, [](QChar c) { return c.unicode() < 0x80; });
        if (!isAscii && concerns.nonAsciiLine == 0)
            concerns.nonAsciiLine = number;
        if (registration::columnsOf(line) > kTextColumns && concerns.longLine == 0)
            concerns.longLine = number;
    }
    return concerns;
}

} // namespace nidus::exchange
