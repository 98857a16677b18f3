// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ownlayout.h"
#include "core/exchange/templatelabels.h"
#include "core/exchange/textformat.h"
#include "core/exchange/textsource.h"
#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// The lines of one field: those of the body, and what stands on the label's line.
struct FieldLines
{
    TemplateLabel label;
    QList<SourceLine> body;
};

bool isBlank(const SourceLine& line)
{
    return line.text.trimmed().isEmpty();
}

qsizetype leadingBlanks(QStringView line)
{
    const auto* first = std::ranges::find_if(line, [](QChar c) { return c != u' ' && c != u'\t'; });
    return first - line.cbegin();
}

/// The indentation that all lines share; blank lines do not count.
QString commonIndentation(const QList<SourceLine>& lines)
{
    std::optional<QString> common;
    for (const SourceLine& line : lines) {
        if (isBlank(line))
            continue;
        const QStringView indentation = QStringView(line.text).first(leadingBlanks(line.text));
        if (!common)
            common = indentation.toString();
        const auto differs = std::ranges::mismatch(*common, indentation);
        common->truncate(differs.in1 - common->cbegin());
    }
    return common.value_or(QString());
}

QString multiLineText(const FieldLines& field)
{
    const qsizetype indentation = commonIndentation(field.body).size();
    QStringList lines;
    if (!field.label.value.isEmpty())
        lines.append(field.label.value);
    for (const SourceLine& line : field.body)
        lines.append(line.text.mid(indentation));
    return lines.join(u'\n');
}

/// A NID from "ISBN Requested of IANA." or "'3gpp2' requested"; absent where no NID stands in front.
std::optional<QString> nidInPhrase(const QString& line)
{
    static const QRegularExpression shape(
        u"^[\"'\u2018\u201C]?([a-z0-9][a-z0-9-]{0,30}[a-z0-9])[\"'\u2019\u201D]?[.,;]?(?:\\s+(.*))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression request(u"\\b(request|assign|IANA|register)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression noNid(u"^(requested|request|assigned|assignment|to|will|iana|tbd)$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = shape.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    const QString nid = match.captured(1);
    const QString rest = match.captured(2);
    if (rest.isEmpty())
        return nid;
    if (noNid.match(nid).hasMatch() || !request.match(rest).hasMatch())
        return std::nullopt;
    return nid;
}

class TextReader
{
public:
    explicit TextReader(UnpagedText text) : m_text(std::move(text)), m_found(findLabels(m_text.lines)) {}

    [[nodiscard]] bool hasLabels() const { return !m_found.labels.isEmpty(); }

    [[nodiscard]] ImportedTemplate read()
    {
        setAside(m_text.lines.first(m_found.labels.first().line));
        for (qsizetype i = 0; i < m_found.labels.size(); ++i)
            readField(fieldLines(i));
        if (m_text.pageBreaks > 0)
            m_read.findings.append(makeFinding(kImportPageBreaks, {}, {QString::number(m_text.pageBreaks)}));
        for (const TemplateField field : kTemplateFields) {
            if (!m_read.places[std::size_t(field)])
                m_read.findings.append(makeFinding(kImportFieldAbsent, {}, {fieldHeading(field)}, field));
        }
        for (const TemplateLabel& label : m_found.repeated) {
            const QString line = QString::number(m_text.lines[label.line].number);
            m_read.findings.append(
                makeFinding(kImportFieldRepeated, {}, {fieldHeading(label.field), line}, label.field));
        }
        m_read.remainder = m_remainder.join(u'\n');
        if (!m_remainder.isEmpty())
            m_read.findings.append(makeFinding(kImportTextOutsideFields));
        return std::move(m_read);
    }

private:
    [[nodiscard]] FieldLines fieldLines(qsizetype index) const
    {
        const TemplateLabel& label = m_found.labels[index];
        const bool isLast = index + 1 == m_found.labels.size();
        const qsizetype end = isLast ? m_text.lines.size() : m_found.labels[index + 1].line;
        return {label, m_text.lines.sliced(label.bodyLine, end - label.bodyLine)};
    }

    /// Keeps lines that belong to no field, without the blank lines at both ends.
    void setAside(QList<SourceLine> lines)
    {
        while (!lines.isEmpty() && isBlank(lines.last()))
            lines.removeLast();
        while (!lines.isEmpty() && isBlank(lines.first()))
            lines.removeFirst();
        for (const SourceLine& line : lines)
            m_remainder.append(line.text);
    }

    void readField(const FieldLines& field)
    {
        const TemplateLabel& label = field.label;
        LineRange place{m_text.lines[label.line].number, m_text.lines[label.line].number};
        for (const SourceLine& line : field.body) {
            if (!isBlank(line))
                place.last = line.number;
        }
        m_read.places[std::size_t(label.field)] = place;
        if (label.spelling.compare(fieldHeading(label.field), Qt::CaseInsensitive) != 0)
            m_read.findings.append(makeFinding(kImportLabelVariant, {},
                                               {label.spelling, fieldHeading(label.field)}, label.field));
        const QString text = isSingleLine(label.field) ? singleLineText(field) : multiLineText(field);
        m_read.registrationTemplate.setText(label.field, text);
    }

    /// The line that is the value; the others are set aside.
    QString singleLineText(const FieldLines& field)
    {
        QList<SourceLine> lines = field.body;
        if (!field.label.value.isEmpty())
            lines.prepend({m_text.lines[field.label.line].number, field.label.value});
        lines.removeIf(isBlank);
        if (lines.isEmpty())
            return {};
        if (field.label.field == TemplateField::Nid)
            return nidText(lines);
        const QString value = lines.takeFirst().text;
        setAside(lines);
        return value;
    }

    QString nidText(QList<SourceLine> lines)
    {
        const auto phrase = std::ranges::find_if(
            lines, [](const SourceLine& line) { return nidInPhrase(line.text.trimmed()).has_value(); });
        const qsizetype chosen = phrase == lines.end() ? 0 : phrase - lines.begin();
        const QString written = lines[chosen].text.trimmed();
        const QString nid = nidInPhrase(written).value_or(written);
        // The phrase is kept where it says more than the NID.
        if (nid == written || written.size() - nid.size() <= 3)
            lines.removeAt(chosen);
        setAside(lines);
        if (nid != written)
            m_read.findings.append(makeFinding(kImportNidExtracted, {}, {written, nid}, TemplateField::Nid));
        return nid;
    }

    UnpagedText m_text;
    FoundLabels m_found;
    ImportedTemplate m_read;
    QStringList m_remainder;
};

} // namespace

std::expected<ImportedTemplate, Error> readTemplateText(QByteArrayView bytes)
{
    const std::expected<QList<SourceLine>, Error> lines = sourceLines(bytes);
    if (!lines)
        return std::unexpected(lines.error());
    if (std::optional<ImportedTemplate> own = readOwnLayout(*lines))
        return *std::move(own);
    TextReader reader(withoutPageBreaks(*lines));
    if (!reader.hasLabels())
        return std::unexpected(
            Error{ErrorCode::BadFormat, {}, "1:1: no heading of a registration template was found"});
    return reader.read();
}

} // namespace nidus
