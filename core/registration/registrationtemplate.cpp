// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrationtemplate.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

bool isBlank(QChar c) { return c == u' ' || c == u'\t'; }

QString withoutTrailingBlanks(const QString& line)
{
    qsizetype end = line.size();
    while (end > 0 && isBlank(line[end - 1]))
        --end;
    return line.left(end);
}

QString withoutLeadingBlanks(const QString& line)
{
    const auto* first = std::ranges::find_if_not(line, isBlank);
    return line.sliced(std::distance(line.cbegin(), first));
}

std::size_t slot(TemplateField field) { return static_cast<std::size_t>(field); }

/// Whether the character is a byte order mark in either byte order.
bool isMark(QChar c) { return c == QChar::ByteOrderMark || c == QChar::ByteOrderSwapped; }

/// Returns normalizedFieldText() of storable text, possibly with a mark that was after blanks.
QString unifiedText(TemplateField field, const QString& text)
{
    QString unified = text;
    unified.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    QStringList lines = unified.split(u'\n');
    for (QString& line : lines)
        line = withoutTrailingBlanks(line);
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    while (!lines.isEmpty() && lines.first().isEmpty())
        lines.removeFirst();
    if (!isSingleLine(field))
        return lines.join(u'\n');
    for (QString& line : lines)
        line = withoutLeadingBlanks(line);
    lines.removeAll(QString());
    return lines.join(u' ');
}

} // namespace

QString storableText(const QString& text)
{
    constexpr QChar lastOfPlane(u'\uFFFF');
    const auto* const first = std::ranges::find_if_not(text, isMark);
    QString storable = text.sliced(std::distance(text.cbegin(), first));
    for (qsizetype i = 0; i < storable.size(); ++i) {
        const QChar unit = storable.at(i);
        if (unit.isHighSurrogate() && i + 1 < storable.size() && storable.at(i + 1).isLowSurrogate())
            ++i;
        else if (unit.isSurrogate() || unit == QChar::ByteOrderSwapped || unit == lastOfPlane)
            storable[i] = QChar::ReplacementCharacter;
    }
    return storable;
}

QString normalizedFieldText(TemplateField field, const QString& text)
{
    QString normalized = unifiedText(field, storableText(text));
    while (!normalized.isEmpty() && isMark(normalized.front()))
        normalized = unifiedText(field, storableText(normalized));
    return normalized;
}

std::optional<int> parseTemplateVersion(const QString& text)
{
    // At most nine digits: always an int.
    static const QRegularExpression shape(
        uR"(^\s*(?:(?:registration\s+)?version(?:\s+number)?\s*:?)?\s*([0-9]{1,9})(?:\.0+)?\.?\s*(?:$|[,;(]))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = shape.match(text);
    const int number = match.capturedView(1).toInt();
    return number > 0 ? std::optional(number) : std::nullopt;
}

QString RegistrationTemplate::text(TemplateField field) const
{
    return field == TemplateField::Registrant ? m_registrant.toText() : m_texts[slot(field)];
}

void RegistrationTemplate::setText(TemplateField field, const QString& text)
{
    const QString normalized = normalizedFieldText(field, text);
    if (field == TemplateField::Registrant)
        m_registrant = Registrant::fromText(normalized);
    else
        m_texts[slot(field)] = normalized;
}

void RegistrationTemplate::setRegistrant(const Registrant& registrant)
{
    // A part with only blanks would leave its bare label as free text.
    Registrant parts = registrant;
    for (QString* part : {&parts.organization, &parts.address, &parts.contactName, &parts.roleAddress,
                          &parts.email, &parts.phone})
        *part = normalizedFieldText(TemplateField::Registrant, *part);
    // Set through the text, so that values are equal whenever their texts are.
    setText(TemplateField::Registrant, parts.toText());
}

bool RegistrationTemplate::isEmpty() const { return *this == RegistrationTemplate{}; }

} // namespace nidus::registration
