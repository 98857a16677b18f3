// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/textlayout.h"
#include "core/registration/templatelines.h"

#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// A heading and its value; the rest continues below, indented like any other text.
QStringList singleLineField(registration::TemplateField field, const QString& text)
{
    const QString heading = registration::fieldHeading(field) + kValueSeparator;
    const qsizetype width = kTextColumns - kBodyIndent.size();
    QStringList lines = softBroken(text, kTextColumns - heading.size(), width);
    lines.first().prepend(heading);
    for (qsizetype i = 1; i < lines.size(); ++i)
        lines[i].prepend(kBodyIndent);
    return lines;
}

QStringList multiLineField(registration::TemplateField field, const QString& text)
{
    const qsizetype width = kTextColumns - kBodyIndent.size();
    QStringList lines{registration::fieldHeading(field) + u':'};
    for (const QString& line : text.split(u'\n')) {
        for (const QString& piece : softBroken(line, width, width))
            lines.append(piece.isEmpty() ? QString() : kBodyIndent + piece);
    }
    return lines;
}

} // namespace

QByteArray writeTemplateText(const registration::RegistrationTemplate& registrationTemplate,
                             const QString& head)
{
    QStringList lines;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (!lines.isEmpty())
            lines.append(QString());
        const QString text = registrationTemplate.text(field);
        if (text.isEmpty())
            lines.append(registration::fieldHeading(field) + u':');
        else
            lines += registration::isSingleLine(field) ? singleLineField(field, text)
                                                       : multiLineField(field, text);
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
