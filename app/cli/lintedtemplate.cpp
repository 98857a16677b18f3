// SPDX-License-Identifier: Apache-2.0
#include "app/cli/lintedtemplate.h"

#include "app/cli/clitext.h"
#include "app/cli/heldtemplate.h"
#include "app/cli/importinput.h"
#include "core/findings/catalogue.h"
#include "core/workflow/lintwork.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace nidus {

namespace {

/// Whether the file is plain text as it would be mailed.
bool isPlainText(FileFormat format)
{
    return format == FileFormat::TemplateText || format == FileFormat::OldTemplateText;
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
    const JudgedFindings judged = judgeAll(*task);
    for (const Finding& finding : imported->findings + judged.open)
        placed.append(placedInFile(name, finding, *imported, source));
    for (const AcceptedFinding& accepted : judged.accepted) {
        placed.append(placedInFile(name, accepted.finding, *imported, source));
        placed.last().acceptance = accepted.acceptance;
    }
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
    const JudgedFindings judged = judgeAll(*task);
    for (const Finding& finding : judged.open)
        placed.append(placedInField(held->handle, finding, held->content->registrationTemplate));
    for (const AcceptedFinding& accepted : judged.accepted)
        placed.append(placedInField(held->handle, accepted, held->content->registrationTemplate));
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
