// SPDX-License-Identifier: Apache-2.0
#include "app/cli/process/registering.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/templates/findingtext.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

base::Result<registration::Draft> markFastTrack(storage::Registry& registry, const registration::Draft& draft,
                                                const storage::Act& act)
{
    registration::VersionContent content = draft.content;
    registration::Registrant registrant = content.registrationTemplate.registrant();
    registrant.fastTrack = true;
    content.registrationTemplate.setRegistrant(registrant);
    return registry.drafts().save(draft.id, content, draft.saves, act);
}

ExitStatus reportBlockers(const CommandContext& context, const storage::Registry& registry, qint64 draftId,
                          workflow::ProcessStep step, const storage::Act& act, const base::Error& error)
{
    if (error.code != workflow::kIncompleteTemplate)
        return context.fail(error);
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    if (!record)
        return context.fail(record.error());
    const base::Result<QList<findings::Finding>> findings =
        workflow::checklist(registry, *record, step, act, registry.today());
    if (!findings)
        return context.fail(findings.error());
    for (const findings::Finding& finding : workflow::blockers(*findings, record->draft, act))
        context.say(findingLine(registration::draftHandle(draftId), finding));
    return ExitStatus::SomethingToReport;
}

void printStepNotes(const CommandContext& context, const storage::Registry& registry, qint64 draftId,
                    workflow::ProcessStep step, const storage::Act& act)
{
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    const base::Result<QList<findings::Finding>> findings =
        record ? workflow::checklist(registry, *record, step, act, registry.today())
               : std::unexpected(record.error());
    if (!findings)
        return; // the step itself reports the error
    for (const findings::Finding& finding : *findings) {
        if (finding.severity != findings::Severity::Error && finding.id.word().startsWith("process."_L1))
            context.say(findingLine(registration::draftHandle(draftId), finding));
    }
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
    const storage::Act act = actOf(arguments);
    const base::Result<QString> nid = workflow::registerChecked(registry, made.id, act);
    if (nid) {
        context.writeChange(nid->toStdString() + '\n', *nid);
        return ExitStatus::NothingToReport;
    }
    const ExitStatus status =
        reportBlockers(context, registry, made.id, workflow::ProcessStep::Register, act, nid.error());
    if (whenRefused == WhenRefused::Keep)
        return status;
    if (const base::Result<void> discarded = workflow::moveToTrash(registry, made.id, act); !discarded)
        return context.fail(discarded.error());
    context.say(Cli::tr("Nothing was registered.") + u' ' + findings::movedToTrashText());
    return status;
}

} // namespace nidus::cli
