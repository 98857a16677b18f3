// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/process/draftstep.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

ExitStatus runReopen(const Arguments& arguments, CommandContext& context)
{
    const std::optional<qint64> id =
        registration::draftIdOf(QString::fromStdString(arguments.positional().front()));
    if (id) {
        base::Result<storage::Registry> registry = context.registryForWriting();
        if (!registry)
            return context.fail(registry.error());
        const base::Result<registration::Draft> back =
            workflow::restoreFromTrash(*registry, *id, actOf(arguments));
        if (back) {
            const QString state = registration::wordOf(back->state);
            context.writeChange(state.toStdString() + '\n', registration::draftHandle(*id) + ": "_L1 + state);
            return ExitStatus::NothingToReport;
        }
        if (back.error().code != storage::kNotFound)
            return context.fail(back.error());
    }
    return runStep(
        arguments, context, workflow::ProcessStep::Submit,
        [](storage::Registry& registry, const registration::Draft& draft, const storage::Act& act) {
            return stateAfter(workflow::reopen(registry, draft.id, act));
        });
}

} // namespace

Command reopenCommand()
{
    return stepCommand(
        "reopen",
        QT_TRANSLATE_NOOP("Cli", "Return a draft from review to editing, or restore it from the trash"),
        runReopen);
}

} // namespace nidus::cli
