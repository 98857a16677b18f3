// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/ownlayout.h"

#include "core/exchange/formats/textlayout.h"

#include <QStringList>

namespace nidus::exchange {

namespace {

bool isBody(const SourceLine& line) { return line.text.isEmpty() || line.text.startsWith(kBodyIndent); }

bool isSoftBreak(const QString& line) { return line.endsWith(u' '); }

/// The value on a heading's line; absent when the line is not this heading in our layout.
std::optional<QString> valueOnHeading(registration::TemplateField field, const QString& line)
{
    const QLatin1StringView heading = registration::fieldHeading(field);
    if (line == heading + u':')
        return QString();
    const QString start = heading + kValueSeparator;
    if (!registration::isSingleLine(field) || !line.startsWith(start) || line.size() == start.size())
        return std::nullopt;
    return line.sliced(start.size());
}

} // namespace

std::optional<ImportedTemplate> readOwnLayout(const QList<SourceLine>& lines)
{
    ImportedTemplate read;
    qsizetype next = 0;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const std::optional<QString> value =
            next < lines.size() ? valueOnHeading(field, lines[next].text) : std::nullopt;
        if (!value)
            return std::nullopt;
        LineRange place{lines[next].number, lines[next].number};
        QStringList texts{*value};
        for (++next; next < lines.size() && isBody(lines[next]); ++next) {
            const QString text = lines[next].text.mid(kBodyIndent.size());
            if (isSoftBreak(texts.last()))
                texts.last() += text;
            else
                texts.append(text);
            if (!text.isEmpty())
                place.last = lines[next].number;
        }
        const bool hasBody = place.last > place.first;
        if (registration::isSingleLine(field) && hasBody && !isSoftBreak(*value))
            return std::nullopt;
        read.registrationTemplate.setText(field, texts.join(u'\n'));
        read.places[std::size_t(field)] = place;
    }
    if (next < lines.size())
        return std::nullopt;
    return read;
}

} // namespace nidus::exchange
