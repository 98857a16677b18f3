// SPDX-License-Identifier: Apache-2.0
#include "app/cli/registering.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/findingtext.h"
#include "core/workflow/draftwork.h"
#include "core/workflow/registryaccess.h"

namespace nidus {

ExitStatus reportRefusal(const CommandContext& context, const Registry& registry, const Draft& draft,
                         const Error& error)
{
    if (error.code != ErrorCode::IncompleteTemplate)
        return context.fail(error);
    const std::expected<QList<Finding>, Error> findings = draftFindings(registry, draft);
    if (!findings)
        return context.fail(findings.error());
    for (const Finding& finding : *findings) {
        if (finding.severity == Severity::Error)
            context.say(findingLine(draftHandle(draft.id), finding));
    }
    return ExitStatus::SomethingToReport;
}

ExitStatus storeDraft(const Arguments& arguments, const CommandContext& context, Registry& registry,
                      const Draft& draft)
{
    const Act act = actOf(arguments);
    const std::expected<Draft, Error> made = registry.createDraft(draft, act);
    if (!made)
        return context.fail(made.error());
    if (!arguments.isSet("register")) {
        context.out->write(draftHandle(made->id).toStdString() + '\n');
        return ExitStatus::NothingToReport;
    }
    const std::expected<QString, Error> nid = registerChecked(registry, made->id, act);
    if (nid) {
        context.out->write(nid->toStdString() + '\n');
        return ExitStatus::NothingToReport;
    }
    const ExitStatus status = reportRefusal(context, registry, *made, nid.error());
    if (const std::expected<void, Error> discarded = registry.discardDraft(made->id, act); !discarded)
        return context.fail(discarded.error());
    context.say(Cli::tr("Nothing was registered; the draft was put aside."));
    return status;
}

} // namespace nidus
