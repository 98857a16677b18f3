// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/fieldvalues.h"

#include "core/registration/registrationtemplate.h"

#include <QRegularExpression>
#include <QStringList>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

QList<SourceLine> withoutLeadingBlanks(QList<SourceLine> lines)
{
    while (!lines.isEmpty() && isBlank(lines.constFirst()))
        lines.removeFirst();
    return lines;
}

/// Takes the lines up to the first blank one that does not follow a colon.
FieldValue firstParagraph(QList<SourceLine> lines)
{
    FieldValue value;
    QStringList words;
    while (!lines.isEmpty() && (!isBlank(lines.constFirst()) || words.constLast().endsWith(u':'))) {
        const SourceLine line = lines.takeFirst();
        if (isBlank(line))
            continue;
        value.lastLine = line.number;
        words.append(line.text.trimmed());
    }
    value.text = words.join(u' ');
    value.rest = lines;
    return value;
}

/// The first line if it is complete, otherwise the paragraph.
template <typename IsComplete>
FieldValue valueOf(QList<SourceLine> lines, const IsComplete& isComplete)
{
    lines = withoutLeadingBlanks(std::move(lines));
    if (lines.isEmpty())
        return {};
    if (!isComplete(lines.constFirst().text))
        return firstParagraph(lines);
    FieldValue value{.text = lines.constFirst().text.trimmed(), .lastLine = lines.constFirst().number};
    lines.removeFirst();
    value.rest = lines;
    return value;
}

/// The NID that a line requests; absent if the line does not begin with one.
std::optional<QString> leadingNid(const QString& line)
{
    static const QRegularExpression shape(
        u"^[\"'\u2018\u201C]?(?:urn:)?([a-z0-9][a-z0-9-]{0,30}[a-z0-9]):?[\"'\u2019\u201D]?[.,;]?(?:\\s+(.*))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression request(
        u"^(?:(?:is|was|has been|to be|will be|be)\\s+)?(?:hereby\\s+|formally\\s+)?(?:request|assign|regist)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression noNid(
        u"^(requested|request|assigned|assignment|to|will|iana|tbd|none)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = shape.match(QString(line).remove(u'`').remove(u'*'));
    if (!match.hasMatch())
        return std::nullopt;
    QString nid = match.captured(1);
    const QString rest = match.captured(2);
    if (rest.isEmpty())
        return nid;
    if (noNid.match(nid).hasMatch() || !request.match(rest).hasMatch())
        return std::nullopt;
    return nid;
}

/// The only word in quotation marks that can be a NID, in a longer paragraph.
std::optional<QString> quotedNid(const QString& paragraph)
{
    static const QRegularExpression shape(
        u"[\"'\u2018\u201C]([A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9])[\"'\u2019\u201D]"_s);
    const QRegularExpressionMatch match = shape.match(paragraph);
    return match.hasMatch() ? std::optional(match.captured(1)) : std::nullopt;
}

} // namespace

FieldValue nidValue(QList<SourceLine> lines)
{
    lines = withoutLeadingBlanks(std::move(lines));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isParagraph =
            (i == 0 || isBlank(lines[i - 1])) && (i == 0 || i + 1 == lines.size() || isBlank(lines[i + 1]));
        const QString written = lines[i].text.trimmed();
        const std::optional<QString> nid = leadingNid(written);
        if (!nid || (!isParagraph && !written.contains(u' ')))
            continue;
        // The phrase is kept if it says more than the NID.
        if (written.size() - nid->size() <= 3)
            lines.removeAt(i);
        return {.text = *nid, .written = written, .rest = lines};
    }
    if (lines.isEmpty())
        return {};
    FieldValue value = firstParagraph(lines);
    if (const std::optional<QString> nid = quotedNid(value.text))
        return {.text = *nid, .written = value.text, .rest = lines};
    return value;
}

FieldValue versionValue(QList<SourceLine> lines)
{
    return valueOf(std::move(lines),
                   [](const QString& line) { return registration::parseTemplateVersion(line).has_value(); });
}

FieldValue dateValue(QList<SourceLine> lines)
{
    return valueOf(std::move(lines), [](const QString& line) {
        return registration::parseTemplateDate(line.trimmed()).has_value();
    });
}

} // namespace nidus::exchange
