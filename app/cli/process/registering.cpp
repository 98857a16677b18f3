// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/registering.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/templates/findingtext.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

base::Result<workflow::StepRequirements> requirementsOf(const storage::Registry& registry,
                                                        const base::Result<registration::DraftRecord>& record,
                                                        const workflow::StepRequest& request)
{
    if (!record)
        return std::unexpected(record.error());
    const base::Result<QList<findings::Finding>> findings = workflow::checklist(registry, *record, request);
    if (!findings)
        return std::unexpected(findings.error());
    return workflow::requirements(*findings, *record, request.step);
}

/// The commands that are possible in a draft's state, and who is next.
QString possibleSteps(registration::State state)
{
    using enum registration::State;
    switch (state) {
    case Draft: return Cli::tr("Possible: submit, register. Next, its author submits it for review.");
    case InReview:
        return Cli::tr("Possible: approve, reopen, register. Next, the Designated Experts approve it.");
    case Approved:
        return Cli::tr("Possible: forward, register, reopen. Next, it is sent to IANA or registered.");
    case WithIana: return Cli::tr("Possible: register, reopen. Next, IANA answers, and it is registered.");
    case Registered:
    case Withdrawn: break;
    }
    return {};
}

} // namespace

base::Result<registration::Draft> markFastTrack(storage::Registry& registry, const registration::Draft& draft,
                                                const storage::Act& act)
{
    registration::VersionContent content = draft.content;
    registration::Registrant registrant = content.registrationTemplate.registrant();
    registrant.fastTrack = true;
    content.registrationTemplate.setRegistrant(registrant);
    return registry.drafts().save(draft.id, content, draft.saves, act);
}

void printFindings(const CommandContext& context, qint64 draftId, const QList<findings::Finding>& findings)
{
    for (const findings::Finding& finding : findings)
        context.say(findingLine(registration::draftHandle(draftId), finding));
}

ExitStatus reportBlockers(const CommandContext& context, const storage::Registry& registry, qint64 draftId,
                          const workflow::StepRequest& request, const base::Error& error)
{
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    if (record && error.code == storage::kWrongState)
        return context.fail(findings::describe(error) + u' ' + possibleSteps(record->draft.state));
    if (error.code != workflow::kIncompleteTemplate)
        return context.fail(error);
    const base::Result<workflow::StepRequirements> required = requirementsOf(registry, record, request);
    if (!required)
        return context.fail(required.error());
    printFindings(context, draftId, workflow::blockers(*required, request));
    return ExitStatus::SomethingToReport;
}

QList<findings::Finding> stepNotes(const storage::Registry& registry, qint64 draftId,
                                   const workflow::StepRequest& request)
{
    const base::Result<workflow::StepRequirements> required =
        requirementsOf(registry, registry.drafts().record(draftId), request);
    if (!required)
        return {}; // the step itself reports the error
    QList<findings::Finding> notes = required->notes + required->skipped;
    if (workflow::blockers(*required, request).isEmpty()) {
        for (findings::Finding finding : required->passable) {
            finding.severity = std::min(finding.severity, findings::Severity::Warning);
            notes.append(finding);
        }
    }
    notes.removeIf([](const findings::Finding& finding) {
        return finding.id == findings::kProcessApprovedAlone || // asks for the reason
               (finding.severity == findings::Severity::Information &&
                !finding.id.word().startsWith("process."_L1));
    });
    return notes;
}

ExitStatus storeDraft(const Arguments& arguments, CommandContext& context, storage::Registry& registry,
                      const registration::Draft& draft)
{
    const base::Result<registration::Draft> made = registry.drafts().create(draft, actOf(arguments));
    if (!made)
        return context.fail(made.error());
    return finishDraft(arguments, context, registry, *made);
}

ExitStatus finishDraft(const Arguments& arguments, CommandContext& context, storage::Registry& registry,
                       const registration::Draft& made, WhenRefused whenRefused)
{
    if (!arguments.isSet("register")) {
        context.writeChange(registration::draftHandle(made.id).toStdString() + '\n',
                            registration::draftHandle(made.id));
        return ExitStatus::NothingToReport;
    }
    const workflow::StepRequest request{.step = workflow::ProcessStep::Register, .act = actOf(arguments)};
    printFindings(context, made.id, stepNotes(registry, made.id, request));
    const base::Result<QString> nid = workflow::registerChecked(registry, made.id, request);
    if (nid) {
        context.writeChange(nid->toStdString() + '\n', *nid);
        return ExitStatus::NothingToReport;
    }
    const ExitStatus status = reportBlockers(context, registry, made.id, request, nid.error());
    if (whenRefused == WhenRefused::Keep)
        return status;
    if (const base::Result<void> discarded = workflow::moveToTrash(registry, made.id, request.act);
        !discarded)
        return context.fail(discarded.error());
    context.say(Cli::tr("Nothing was registered.") + u' ' + findings::movedToTrashText());
    return status;
}

} // namespace nidus::cli
