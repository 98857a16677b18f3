// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/templatesource.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/templates/importinput.h"
#include "core/findings/catalog/catalog.h"

namespace nidus::cli {

std::expected<TemplateSource, QString> readTemplateSource(const CommandContext& context,
                                                          const std::string& path)
{
    const base::Result<ImportInput> input = readImportInput(context, path);
    if (!input)
        return std::unexpected(findings::describe(input.error()));
    if (const auto* imported = std::get_if<exchange::ImportedTemplate>(&input->file.content))
        return TemplateSource{.content = {.registrationTemplate = imported->registrationTemplate,
                                          .samples = {},
                                          .rule = {},
                                          .original = imported->original}};
    const auto& registry = std::get<registration::RegistryContent>(input->file.content);
    const QString name = QString::fromStdString(path);
    if (registry.records.size() + registry.drafts.size() != 1)
        return std::unexpected(
            Cli::tr("%1 does not contain exactly one registration. Use import for a file with several.")
                .arg(name));
    if (!registry.drafts.isEmpty())
        return TemplateSource{registry.drafts.constFirst().draft.content, true};
    const QList<registration::Version>& versions = registry.records.constFirst().versions;
    if (versions.isEmpty())
        return std::unexpected(Cli::tr("%1 contains no template text.").arg(name));
    return TemplateSource{versions.constLast().content, true};
}

} // namespace nidus::cli
