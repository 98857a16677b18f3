// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/textreader.h"

#include "core/exchange/read/fieldvalues.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/problemtext.h"
#include "core/findings/values/findingids.h"
#include "core/registration/registrantname.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// The indentation that all lines share; blank lines do not count.
QString commonIndentation(const QList<SourceLine>& lines)
{
    std::optional<QString> common;
    for (const SourceLine& line : lines) {
        if (isBlank(line))
            continue;
        const QString indentation = line.text.first(indentationOf(line.text));
        if (!common)
            common = indentation;
        const auto differs = std::ranges::mismatch(*common, indentation);
        common->truncate(differs.in1 - common->cbegin());
    }
    return common.value_or(QString());
}

QString indentedEqually(const QList<SourceLine>& lines)
{
    const qsizetype indentation = commonIndentation(lines).size();
    QStringList texts;
    for (const SourceLine& line : lines)
        texts.append(line.text.mid(indentation));
    return texts.join(u'\n');
}

/// "(created 2002-08-16)", "(file created ...)", "(02/23/01)", "(Last Updated ...)" and "[]": what IANA
/// writes around a template.
bool isNoteOfPublisher(const QString& line)
{
    static const QRegularExpression shape(
        u"^\\s*(?:\\[\\]|\\.\\. _[^:]+:|\\((?:file )?(?:created|registered|(?:last )?updated)\\b[^()]*\\)|\\([0-9/.-]+\\))\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return shape.match(line).hasMatch();
}

/// A line between two sections, or above a heading.
bool isRuler(const QString& line)
{
    static const QRegularExpression shape(u"^\\s*([-=~_*#^+])(?:\\s?\\1){2,}\\s*$"_s);
    return shape.match(line).hasMatch();
}

/// A line that can only be the beginning of a registrant: "Name: ...", "Organization: ...".
bool beginsRegistrant(const QString& line)
{
    static const QRegularExpression shape(
        u"^\\s*(?:name|(?:registering |standards )?organi[sz]ation|affiliation|contact)\\b[^:]{0,20}:"_s,
        QRegularExpression::CaseInsensitiveOption);
    return shape.match(line).hasMatch();
}

/// A label and the lines up to the next one.
struct Segment
{
    TemplateLabel label;
    QList<SourceLine> body;
    findings::LineSpan place;
};

class TextReader
{
public:
    explicit TextReader(SourceText text) : m_text(std::move(text)), m_found(findLabels(m_text.lines)) {}

    [[nodiscard]] bool hasLabels() const
    {
        return std::ranges::any_of(m_found.labels,
                                   [](const TemplateLabel& label) { return label.field.has_value(); });
    }
    [[nodiscard]] bool isOld() const { return m_found.isOld; }

    [[nodiscard]] ImportedTemplate read()
    {
        m_read.findings = m_text.findings;
        m_aside = m_text.aside;
        setAside(m_text.lines.first(m_found.labels.first().line));
        QList<Segment> segments;
        for (qsizetype i = 0; i < m_found.labels.size(); ++i) {
            const Segment segment = segmentAt(i);
            if (!segment.label.field)
                setAsideGroup(segment);
            else
                segments.append(segment);
        }
        for (const registration::TemplateField field : registration::kTemplateFields) {
            QList<Segment> own;
            std::ranges::copy_if(segments, std::back_inserter(own),
                                 [field](const Segment& segment) { return segment.label.field == field; });
            if (!own.isEmpty())
                readField(field, own);
        }
        findUnlabelled();
        finish();
        return std::move(m_read);
    }

private:
    [[nodiscard]] Segment segmentAt(qsizetype index)
    {
        const TemplateLabel& label = m_found.labels[index];
        const bool isLast = index + 1 == m_found.labels.size();
        const qsizetype end = isLast ? m_text.lines.size() : m_found.labels[index + 1].line;
        const qsizetype begin = std::min(label.bodyLine, end);
        Segment segment{.label = label, .body = m_text.lines.sliced(begin, end - begin), .place = {}};
        while (!segment.body.isEmpty() &&
               (isBlank(segment.body.last()) || isNoteOfPublisher(segment.body.last().text) ||
                (!isLast && isRuler(segment.body.last().text))))
            setAside({segment.body.takeLast()});
        segment.place.first = m_text.lines[label.line].number;
        segment.place.last = segment.body.isEmpty()
                                 ? m_text.lines[std::max(label.line, label.bodyLine - 1)].number
                                 : segment.body.last().number;
        return segment;
    }

    void setAside(const QList<SourceLine>& lines) { m_aside += lines; }

    /// Sets the heading aside with the lines under it, if there are any.
    void setAsideGroup(const Segment& segment)
    {
        const bool isOutside = segment.label.role == LabelRole::Outside;
        if (isOutside || (!segment.label.spelling.isEmpty() && !segment.body.isEmpty()))
            setAside({m_text.lines[segment.label.line]});
        setAside(segment.body);
    }

    /// The places of segments; of those with only blank lines between them, one place.
    [[nodiscard]] FieldPlace joined(const QList<Segment>& segments) const
    {
        FieldPlace place;
        for (const Segment& segment : segments) {
            if (!place.isEmpty() && isBlankBetween(place.constLast().last, segment.place.first))
                place.last().last = segment.place.last;
            else
                place.append(segment.place);
        }
        return place;
    }

    [[nodiscard]] bool isBlankBetween(int last, int next) const
    {
        return std::ranges::none_of(m_text.lines, [last, next](const SourceLine& line) {
            return line.number > last && line.number < next && !isBlank(line);
        });
    }

    void readField(registration::TemplateField field, const QList<Segment>& segments)
    {
        const auto main = std::ranges::find_if(
            segments, [](const Segment& segment) { return segment.label.role != LabelRole::Part; });
        const Segment& first = main == segments.end() ? segments.constFirst() : *main;
        m_read.places[std::size_t(field)] = joined(segments);
        m_read.sureness[std::size_t(field)] = first.label.sureness;
        for (const Segment& segment : segments)
            noteHeading(field, segment);
        if (registration::isSingleLine(field)) {
            readValue(field, first);
            return;
        }
        QStringList texts;
        for (const Segment& segment : segments) {
            const bool keepsHeading =
                segment.label.role == LabelRole::Part || (segments.size() > 1 && !texts.isEmpty());
            texts.append(textOf(segment, keepsHeading));
        }
        const QString text = texts.join(u"\n\n"_s);
        m_read.registrationTemplate.setText(field, field == registration::TemplateField::Registrant
                                                       ? registration::withWholeOrganization(text)
                                                       : text);
    }

    /// Reports where a text came from, if not from under the field's own heading.
    void noteHeading(registration::TemplateField field, const Segment& segment)
    {
        const QString heading = registration::fieldHeading(field);
        const TemplateLabel& label = segment.label;
        if (label.role == LabelRole::Part || label.role == LabelRole::Old)
            m_read.findings.append(
                findings::makeFinding(findings::kImportSectionMapped, {},
                                      {label.spelling, heading, QString::number(segment.place.first),
                                       QString::number(segment.place.last)},
                                      field));
        else if (label.sureness == Sureness::Guessed)
            m_read.findings.append(findings::makeFinding(
                findings::kImportFieldGuessed, {},
                {m_text.lines[label.line].text.trimmed(), heading, QString::number(segment.place.first)},
                field));
        else if (label.spelling.compare(heading, Qt::CaseInsensitive) != 0)
            m_read.findings.append(
                findings::makeFinding(findings::kImportLabelVariant, {}, {label.spelling, heading}, field));
    }

    [[nodiscard]] QString textOf(const Segment& segment, bool keepsHeading) const
    {
        QList<SourceLine> lines = segment.body;
        const TemplateLabel& label = segment.label;
        if (keepsHeading || label.role == LabelRole::Sentence) {
            lines = m_text.lines.sliced(label.line, label.bodyLine - label.line) + lines;
            return registration::normalizedFieldText(registration::TemplateField::Purpose,
                                                     indentedEqually(lines));
        }
        const QString body = indentedEqually(lines);
        return registration::normalizedFieldText(registration::TemplateField::Purpose,
                                                 label.value.isEmpty() ? body : label.value + u'\n' + body);
    }

    void readValue(registration::TemplateField field, const Segment& segment)
    {
        QList<SourceLine> lines = segment.body;
        if (!segment.label.value.isEmpty())
            lines.prepend({.number = segment.place.first, .text = segment.label.value});
        for (SourceLine& line : lines)
            line.text = withoutInvisible(line.text);
        const FieldValue value = field == registration::TemplateField::Nid       ? nidValue(lines)
                                 : field == registration::TemplateField::Version ? versionValue(lines)
                                                                                 : dateValue(lines);
        m_read.registrationTemplate.setText(field, value.text);
        if (value.written != value.text && !value.written.isEmpty())
            m_read.findings.append(
                findings::makeFinding(findings::kImportNidExtracted, {}, {value.written, value.text}, field));
        if (field == registration::TemplateField::Nid)
            return setAside(value.rest);
        m_unlabelled += value.rest;
        m_read.places[std::size_t(field)] = {
            {segment.place.first, std::max(value.lastLine, segment.place.first)}};
    }

    /// Looks for a date and a registrant in the lines below Version and Date.
    void findUnlabelled()
    {
        if (!has(registration::TemplateField::Date)) {
            const auto date = std::ranges::find_if(m_unlabelled, [](const SourceLine& line) {
                return registration::parseTemplateDate(line.text.trimmed()).has_value();
            });
            if (date != m_unlabelled.end()) {
                takeUnlabelled(registration::TemplateField::Date, {*date});
                m_unlabelled.erase(date);
            }
        }
        if (!has(registration::TemplateField::Registrant)) {
            const auto begin = std::ranges::find_if(
                m_unlabelled, [](const SourceLine& line) { return beginsRegistrant(line.text); });
            takeUnlabelled(registration::TemplateField::Registrant,
                           m_unlabelled.sliced(begin - m_unlabelled.begin()));
            m_unlabelled.erase(begin, m_unlabelled.end());
        }
        setAside(m_unlabelled);
    }

    [[nodiscard]] bool has(registration::TemplateField field) const
    {
        return !m_read.places[std::size_t(field)].isEmpty();
    }

    void takeUnlabelled(registration::TemplateField field, QList<SourceLine> lines)
    {
        while (!lines.isEmpty() && isBlank(lines.last()))
            lines.removeLast();
        if (lines.isEmpty())
            return;
        m_read.registrationTemplate.setText(field, indentedEqually(lines));
        m_read.places[std::size_t(field)] = {{lines.constFirst().number, lines.constLast().number}};
        m_read.sureness[std::size_t(field)] = Sureness::Guessed;
        m_read.findings.append(
            findings::makeFinding(findings::kImportFieldGuessed, {},
                                  {lines.constFirst().text.trimmed(), registration::fieldHeading(field),
                                   QString::number(lines.constFirst().number)},
                                  field));
    }

    void finish()
    {
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (!has(field))
                m_read.findings.append(findings::makeFinding(findings::kImportFieldAbsent, {},
                                                             {registration::fieldHeading(field)}, field));
        }
        for (const TemplateLabel& label : m_found.repeated) {
            const QString line = QString::number(m_text.lines[label.line].number);
            m_read.findings.append(findings::makeFinding(findings::kImportFieldRepeated, {},
                                                         {registration::fieldHeading(*label.field), line},
                                                         label.field));
        }
        std::ranges::stable_sort(m_aside, {}, &SourceLine::number);
        QStringList remainder;
        int last = 0;
        for (const SourceLine& line : std::as_const(m_aside)) {
            if (isBlank(line) && line.number == last)
                continue;
            // A blank line marks text left out in between.
            const bool isApart = line.number > last + 1 && !remainder.isEmpty();
            if ((isApart || isBlank(line)) && !remainder.isEmpty() && !remainder.last().isEmpty())
                remainder.append(QString());
            if (!isBlank(line))
                remainder.append(line.text);
            last = line.number;
        }
        while (!remainder.isEmpty() && remainder.last().isEmpty())
            remainder.removeLast();
        m_read.remainder = remainder.join(u'\n');
        if (!m_read.remainder.isEmpty())
            m_read.findings.append(findingAboutAside());
    }

    /// The spans of lines in m_aside, without lines of fields.
    [[nodiscard]] QList<findings::LineSpan> asideSpans() const
    {
        const auto textLines = [](const QList<SourceLine>& lines) {
            QList<int> numbers;
            for (const SourceLine& line : lines) {
                if (!isBlank(line))
                    numbers.append(line.number);
            }
            return numbers;
        };
        const QList<int> all = textLines(m_text.lines);
        QList<findings::LineSpan> spans;
        for (const int number : textLines(m_aside)) {
            const auto next =
                spans.isEmpty() ? all.cend() : std::ranges::upper_bound(all, spans.constLast().last);
            if (spans.isEmpty() || (next != all.cend() && *next < number))
                spans.append({number, number}); // lines of fields are in between
            else
                spans.last().last = number;
        }
        return spans;
    }

    /// The lines that belong to no field, and how the first one begins.
    [[nodiscard]] findings::Finding findingAboutAside() const
    {
        constexpr qsizetype kShown = 60;
        const auto first = std::ranges::find_if_not(m_aside, isBlank);
        const QString text = first->text.simplified();
        const qsizetype end = text.lastIndexOf(u' ', kShown); // whole words
        const QString begin = text.size() <= kShown || end < 1 ? text : text.first(end);
        return findings::makeFinding(findings::kImportTextOutsideFields, {},
                                     {findings::linesText(asideSpans()), begin});
    }

    SourceText m_text;
    FoundLabels m_found;
    ImportedTemplate m_read;
    QList<SourceLine> m_aside;
    QList<SourceLine> m_unlabelled; ///< under Version and Date, but not their value
};

} // namespace

base::Result<ReadText> readTemplateLines(SourceText text)
{
    TextReader reader(std::move(text));
    if (!reader.hasLabels())
        return std::unexpected(
            base::Error{base::kBadFormat, {}, "1:1: no heading of a registration template was found"});
    const bool isOld = reader.isOld();
    return ReadText{reader.read(), isOld};
}

} // namespace nidus::exchange
