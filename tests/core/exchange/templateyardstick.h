// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/importfile.h"
#include "core/findings/text/problemtext.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <algorithm>

namespace nidus::test {

/// What a person found in template files, to compare with what the reader finds. A table has a row for each
/// section: file, field, how (main: the text without its heading; part: with it; bare: there is no heading;
/// value: one line), first line with the heading, last line, then for a value the value (* = any), else the
/// first and the last words.
struct TemplateSection
{
    registration::TemplateField field = registration::TemplateField::Nid;
    QString how;
    int first = 0;
    int last = 0;
    QString begin;
    QString end;
};
using TemplateSections = QMap<QString, QList<TemplateSection>>;

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QStringList wordsOf(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("[^\\pL\\pN]+"));
    return text.split(gap, Qt::SkipEmptyParts);
}

/// The sections of every file in the table.
inline TemplateSections sectionsIn(const QString& table)
{
    TemplateSections expected;
    for (const QString& line : QString::fromUtf8(contentOf(table)).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() == 7)
            expected[cells[0]].append({registration::fieldFromKey(cells[1]).value(), cells[2],
                                       cells[3].toInt(), cells[4].toInt(), cells[5], cells[6]});
    }
    return expected;
}

inline QStringList linesOf(const QByteArray& bytes)
{
    QString text = QString::fromUtf8(bytes);
    text.remove(u'\r').remove(QChar::ByteOrderMark);
    return text.split(u'\n');
}

/// Whether a line is the footer or the header of a page.
inline bool isPageFurniture(const QString& line)
{
    static const QRegularExpression furniture(
        QStringLiteral("^\\S.*\\[Page \\d+\\]\\s*$|^\\f?RFC \\d+ .* (19|20)\\d\\d\\s*$"));
    return furniture.match(line).hasMatch();
}

/// The words of a section's lines in the file, without page headers and footers, and without the heading of a
/// main section.
inline QStringList wordsIn(const QStringList& lines, const TemplateSection& section)
{
    QStringList words;
    for (int number = section.first; number <= section.last; ++number) {
        QString line = lines.value(number - 1);
        if (isPageFurniture(line))
            continue;
        if (section.how == QLatin1String("main") && number == section.first)
            line = line.contains(u':') ? line.section(u':', 1) : QString();
        words += wordsOf(line);
    }
    return words;
}

/// The sections of the table that are not where it says, as "line".
inline QStringList misplacedSections(const QByteArray& bytes, const QList<TemplateSection>& sections)
{
    const QStringList lines = linesOf(bytes);
    QStringList wrong;
    for (const TemplateSection& section : sections) {
        if (section.how == QLatin1String("value"))
            continue;
        const QString words = wordsIn(lines, section).join(u' ');
        if (!words.startsWith(section.begin) || !words.endsWith(section.end))
            wrong.append(QString::number(section.first));
    }
    return wrong;
}

/// What all sections of a field expect together.
struct FieldExpectation
{
    QString value; ///< of a field of one line; * = any
    QStringList words;
    exchange::FieldPlace place;
};

inline bool isBlankBetween(const QStringList& lines, int last, int next)
{
    return std::ranges::all_of(lines.sliced(last, std::max(0, next - last - 1)), [](const QString& line) {
        return line.trimmed().isEmpty() || isPageFurniture(line);
    });
}

inline QMap<registration::TemplateField, FieldExpectation>
expectedFields(const QStringList& lines, const QList<TemplateSection>& sections)
{
    QMap<registration::TemplateField, FieldExpectation> fields;
    for (const TemplateSection& section : sections) {
        const bool isFirst = !fields.contains(section.field);
        FieldExpectation& field = fields[section.field];
        const bool isNext = !isFirst && isBlankBetween(lines, field.place.constLast().last, section.first);
        if (isNext)
            field.place.last().last = section.last;
        else
            field.place.append({section.first, section.last});
        if (registration::isSingleLine(section.field)) {
            field.value = section.how == QLatin1String("value") ? section.begin : QStringLiteral("*");
            continue;
        }
        // Only the heading before the field is left out.
        TemplateSection read = section;
        if (!isFirst && section.how == QLatin1String("main"))
            read.how = QStringLiteral("part");
        field.words += wordsIn(lines, read);
    }
    return fields;
}

/// What the reader found that differs from the table.
inline QStringList wrongFields(const QByteArray& bytes, const exchange::ImportedTemplate& read,
                               const QList<TemplateSection>& sections)
{
    const QMap<registration::TemplateField, FieldExpectation> expected =
        expectedFields(linesOf(bytes), sections);
    QStringList wrong;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const QString key = registration::fieldKey(field);
        const auto& place = read.places.at(std::size_t(field));
        const auto wanted = expected.constFind(field);
        if (place.isEmpty() != (wanted == expected.cend())) {
            wrong.append(key + (!place.isEmpty() ? QStringLiteral(": not in the file")
                                                 : QStringLiteral(": not found")));
            continue;
        }
        if (place.isEmpty())
            continue;
        const QString got = read.registrationTemplate.text(field);
        if (place != wanted->place)
            wrong.append(QStringLiteral("%1: %2, not %3")
                             .arg(key, findings::linesText(place), findings::linesText(wanted->place)));
        if (registration::isSingleLine(field) ? wanted->value != QLatin1String("*") && got != wanted->value
                                              : wordsOf(got) != wanted->words)
            wrong.append(QStringLiteral("%1: other words: %2").arg(key, got.left(300)));
    }
    return wrong;
}

/// Words of the file, as "line: word", that the reader lost, except labels and page furniture.
inline QStringList lostWords(const QByteArray& bytes, const exchange::ImportedTemplate& read)
{
    QSet<QString> kept;
    const auto add = [&kept](const QString& text) {
        for (const QString& word : wordsOf(text))
            kept.insert(word);
    };
    add(read.remainder);
    for (const registration::TemplateField field : registration::kTemplateFields)
        add(read.registrationTemplate.text(field));
    for (const findings::Finding& finding : read.findings) {
        for (const QString& argument : finding.arguments)
            add(argument);
    }
    // The places of labels cover the words on their lines.
    QSet<int> labelLines;
    for (const auto& place : read.places) {
        if (!place.isEmpty())
            labelLines.insert(place.constFirst().first);
    }
    const auto source = exchange::sourceText(bytes);
    if (!source)
        return {QStringLiteral("no text")};
    QStringList lost;
    for (const exchange::SourceLine& line : source->lines) {
        static const QRegularExpression group(
            QStringLiteral("^[0-9. ]*Registration (Information:|Template)$"));
        if (group.match(line.text.trimmed()).hasMatch() || isPageFurniture(line.text))
            continue;
        const QString text = labelLines.contains(line.number) ? line.text.section(u':', 1) : line.text;
        for (const QString& word : wordsOf(text)) {
            if (!kept.contains(word))
                lost.append(QStringLiteral("%1: %2").arg(line.number).arg(word));
        }
    }
    return lost;
}

} // namespace nidus::test
