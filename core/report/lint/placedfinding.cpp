// SPDX-License-Identifier: Apache-2.0
#include "core/report/lint/placedfinding.h"

#include "core/findings/values/findingids.h"
#include "core/lint/templatelint.h"
#include "core/lint/textrules.h"
#include "core/registration/templatelines.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nidus::report {

namespace {

/// The line of `text` that contains `offset`: its 0-based number, its start, and its text.
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

/// The place of a line of a field in its file.
struct FilePlace
{
    int line = 0;
    qsizetype column = 0; ///< 0-based
};

/// Finds the words of a field's line in the file: if several lines have them, the one in the same order.
std::optional<FilePlace> placeOf(const QString& words, const QString& before,
                                 const exchange::FieldPlace& place, const QStringList& source)
{
    const QStringList linesBefore = before.split(u'\n');
    auto earlier =
        std::ranges::count_if(linesBefore, [&words](const QString& line) { return line.contains(words); });
    std::optional<FilePlace> last;
    for (const findings::LineSpan span : place) {
        for (int number = span.first; !words.isEmpty() && number <= span.last; ++number) {
            // IANA writes "&" for "@".
            const QString line = QString(source.value(number - 1)).replace(u'&', u'@');
            const qsizetype column = line.indexOf(QString(words).replace(u'&', u'@'));
            if (column < 0)
                continue;
            last = FilePlace{number, column};
            if (earlier-- == 0)
                return last;
        }
    }
    return last;
}

/// The number of characters of a range on a line.
qsizetype lengthOnLine(const FieldLine& line, const base::TextRange& range)
{
    const auto column = qsizetype(range.offset) - line.start;
    return registration::columnsOf(QStringView(line.words).mid(column, qsizetype(range.length)));
}

} // namespace

PlacedFinding placedInField(const QString& handle, const findings::Finding& finding,
                            const registration::RegistrationTemplate& content)
{
    if (!finding.field)
        return {handle, finding};
    const auto offset = static_cast<qsizetype>(finding.range.offset);
    const FieldLine line = fieldLineAt(content.text(*finding.field), offset);
    return {handle + u':' + registration::fieldKey(*finding.field), finding, line.number + 1,
            registration::columnsOf(QStringView(line.words).first(offset - line.start)) + 1,
            lengthOnLine(line, finding.range)};
}

PlacedFinding placedInField(const QString& handle, const findings::AcceptedFinding& accepted,
                            const registration::RegistrationTemplate& content)
{
    PlacedFinding placed = placedInField(handle, accepted.finding, content);
    placed.acceptance = accepted.acceptance;
    return placed;
}

PlacedFinding placedInFile(const QString& file, const findings::Finding& finding,
                           const exchange::ImportedTemplate& imported, const QStringList& source)
{
    PlacedFinding placed{.subject = file, .finding = finding, .isInFile = true};
    const exchange::FieldPlace place =
        finding.field ? imported.places[static_cast<std::size_t>(*finding.field)] : exchange::FieldPlace();
    if (place.isEmpty())
        return placed;
    placed.line = place.constFirst().first;
    placed.column = 1;
    if (finding.range.length == 0) // about the whole field
        return placed;
    const auto offset = static_cast<qsizetype>(finding.range.offset);
    const QString text = imported.registrationTemplate.text(*finding.field);
    const FieldLine line = fieldLineAt(text, offset);
    const QString marked = line.words.mid(offset - line.start, qsizetype(finding.range.length));
    // The indentation may be another one in the file.
    const QString words = line.words.trimmed();
    const qsizetype inWords = std::max(offset - line.start - line.words.indexOf(words), qsizetype{0});
    const std::optional<FilePlace> whole = placeOf(words, text.first(line.start), place, source);
    const std::optional<FilePlace> part = whole ? whole : placeOf(marked, {}, place, source);
    if (!part)
        return placed;
    const qsizetype column = part->column + (whole ? inWords : 0);
    placed.line = part->line;
    placed.column = registration::columnsOf(source.value(part->line - 1).first(column)) + 1;
    placed.length = lengthOnLine(line, finding.range);
    return placed;
}

QList<PlacedFinding> placedFieldOrder(const QString& file, const exchange::ImportedTemplate& imported,
                                      findings::LintProfile profile)
{
    const bool isOldLayout = std::ranges::any_of(imported.findings, [](const findings::Finding& finding) {
        return finding.id == findings::kImportSectionMapped;
    });
    if (isOldLayout)
        return {};
    std::array<int, registration::kTemplateFieldCount> lines{};
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i] = !imported.places[i].isEmpty() && imported.sureness[i] != exchange::Sureness::Guessed
                       ? imported.places[i].constFirst().first
                       : 0;
    QList<PlacedFinding> placed;
    for (const findings::Finding& finding : findings::withProfile(lint::lintFieldOrder(lines), profile))
        placed.append({file, finding, lines[static_cast<std::size_t>(*finding.field)], 1, 0, true});
    return placed;
}

QList<PlacedFinding> placedLineWidths(const QString& file, const QString& text)
{
    QList<PlacedFinding> placed;
    for (const findings::Finding& finding : lint::lintLineWidths(text)) {
        const FieldLine line = fieldLineAt(text, qsizetype(finding.range.offset));
        placed.append({file, finding, line.number + 1, 1, lengthOnLine(line, finding.range), true});
    }
    return placed;
}

} // namespace nidus::report
