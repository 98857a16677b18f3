// SPDX-License-Identifier: Apache-2.0
#include "app/cli/revisecommand.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "app/cli/registering.h"
#include "app/cli/templatesource.h"
#include "core/workflow/draftwork.h"

#include <QFile>
#include <QFileInfo>
#include <array>

namespace nidus {

namespace {

constexpr OptionSpec kFromOption{
    .name = "from",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "The template: text, or XML with one record; \"-\" is standard input. NID@VERSION "
               "restores an old version.")};
constexpr OptionSpec kRegisterOption{.name = "register",
                                     .help = QT_TRANSLATE_NOOP("Cli", "Register at once; prints the NID.")};
constexpr std::array kOptions{kFromOption, kRegisterOption, kNoteOption, kLinkOption, kByOption};

/// "isbn@1", unless there is a file of that name.
std::optional<Handle> oldVersion(const std::string& word)
{
    const std::optional<Handle> handle = parseHandle(word);
    const bool isFile = QFileInfo(QFile::decodeName(QByteArray::fromStdString(word))).isFile();
    return handle && handle->version > 0 && !isFile ? handle : std::nullopt;
}

ExitStatus restore(const Arguments& arguments, CommandContext& context, const Handle& old)
{
    const QString nid = QString::fromStdString(arguments.positional().front());
    if (old.nid.compare(nid, Qt::CaseInsensitive) != 0)
        return context.fail(Cli::tr("Only an older version of \"%1\" itself can be restored.").arg(nid));
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<Draft, Error> made = restoreVersion(*registry, nid, old.version, actOf(arguments));
    if (!made)
        return context.fail(explainFailure(*registry, made.error()));
    return finishDraft(arguments, context, *registry, *made);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    if (!arguments.isSet("from"))
        return context.fail(Cli::tr("revise needs --from FILE; \"-\" is standard input."));
    if (const std::optional<Handle> old = oldVersion(std::string(arguments.value("from"))))
        return restore(arguments, context, *old);
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
            .synopsis = "NID --from FILE|NID@VERSION [--register]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Make a draft of a namespace's next version"),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus
