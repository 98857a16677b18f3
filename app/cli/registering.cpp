// SPDX-License-Identifier: Apache-2.0
#include "app/cli/registering.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/findingtext.h"
#include "core/findings/catalogue.h"
#include "core/registration/handle.h"
#include "core/workflow/draftwork.h"
#include "core/workflow/registryaccess.h"

namespace nidus {

std::expected<Draft, Error> markFastTrack(Registry& registry, const Draft& draft, const Act& act)
{
    VersionContent content = draft.content;
    Registrant registrant = content.registrationTemplate.registrant();
    registrant.fastTrack = true;
    content.registrationTemplate.setRegistrant(registrant);
    return registry.drafts().save(draft.id, content, draft.saves, act);
}

ExitStatus reportRefusal(const CommandContext& context, const Registry& registry, qint64 draftId,
                         ProcessStep step, const Act& act, const Error& error)
{
    if (error.code != ErrorCode::IncompleteTemplate)
        return context.fail(error);
    const std::expected<DraftRecord, Error> record = registry.drafts().record(draftId);
    if (!record)
        return context.fail(record.error());
    const std::expected<QList<Finding>, Error> findings =
        checklist(registry, *record, step, act, registry.today());
    if (!findings)
        return context.fail(findings.error());
    for (const Finding& finding : blockers(*findings, record->draft, act))
        context.say(findingLine(draftHandle(draftId), finding));
    return ExitStatus::SomethingToReport;
}

void tellBeforeStep(const CommandContext& context, const Registry& registry, qint64 draftId, ProcessStep step,
                    const Act& act)
{
    const std::expected<DraftRecord, Error> record = registry.drafts().record(draftId);
    const std::expected<QList<Finding>, Error> findings =
        record ? checklist(registry, *record, step, act, registry.today()) : std::unexpected(record.error());
    if (!findings)
        return; // the step itself tells why
    for (const Finding& finding : *findings) {
        if (finding.severity != Severity::Error && entryOf(finding.id).family == FindingFamily::Process)
            context.say(findingLine(draftHandle(draftId), finding));
    }
}

ExitStatus storeDraft(const Arguments& arguments, CommandContext& context, Registry& registry,
                      const Draft& draft)
{
    const std::expected<Draft, Error> made = registry.drafts().create(draft, actOf(arguments));
    if (!made)
        return context.fail(made.error());
    return finishDraft(arguments, context, registry, *made);
}

ExitStatus finishDraft(const Arguments& arguments, CommandContext& context, Registry& registry,
                       const Draft& made, WhenRefused whenRefused)
{
    if (!arguments.isSet("register")) {
        context.writeDone(draftHandle(made.id).toStdString() + '\n', draftHandle(made.id));
        return ExitStatus::NothingToReport;
    }
    const Act act = actOf(arguments);
    const std::expected<QString, Error> nid = registerChecked(registry, made.id, act);
    if (nid) {
        context.writeDone(nid->toStdString() + '\n', *nid);
        return ExitStatus::NothingToReport;
    }
    const ExitStatus status =
        reportRefusal(context, registry, made.id, ProcessStep::Register, act, nid.error());
    if (whenRefused == WhenRefused::Keep)
        return status;
    if (const std::expected<void, Error> discarded = registry.drafts().discard(made.id, act); !discarded)
        return context.fail(discarded.error());
    context.say(Cli::tr("Nothing was registered; the draft was put aside."));
    return status;
}

} // namespace nidus
