// SPDX-License-Identifier: Apache-2.0
#include "app/cli/revisecommand.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "app/cli/registering.h"
#include "app/cli/templatesource.h"

#include <array>

namespace nidus {

namespace {

constexpr OptionSpec kFromOption{
    .name = "from",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "The template: text, or XML with one record; \"-\" is standard input.")};
constexpr OptionSpec kRegisterOption{.name = "register",
                                     .help = QT_TRANSLATE_NOOP("Cli", "Register at once; prints the NID.")};
constexpr std::array kOptions{kFromOption, kRegisterOption, kNoteOption, kLinkOption, kByOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    if (!arguments.isSet("from"))
        return context.fail(Cli::tr("revise needs --from FILE; \"-\" is standard input."));
    const std::expected<TemplateSource, QString> source =
        readTemplateSource(context, std::string(arguments.value("from")));
    if (!source)
        return context.fail(source.error());
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const QString nid = QString::fromStdString(arguments.positional().front());
    const std::expected<RegistrationRecord, Error> record = registry->record(nid);
    if (!record)
        return context.fail(explainFailure(*registry, record.error()));
    Draft draft{.revisionOf = record->registration.nid, .content = source->content};
    // Text carries the 13 fields only: samples and rule go on as they are.
    if (!source->hasRule && !record->versions.isEmpty()) {
        draft.content.samples = record->versions.constLast().content.samples;
        draft.content.rule = record->versions.constLast().content.rule;
    }
    return storeDraft(arguments, context, *registry, draft);
}

} // namespace

Command reviseCommand()
{
    return {.name = "revise",
            .synopsis = "NID --from FILE [--register]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Make a draft of a namespace's next version"),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus
