// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/process/draftstep.h"
#include "app/cli/process/registering.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

/// A draft in the trash, an open one, or a withdrawn registration: its new state.
base::Result<QString> reopenOne(storage::Registry& registry, const QString& word, const storage::Act& act)
{
    if (const std::optional<qint64> id = registration::draftIdOf(word)) {
        const base::Result<registration::Draft> back = workflow::restoreFromTrash(registry, *id, act);
        if (back || back.error().code != storage::kNotFound)
            return stateAfter(back);
        return stateAfter(workflow::reopen(registry, *id, act));
    }
    const base::Result<void> done = workflow::reinstate(registry, word, act);
    if (!done)
        return std::unexpected(done.error());
    return registration::wordOf(registration::State::Registered);
}

ExitStatus runReopen(const Arguments& arguments, CommandContext& context)
{
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    QString word = QString::fromStdString(arguments.positional().front());
    const base::Result<registration::RegistrationRecord> record = registry->registrations().record(word);
    if (!record && record.error().code != storage::kNotFound)
        return context.fail(record.error());
    const bool isWithdrawn = record && record->registration.state == registration::State::Withdrawn;
    std::optional<qint64> draftId = registration::draftIdOf(word);
    if (!isWithdrawn && !draftId) {
        const std::expected<registration::Draft, QString> draft = findDraft(*registry, word.toStdString());
        if (!draft)
            return context.fail(draft.error());
        draftId = draft->id;
        word = registration::draftHandle(draft->id);
    }
    const base::Result<QString> state = reopenOne(*registry, word, actOf(arguments));
    if (!state && draftId)
        return reportBlockers(context, *registry, *draftId, {}, state.error());
    if (!state)
        return context.fail(state.error());
    context.writeChange(state->toStdString() + '\n', word + ": "_L1 + *state);
    return ExitStatus::NothingToReport;
}

} // namespace

Command reopenCommand()
{
    return stepCommand("reopen",
                       QT_TRANSLATE_NOOP("Cli", "Return a draft from review to editing, restore it from the "
                                                "trash, or bring back a withdrawn registration"),
                       runReopen);
}

} // namespace nidus::cli
