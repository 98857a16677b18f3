// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/commonoptions.h"
#include "app/cli/draftstep.h"
#include "core/registration/handle.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

ExitStatus runReopen(const Arguments& arguments, CommandContext& context)
{
    const std::optional<qint64> id = draftIdOf(QString::fromStdString(arguments.positional().front()));
    if (id) {
        std::expected<Registry, Error> registry = context.registryForWriting();
        if (!registry)
            return context.fail(registry.error());
        const std::expected<Draft, Error> back = registry->drafts().takeBack(*id, actOf(arguments));
        if (back) {
            const QString state = stateWord(back->state);
            context.writeDone(state.toStdString() + '\n', draftHandle(*id) + ": "_L1 + state);
            return ExitStatus::NothingToReport;
        }
        if (back.error().code != ErrorCode::NotFound)
            return context.fail(back.error());
    }
    return runStep(arguments, context, ProcessStep::Submit,
                   [](Registry& registry, const Draft& draft, const Act& act) {
                       return stateAfter(registry.drafts().move(draft.id, State::Draft, act));
                   });
}

} // namespace

Command reopenCommand()
{
    return stepCommand("reopen",
                       QT_TRANSLATE_NOOP("Cli", "Take a draft back from review, or one that was put aside"),
                       runReopen);
}

} // namespace nidus
