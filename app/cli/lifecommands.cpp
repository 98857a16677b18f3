// SPDX-License-Identifier: Apache-2.0
#include "app/cli/lifecommands.h"

#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "app/cli/registering.h"
#include "core/workflow/draftwork.h"
#include "core/workflow/registryaccess.h"

#include <array>

namespace nidus {

namespace {

constexpr std::array kOptions{kNoteOption, kLinkOption, kByOption};

/// Finds the draft, takes one step with it and prints the state or NID it came to.
template <typename Step>
ExitStatus runStep(const Arguments& arguments, CommandContext& context, Step step)
{
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<Draft, QString> draft = findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    const std::expected<QString, Error> result = step(*registry, *draft, actOf(arguments));
    if (!result)
        return reportRefusal(context, *registry, *draft, result.error());
    context.out->write(result->toStdString() + '\n');
    return ExitStatus::NothingToReport;
}

std::expected<QString, Error> stateAfter(const std::expected<Draft, Error>& moved)
{
    if (!moved)
        return std::unexpected(moved.error());
    return stateWord(moved->state);
}

template <State to>
ExitStatus runMove(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, [](Registry& registry, const Draft& draft, const Act& act) {
        return stateAfter(registry.moveDraft(draft.id, to, act));
    });
}

ExitStatus runSubmit(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, [](Registry& registry, const Draft& draft, const Act& act) {
        return stateAfter(submitChecked(registry, draft.id, act));
    });
}

ExitStatus runRegister(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, [](Registry& registry, const Draft& draft, const Act& act) {
        return registerChecked(registry, draft.id, act);
    });
}

ExitStatus runWithdraw(const Arguments& arguments, CommandContext& context)
{
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const QString word = QString::fromStdString(arguments.positional().front());
    const std::optional<qint64> draftId = draftIdOf(word);
    const std::expected<void, Error> done = draftId ? registry->discardDraft(*draftId, actOf(arguments))
                                                    : registry->withdraw(word, actOf(arguments));
    if (!done)
        return context.fail(explainFailure(*registry, done.error()));
    context.out->write("withdrawn\n");
    return ExitStatus::NothingToReport;
}

Command step(std::string_view name, const char* summary,
             ExitStatus (*run)(const Arguments& arguments, CommandContext& context))
{
    return {.name = name,
            .synopsis = "draft:ID|NID [--note TEXT] [--link URI] [--by NAME]",
            .summary = summary,
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace

Command submitCommand()
{
    return step("submit", QT_TRANSLATE_NOOP("Cli", "Put a draft into review"), runSubmit);
}

Command approveCommand()
{
    return step("approve", QT_TRANSLATE_NOOP("Cli", "Mark a draft in review as approved"),
                runMove<State::Approved>);
}

Command forwardCommand()
{
    return step("forward", QT_TRANSLATE_NOOP("Cli", "Mark an approved draft as handed to IANA"),
                runMove<State::WithIana>);
}

Command registerCommand()
{
    return step("register", QT_TRANSLATE_NOOP("Cli", "Register a draft and print its NID"), runRegister);
}

Command withdrawCommand()
{
    return step("withdraw",
                QT_TRANSLATE_NOOP("Cli", "Mark a registration as withdrawn, or put a draft aside"),
                runWithdraw);
}

Command reopenCommand()
{
    return step("reopen", QT_TRANSLATE_NOOP("Cli", "Take a draft back from review"), runMove<State::Draft>);
}

} // namespace nidus
