// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/process/registering.h"
#include "app/cli/templates/templatesource.h"
#include "app/cli/urns/namesinput.h"
#include "core/workflow/drafts/namesdraft.h"

#include <QRegularExpression>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kInformalOption{
    .name = "informal",
    .help = QT_TRANSLATE_NOOP("Cli", "An informal namespace; its number is assigned at registration.")};
constexpr OptionSpec kFromOption{
    .name = "from",
    .value = "FILE",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Template file: text, or XML with one record; \"-\" is standard input.")};
constexpr OptionSpec kFromNamesOption{
    .name = "from-names",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "Instead of a template: URNs, one per line. A grammar is inferred from "
                                     "their names, and the most frequent become samples.")};
constexpr OptionSpec kRegisterOption{
    .name = "register",
    .help = QT_TRANSLATE_NOOP("Cli", "Register the draft immediately and print the NID.")};
constexpr std::array kOptions{kInformalOption, kFromOption, kFromNamesOption, kNoGrammarOption,
                              kRegisterOption, kNoteOption, kLinkOption,      kByOption};

/// Whether the template's NID field can mean `nid`. Real templates contain more than the NID there ("foo,
/// requested of IANA"), so one matching word is enough.
bool canMean(const QString& field, const QString& nid)
{
    static const QRegularExpression separator(u"[^A-Za-z0-9-]+"_s);
    return field.isEmpty() || field.split(separator).contains(nid, Qt::CaseInsensitive);
}

registration::Draft withSyntaxOf(const TemplateSource& source, const Arguments& arguments,
                                 const CommandContext& context, registration::Draft draft)
{
    if (!source.hasRule)
        draft.content = withSyntaxOfText(arguments, context, std::move(draft.content), {});
    return draft;
}

std::expected<registration::Draft, QString> draftFromTemplate(const Arguments& arguments,
                                                              CommandContext& context)
{
    if (!arguments.isSet("from"))
        return std::unexpected(Cli::tr("new requires --from FILE; \"-\" is standard input."));
    const std::expected<TemplateSource, QString> source =
        readTemplateSource(context, std::string(arguments.value("from")));
    if (!source)
        return std::unexpected(source.error());
    registration::Draft draft{.content = source->content};
    if (arguments.isSet("informal")) {
        draft.kind = registration::NamespaceKind::Informal;
        return withSyntaxOf(*source, arguments, context, std::move(draft));
    }
    const QString nid = QString::fromStdString(arguments.positional().front());
    if (!canMean(draft.content.registrationTemplate.nid(), nid))
        return std::unexpected(Cli::tr("The template requests the NID \"%1\", not \"%2\".")
                                   .arg(draft.content.registrationTemplate.nid(), nid));
    draft.content.registrationTemplate.setText(registration::TemplateField::Nid, nid);
    return withSyntaxOf(*source, arguments, context, std::move(draft));
}

std::expected<registration::Draft, QString> draftFromNames(const Arguments& arguments,
                                                           CommandContext& context)
{
    if (arguments.isSet("informal") || arguments.isSet("from"))
        return std::unexpected(
            Cli::tr("--from-names requires a NID and cannot be used with --informal or --from."));
    const std::expected<batch::NameCounts, QString> names =
        readNames(context, std::string(arguments.value("from-names")), arguments.positional().front());
    if (!names)
        return std::unexpected(names.error());
    return registration::Draft{
        .content = workflow::draftContentFromNames(*names).value_or(registration::VersionContent())};
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const bool isInformal = arguments.isSet("informal");
    if (isInformal == !arguments.positional().empty())
        return context.fail(Cli::tr("new requires either a NID or --informal."));
    const std::expected<registration::Draft, QString> draft = arguments.isSet("from-names")
                                                                  ? draftFromNames(arguments, context)
                                                                  : draftFromTemplate(arguments, context);
    if (!draft)
        return context.fail(draft.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    return storeDraft(arguments, context, *registry, *draft);
}

} // namespace

Command newCommand()
{
    return {
        .name = "new",
        .synopsis = "NID|--informal --from FILE|--from-names FILE [--no-grammar] [--register]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Create a draft of a new namespace and print its draft:ID"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "A draft may have errors. With --register, the template must have no errors; otherwise "
            "they are printed to standard error and the draft is moved to the trash. If the Syntax "
            "section of a text has a grammar that accepts all the example URNs there, the grammar becomes "
            "the draft's syntax rule and the examples its samples."),
        .options = kOptions,
        .maxArguments = 1,
        .run = run};
}

} // namespace nidus::cli
