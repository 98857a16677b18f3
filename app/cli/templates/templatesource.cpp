// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/templatesource.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/templates/importinput.h"
#include "core/findings/catalog/catalog.h"

#include <utility>

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
    const auto& registry = std::get<exchange::ImportedRecords>(input->file.content);
    const QString name = QString::fromStdString(path);
    if (registry.records.size() + registry.drafts.size() != 1)
        return std::unexpected(
            Cli::tr("%1 does not contain exactly one registration. Use import for a file with several.")
                .arg(name));
    const base::Result<registration::RegistryContent> content = registry.all();
    if (!content)
        return std::unexpected(findings::describe(content.error()));
    if (!content->drafts.isEmpty())
        return TemplateSource{content->drafts.constFirst().draft.content, true};
    const QList<registration::Version>& versions = content->records.constFirst().versions;
    if (versions.isEmpty())
        return std::unexpected(Cli::tr("%1 contains no template text.").arg(name));
    return TemplateSource{versions.constLast().content, true};
}

QString syntaxSentence(const QString& file, const workflow::FoundSyntax& found, bool isUsed,
                       const QString& place)
{
    if (isUsed)
        return Cli::tr("%1: the grammar of the Syntax section, with start rule \"%2\", becomes the draft's "
                       "syntax rule; samples: %3.")
            .arg(file, found.rule.start)
            .arg(found.samples.size());
    if (!found.against)
        return Cli::tr("%1: the grammar of the Syntax section is not used.").arg(file);
    return Cli::tr("%1: the grammar of the Syntax section is not used: %2")
        .arg(place, findings::message(*found.against));
}

registration::VersionContent withSyntaxOfText(const Arguments& arguments, const CommandContext& context,
                                              registration::VersionContent content,
                                              const registration::VersionContent& earlier)
{
    if (arguments.isSet("no-grammar"))
        return content;
    const std::optional<workflow::FoundSyntax> inText = workflow::findSyntax(content.registrationTemplate);
    const std::optional<workflow::FoundSyntax> found =
        workflow::newSyntax(inText, content.registrationTemplate.nid(), earlier);
    const QString file = arguments.text("from");
    if (!found) {
        const auto before = workflow::findSyntax(earlier.registrationTemplate);
        if (inText && (!before || before->rule.text != inText->rule.text))
            context.say(Cli::tr("%1: the grammar of the Syntax section accepts the same URNs as the syntax "
                                "rule, which is kept.")
                            .arg(file));
        return content;
    }
    context.say(syntaxSentence(file, *found, found->isSound(), file));
    return found->isSound() ? workflow::withSyntax(std::move(content), *found) : content;
}

} // namespace nidus::cli
