// SPDX-License-Identifier: Apache-2.0
#include "app/cli/lintedtemplate.h"

#include "app/cli/clitext.h"
#include "app/cli/heldtemplate.h"
#include "app/cli/importinput.h"
#include "core/findings/catalogue.h"
#include "core/lint/textrules.h"
#include "core/registration/templatelines.h"
#include "core/workflow/lintwork.h"

#include <QFile>
#include <QFileInfo>
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

/// A finding's place within its field's text.
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

/// A finding's place in the file: the field's line is looked up where the reader found the field, since a
/// label may stand on a line of its own and the text may be indented.
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

/// Whether the file is plain text as it would be mailed.
bool isPlainText(FileFormat format)
{
    return format == FileFormat::TemplateText || format == FileFormat::OldTemplateText;
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

std::expected<QList<PlacedFinding>, QString> lintFile(const CommandContext& context, const Registry& registry,
                                                      const std::string& path, LintProfile profile)
{
    const std::expected<ImportInput, Error> input = readImportInput(context, path);
    if (!input)
        return std::unexpected(describe(input.error()));
    const auto* imported = std::get_if<ImportedTemplate>(&input->file.content);
    if (imported == nullptr)
        return std::unexpected(Cli::tr("%1 holds a registry, not one template. Import it, then lint its "
                                       "registrations by name.")
                                   .arg(QString::fromStdString(path)));
    std::expected<LintTask, Error> task = templateTask(registry, imported->registrationTemplate);
    if (!task)
        return std::unexpected(describe(task.error()));
    task->profile = profile;
    const QString name = QString::fromStdString(path);
    const QString text = QString::fromStdString(input->bytes);
    const QStringList source = text.split(u'\n');
    QList<PlacedFinding> placed;
    for (const Finding& finding : imported->findings + lintAll(*task))
        placed.append(placedInFile(name, finding, *imported, source));
    return isPlainText(input->file.format) ? placed + placedLineWidths(name, text) : placed;
}

std::expected<QList<PlacedFinding>, QString> lintHeld(const Registry& registry, const Handle& handle,
                                                      LintProfile profile)
{
    const std::expected<HeldTemplate, Error> held = heldTemplate(registry, handle);
    if (!held)
        return std::unexpected(explainFailure(registry, held.error()));
    if (!held->content)
        return std::unexpected(describe(Error{ErrorCode::NoTemplate, held->handle.toStdString(), {}}));
    std::expected<LintTask, Error> task =
        held->draft
            ? draftTask(registry, *held->draft)
            : versionTask(registry, *held->record, {.number = held->version, .content = *held->content});
    if (!task)
        return std::unexpected(describe(task.error()));
    task->profile = profile;
    QList<PlacedFinding> placed;
    for (const Finding& finding : lintAll(*task))
        placed.append(placedInField(held->handle, finding, held->content->registrationTemplate));
    return placed;
}

} // namespace

std::expected<QList<PlacedFinding>, QString> lintOne(const CommandContext& context, const Registry& registry,
                                                     const std::string& word, LintProfile profile)
{
    const std::optional<Handle> handle = parseHandle(word);
    if (!handle || word == "-" || QFileInfo(QFile::decodeName(QByteArray::fromStdString(word))).isFile())
        return lintFile(context, registry, word, profile);
    return lintHeld(registry, *handle, profile);
}

} // namespace nidus
