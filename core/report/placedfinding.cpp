// SPDX-License-Identifier: Apache-2.0
#include "core/report/placedfinding.h"

#include "core/lint/textrules.h"
#include "core/registration/templatelines.h"

#include <algorithm>

namespace nidus {

namespace {

/// The line of `text` that `offset` stands in: its number (0-based), its start and its words.
struct FieldLine
{
    int number = 0;
    qsizetype start = 0;
    QString words;
};

FieldLine fieldLineAt(const QString& text, qsizetype offset)
{
    const QStringView before = QStringView(text).first(std::min(offset, text.size()));
    FieldLine line{.number = int(before.count(u'\n')), .start = before.lastIndexOf(u'\n') + 1};
    const qsizetype end = text.indexOf(u'\n', line.start);
    line.words = text.mid(line.start, end < 0 ? -1 : end - line.start);
    return line;
}

/// The part of a range that stands on a line, in characters.
qsizetype lengthOnLine(const FieldLine& line, const TextRange& range)
{
    const auto column = qsizetype(range.offset) - line.start;
    return columnsOf(QStringView(line.words).mid(column, qsizetype(range.length)));
}

} // namespace

PlacedFinding placedInField(const QString& handle, const Finding& finding,
                            const RegistrationTemplate& content)
{
    if (!finding.field)
        return {handle, finding};
    const auto offset = static_cast<qsizetype>(finding.range.offset);
    const FieldLine line = fieldLineAt(content.text(*finding.field), offset);
    return {handle + u':' + fieldKey(*finding.field), finding, line.number + 1,
            columnsOf(QStringView(line.words).first(offset - line.start)) + 1,
            lengthOnLine(line, finding.range)};
}

PlacedFinding placedInField(const QString& handle, const AcceptedFinding& accepted,
                            const RegistrationTemplate& content)
{
    PlacedFinding placed = placedInField(handle, accepted.finding, content);
    placed.acceptance = accepted.acceptance;
    return placed;
}

PlacedFinding placedInFile(const QString& file, const Finding& finding, const ImportedTemplate& imported,
                           const QStringList& source)
{
    PlacedFinding placed{.subject = file, .finding = finding, .isInFile = true};
    const std::optional<LineRange> place =
        finding.field ? imported.places[static_cast<std::size_t>(*finding.field)] : std::nullopt;
    if (!place)
        return placed;
    placed.line = place->first;
    placed.column = 1;
    if (finding.range.length == 0) // about the field as such
        return placed;
    const auto offset = static_cast<qsizetype>(finding.range.offset);
    const FieldLine line = fieldLineAt(imported.registrationTemplate.text(*finding.field), offset);
    for (int number = place->first; !line.words.isEmpty() && number <= place->last; ++number) {
        const QStringView inFile = source.value(number - 1);
        const qsizetype column = inFile.indexOf(line.words);
        if (column < 0)
            continue;
        placed.line = number;
        placed.column = columnsOf(inFile.first(column + offset - line.start)) + 1;
        placed.length = lengthOnLine(line, finding.range);
        return placed;
    }
    return placed;
}

QList<PlacedFinding> placedLineWidths(const QString& file, const QString& text)
{
    QList<PlacedFinding> placed;
    for (const Finding& finding : lintLineWidths(text)) {
        const FieldLine line = fieldLineAt(text, qsizetype(finding.range.offset));
        placed.append({file, finding, line.number + 1, 1, lengthOnLine(line, finding.range), true});
    }
    return placed;
}

} // namespace nidus
