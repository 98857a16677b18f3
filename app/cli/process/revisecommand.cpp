// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/process/registering.h"
#include "app/cli/templates/findingtext.h"
#include "app/cli/templates/templatesource.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/lintwork.h"
#include "core/workflow/drafts/nextstep.h"
#include "core/workflow/drafts/revision.h"

#include <array>
#include <utility>

namespace nidus::cli {

namespace {

constexpr OptionSpec kFromOption{
    .name = "from",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Template file: text, or XML with one record; \"-\" is standard input. NID@VERSION restores "
               "an old version. Without --from, the draft starts as a copy of the latest version.")};
constexpr OptionSpec kEditorialOption{
    .name = "editorial",
    .value = "REASON",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Reason why the change to an approved draft is only editorial. The draft stays "
               "approved, and the history records it; otherwise the draft returns to review. Refused where "
               "somebody other than the authors must approve.")};
constexpr OptionSpec kRegisterOption{
    .name = "register",
    .help = QT_TRANSLATE_NOOP("Cli", "Register the draft immediately and print the NID.")};
constexpr std::array kOptions{kFromOption, kNoGrammarOption, kEditorialOption, kRegisterOption,
                              kNoteOption, kLinkOption,      kByOption};

/// Returns the version for a word such as "isbn@1", unless a file with that name exists.
std::optional<registration::Handle> oldVersion(const std::string& word)
{
    const std::optional<registration::Handle> handle = parseHandle(word);
    return handle && handle->version > 0 && !namesFile(word) ? handle : std::nullopt;
}

ExitStatus restore(const Arguments& arguments, CommandContext& context, const registration::Handle& old)
{
    const QString nid = QString::fromStdString(arguments.positional().front());
    if (old.nid.compare(nid, Qt::CaseInsensitive) != 0)
        return context.fail(Cli::tr("Only an older version of \"%1\" can be restored.").arg(nid));
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<registration::Draft> made =
        workflow::restoreVersion(*registry, nid, old.version, actOf(arguments));
    if (!made)
        return context.fail(explainFailure(*registry, made.error()));
    return finishDraft(arguments, context, *registry, *made);
}

/// Prints what a draft lacks that was not made from a file.
void reportMissing(const CommandContext& context, const storage::Registry& registry,
                   const registration::Draft& draft)
{
    for (const findings::Finding& finding :
         workflow::draftFindings(registry, draft).value_or(QList<findings::Finding>())) {
        if (finding.severity == findings::Severity::Error || finding.id == findings::kTemplateVersionAbsent)
            context.say(findingLine(draft.revisionOf, finding));
    }
}

/// Creates a draft of a registration's next version from the registry's content and, if given, a file.
ExitStatus reviseRegistration(const Arguments& arguments, CommandContext& context,
                              storage::Registry& registry, const std::optional<TemplateSource>& source)
{
    const QString nid = QString::fromStdString(arguments.positional().front());
    const base::Result<registration::Draft> next = workflow::revisionOf(registry, nid);
    if (!next)
        return context.fail(explainFailure(registry, next.error()));
    if (!source) {
        reportMissing(context, registry, *next);
        return storeDraft(arguments, context, registry, *next);
    }
    registration::Draft draft = workflow::filledIn(*next, source->content.registrationTemplate);
    draft.content.original = source->content.original;
    if (source->hasRule) {
        draft.content.samples = source->content.samples;
        draft.content.rule = source->content.rule;
    } else {
        draft.content = withSyntaxOfText(arguments, context, std::move(draft.content), next->content);
    }
    return storeDraft(arguments, context, registry, draft);
}

/// Replaces the content of an open draft. A text file has only the 13 fields: samples and rule are kept,
/// unless its grammar is new.
ExitStatus reviseDraft(const Arguments& arguments, CommandContext& context, storage::Registry& registry,
                       const TemplateSource& source)
{
    const std::expected<registration::Draft, QString> draft =
        findDraft(registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    const storage::Act act = actOf(arguments);
    const base::Result<registration::DraftRecord> before = registry.drafts().record(draft->id);
    const bool becomesAuthor = before && workflow::becomesAuthor(registry, *before, {act.who});
    registration::VersionContent content = source.content;
    if (!source.hasRule) {
        content.samples = draft->content.samples;
        content.rule = draft->content.rule;
        content = withSyntaxOfText(arguments, context, std::move(content), draft->content);
    }
    const base::Result<registration::Draft> saved =
        workflow::saveDraft(registry, draft->id, content, draft->saves, act, arguments.text("editorial"));
    if (!saved)
        return context.fail(saved.error());
    if (saved->state != draft->state)
        context.say(
            findings::backInReviewText(registration::draftHandle(saved->id)) +
            (workflow::mayKeepApproval(registry).value_or(false)
                 ? u' ' + Cli::tr("If only the wording changed, --editorial REASON keeps the approval.")
                 : QString()));
    if (becomesAuthor && saved->saves != draft->saves && saved->state == registration::State::InReview)
        context.say(findings::becameAuthorText(registration::draftHandle(saved->id)));
    return finishDraft(arguments, context, registry, *saved, WhenRefused::Keep);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const bool isDraft =
        registration::draftIdOf(QString::fromStdString(arguments.positional().front())).has_value();
    if (isDraft && !arguments.isSet("from"))
        return context.fail(Cli::tr("revise draft:ID requires --from FILE; \"-\" is standard input."));
    if (arguments.isSet("editorial") && !isDraft)
        return context.fail(Cli::tr("--editorial is only for an approved draft, named by draft:ID."));
    if (arguments.isSet("editorial") && findings::readableText(arguments.text("editorial")).isEmpty())
        return context.fail(Cli::tr("--editorial requires a reason."));
    std::optional<TemplateSource> source;
    if (arguments.isSet("from")) {
        if (const std::optional<registration::Handle> old = oldVersion(std::string(arguments.value("from"))))
            return restore(arguments, context, *old);
        std::expected<TemplateSource, QString> read =
            readTemplateSource(context, std::string(arguments.value("from")));
        if (!read)
            return context.fail(read.error());
        source = *std::move(read);
    }
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    return isDraft ? reviseDraft(arguments, context, *registry, *source)
                   : reviseRegistration(arguments, context, *registry, source);
}

} // namespace

Command reviseCommand()
{
    return {
        .name = "revise",
        .synopsis = "NID|draft:ID [--from FILE|NID@VERSION] [--no-grammar] [--editorial REASON] [--register]",
        .summary = QT_TRANSLATE_NOOP(
            "Cli", "Create a draft of a namespace's next version, or replace the text of a draft"),
        .details = QT_TRANSLATE_NOOP(
            "Cli", "Samples and syntax rule are kept. If the grammar of a text differs from that of the "
                   "earlier text and accepts all the example URNs there, it becomes the draft's syntax rule "
                   "and the examples become samples, too."),
        .options = kOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .run = run};
}

} // namespace nidus::cli
