// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/draftstep.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/process/registering.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kFastTrackOption{
    .name = "fast-track",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Use the fast track (RFC 8141 section 6.3) and note it in the Registrant field. "
               "Errors that don't violate a MUST are allowed if --note gives a reason.")};
constexpr OptionSpec kDespiteOption{
    .name = "despite",
    .value = "REASON",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Approve or forward although there are errors, unresolved comments, or unanswered questions; "
               "also register although an answer of the review is unfavorable. The history records the "
               "reason.")};
constexpr std::array kOptions{kNoteOption, kLinkOption, kByOption, kFastTrackOption};
constexpr std::array kDecisionOptions{kNoteOption, kLinkOption, kByOption, kFastTrackOption, kDespiteOption};

} // namespace

Command stepCommand(std::string_view name, const char* summary, RunCommand run)
{
    return {.name = name,
            .synopsis = "draft:ID|NID [--note TEXT] [--link URI] [--by NAME] [--fast-track]",
            .summary = summary,
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

Command decisionCommand(std::string_view name, const char* summary, RunCommand run)
{
    return {.name = name,
            .synopsis =
                "draft:ID|NID [--despite REASON] [--note TEXT] [--link URI] [--by NAME] [--fast-track]",
            .summary = summary,
            .options = kDecisionOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

ExitStatus runStep(const Arguments& arguments, CommandContext& context, workflow::ProcessStep step,
                   const DraftStep& take)
{
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<registration::Draft, QString> draft =
        findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    const storage::Act act = actOf(arguments);
    if (arguments.isSet("fast-track")) {
        if (const base::Result<registration::Draft> marked = markFastTrack(*registry, *draft, act); !marked)
            return context.fail(marked.error());
    }
    const workflow::StepRequest request{.step = step, .act = act, .despite = arguments.text("despite")};
    const QList<findings::Finding> notes = stepNotes(*registry, draft->id, request);
    const base::Result<QString> result = take(*registry, *draft, request);
    if (result || result.error().code == workflow::kIncompleteTemplate)
        printFindings(context, draft->id, notes);
    if (!result)
        return reportBlockers(context, *registry, draft->id, request, result.error());
    context.writeChange(result->toStdString() + '\n',
                        registration::draftHandle(draft->id) + ": "_L1 + *result);
    return ExitStatus::NothingToReport;
}

ExitStatus runMove(const Arguments& arguments, CommandContext& context, workflow::ProcessStep step)
{
    return runStep(arguments, context, step,
                   [](storage::Registry& registry, const registration::Draft& draft,
                      const workflow::StepRequest& request) {
                       return stateAfter(workflow::takeStep(registry, draft.id, request));
                   });
}

base::Result<QString> stateAfter(const base::Result<registration::Draft>& moved)
{
    if (!moved)
        return std::unexpected(moved.error());
    return registration::wordOf(moved->state);
}

} // namespace nidus::cli
