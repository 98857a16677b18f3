// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/lintedtemplate.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/handles.h"
#include "app/cli/templates/importinput.h"
#include "app/cli/templates/storedtemplate.h"
#include "core/exchange/write/exportformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/workflow/drafts/lintwork.h"

namespace nidus::cli {

namespace {

/// Whether the file is plain text, as it would be emailed.
bool isPlainText(exchange::FileFormat format)
{
    return format == exchange::FileFormat::TemplateText || format == exchange::FileFormat::OldTemplateText;
}

std::expected<QList<report::PlacedFinding>, QString> lintFile(const CommandContext& context,
                                                              const storage::Registry& registry,
                                                              const std::string& path,
                                                              findings::LintProfile profile)
{
    const base::Result<ImportInput> input = readImportInput(context, path);
    if (!input)
        return std::unexpected(findings::describe(input.error()));
    const auto* imported = std::get_if<exchange::ImportedTemplate>(&input->file.content);
    if (imported == nullptr)
        return std::unexpected(Cli::tr("%1 contains a registry, not a single template. Import it, then lint "
                                       "its registrations by NID.")
                                   .arg(QString::fromStdString(path)));
    base::Result<workflow::LintTask> task = workflow::templateTask(registry, imported->registrationTemplate);
    if (!task)
        return std::unexpected(findings::describe(task.error()));
    task->profile = profile;
    task->around.outside = imported->remainder;
    const QString name = QString::fromStdString(path);
    const QString text = QString::fromStdString(input->bytes);
    const QStringList source = text.split(u'\n');
    QList<report::PlacedFinding> placed;
    const lint::SeparatedFindings judged = workflow::lintWithAcceptances(*task);
    for (const findings::Finding& finding : imported->findings + judged.open)
        placed.append(report::placedInFile(name, finding, *imported, source));
    for (const findings::AcceptedFinding& accepted : judged.accepted) {
        placed.append(report::placedInFile(name, accepted.finding, *imported, source));
        placed.last().acceptance = accepted.acceptance;
    }
    placed += report::placedFieldOrder(name, *imported, profile);
    return isPlainText(input->file.format) ? placed + report::placedLineWidths(name, text) : placed;
}

std::expected<QList<report::PlacedFinding>, QString>
lintHeld(const storage::Registry& registry, const registration::Handle& handle, findings::LintProfile profile)
{
    const base::Result<StoredTemplate> held = storedTemplate(registry, orDraft(registry, handle));
    if (!held)
        return std::unexpected(explainUnknownFile(registry, held.error()));
    if (!held->content)
        return std::unexpected(
            findings::describe(base::Error{exchange::kNoTemplate, held->handle.toStdString(), {}}));
    base::Result<workflow::LintTask> task =
        held->draft ? workflow::draftTask(registry, *held->draft)
                    : workflow::versionTask(registry, *held->record,
                                            {.number = held->version, .content = *held->content});
    if (!task)
        return std::unexpected(findings::describe(task.error()));
    task->profile = profile;
    QList<report::PlacedFinding> placed;
    const lint::SeparatedFindings judged = workflow::lintWithAcceptances(*task);
    for (const findings::Finding& finding : judged.open)
        placed.append(report::placedInField(held->handle, finding, held->content->registrationTemplate));
    for (const findings::AcceptedFinding& accepted : judged.accepted)
        placed.append(report::placedInField(held->handle, accepted, held->content->registrationTemplate));
    return placed;
}

} // namespace

std::expected<QList<report::PlacedFinding>, QString> lintOne(const CommandContext& context,
                                                             const storage::Registry& registry,
                                                             const std::string& word,
                                                             findings::LintProfile profile)
{
    const std::optional<registration::Handle> handle = parseHandle(word);
    if (!handle || namesFile(word))
        return lintFile(context, registry, word, profile);
    return lintHeld(registry, *handle, profile);
}

} // namespace nidus::cli
