// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/templates/storedtemplate.h"
#include "app/cli/templates/templatesource.h"
#include "core/exchange/write/exportformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/report/lint/diffformat.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kWordOption{
    .name = "word", .help = QT_TRANSLATE_NOOP("Cli", "Mark changed words as [-removed-] and {+added+}.")};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or html."),
                                   .choices = "text|html"};
constexpr std::array kOptions{kWordOption, kFormatOption, kOutputOption};

/// One side of the comparison. What a file contains depends on its format: text has neither samples nor a
/// syntax rule.
struct Side
{
    QString name;
    registration::VersionContent content;
    bool hasRule = true;
};

std::expected<Side, QString> readSide(const CommandContext& context, const std::string& word)
{
    const std::optional<registration::Handle> handle = parseHandle(word);
    if (!handle || namesFile(word)) {
        const std::expected<TemplateSource, QString> source = readTemplateSource(context, word);
        if (!source)
            return std::unexpected(source.error());
        return Side{QString::fromStdString(word), source->content, source->hasRule};
    }
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return std::unexpected(findings::describe(registry.error()));
    const base::Result<StoredTemplate> held = storedTemplate(*registry, orDraft(*registry, *handle));
    if (!held)
        return std::unexpected(explainUnknownFile(*registry, held.error()));
    if (!held->content)
        return std::unexpected(
            findings::describe(base::Error{exchange::kNoTemplate, held->handle.toStdString(), {}}));
    return Side{held->handle, *held->content};
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::expected<Side, QString> before = readSide(context, arguments.positional().front());
    if (!before)
        return context.fail(before.error());
    std::expected<Side, QString> after = readSide(context, arguments.positional().back());
    if (!after)
        return context.fail(after.error());
    Side first = *before;
    if (!first.hasRule || !after->hasRule) {
        for (registration::VersionContent* content : {&first.content, &after->content})
            *content = {.registrationTemplate = content->registrationTemplate, .samples = {}, .rule = {}};
    }
    const bool isHtml = arguments.value("format") == "html";
    const registration::DiffUnit unit =
        isHtml || arguments.isSet("word") ? registration::DiffUnit::Word : registration::DiffUnit::Line;
    const report::NamedDiff diff{first.name, after->name,
                                 registration::diffContents(first.content, after->content, unit)};
    context.out->write(
        (isHtml ? report::writeDiffHtml(diff) : report::writeDiffText(diff, unit)).toStdString());
    return diff.parts.isEmpty() ? ExitStatus::NothingToReport : ExitStatus::SomethingToReport;
}

} // namespace

Command diffCommand()
{
    return {.name = "diff",
            .synopsis = "A B [--word] [--format text|html]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Compare two versions, drafts, or files field by field"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "A and B are NID, NID@VERSION, draft:ID, or files. The exit status is 1 if "
                       "they differ. A text file has neither samples nor a syntax rule, so "
                       "these are compared only if both sides have them."),
            .options = kOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
