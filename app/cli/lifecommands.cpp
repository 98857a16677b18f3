// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"
#include "app/cli/registering.h"
#include "core/registration/handle.h"
#include "core/workflow/draftwork.h"
#include "core/workflow/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kFastTrackOption{
    .name = "fast-track",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "The fast track (RFC 8141 section 6.3): the Registrant field says so, and errors "
               "that break no MUST pass with a reason in --note.")};
constexpr OptionSpec kReplacedByOption{
    .name = "replaced-by",
    .value = "NID",
    .help = QT_TRANSLATE_NOOP("Cli", "The namespace to use instead of one that is withdrawn.")};
constexpr std::array kOptions{kNoteOption, kLinkOption, kByOption, kFastTrackOption};
constexpr std::array kWithdrawOptions{kNoteOption, kLinkOption, kByOption, kReplacedByOption};

/// Finds the draft, takes one step with it and prints the state or NID it came to.
template <typename Take>
ExitStatus runStep(const Arguments& arguments, CommandContext& context, ProcessStep step, Take take)
{
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<Draft, QString> draft = findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    const Act act = actOf(arguments);
    if (arguments.isSet("fast-track")) {
        if (const std::expected<Draft, Error> marked = markFastTrack(*registry, *draft, act); !marked)
            return context.fail(marked.error());
    }
    tellBeforeStep(context, *registry, draft->id, step, act);
    const std::expected<QString, Error> result = take(*registry, *draft, act);
    if (!result)
        return reportRefusal(context, *registry, draft->id, step, act, result.error());
    context.writeDone(result->toStdString() + '\n', draftHandle(draft->id) + ": "_L1 + *result);
    return ExitStatus::NothingToReport;
}

std::expected<QString, Error> stateAfter(const std::expected<Draft, Error>& moved)
{
    if (!moved)
        return std::unexpected(moved.error());
    return stateWord(moved->state);
}

template <ProcessStep step>
ExitStatus runMove(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, step, [](Registry& registry, const Draft& draft, const Act& act) {
        return stateAfter(takeStep(registry, draft.id, step, act));
    });
}

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

ExitStatus runRegister(const Arguments& arguments, CommandContext& context)
{
    return runStep(arguments, context, ProcessStep::Register,
                   [](Registry& registry, const Draft& draft, const Act& act) {
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
    const std::expected<void, Error> done =
        draftId ? registry->drafts().discard(*draftId, actOf(arguments))
                : registry->registrations().withdraw(word, actOf(arguments), arguments.text("replaced-by"));
    if (!done)
        return context.fail(explainFailure(*registry, done.error()));
    context.writeDone("withdrawn\n", word + ": withdrawn"_L1);
    return ExitStatus::NothingToReport;
}

ExitStatus runRemind(const Arguments& arguments, CommandContext& context)
{
    const QString word = QString::fromStdString(arguments.positional().back());
    const QDate day = QDate::fromString(word, Qt::ISODate);
    if (!day.isValid() && word != QLatin1StringView("never"))
        return context.fail(Cli::tr("\"%1\" is neither a day such as 2026-03-14 nor never.").arg(word));
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<Draft, QString> draft = findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    if (const std::expected<void, Error> done = registry->drafts().remind(draft->id, day); !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

Command step(std::string_view name, const char* summary,
             ExitStatus (*run)(const Arguments& arguments, CommandContext& context))
{
    return {.name = name,
            .synopsis = "draft:ID|NID [--note TEXT] [--link URI] [--by NAME] [--fast-track]",
            .summary = summary,
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace

Command submitCommand()
{
    return step("submit", QT_TRANSLATE_NOOP("Cli", "Put a draft into review"), runMove<ProcessStep::Submit>);
}

Command approveCommand()
{
    return step("approve", QT_TRANSLATE_NOOP("Cli", "Mark a draft in review as approved"),
                runMove<ProcessStep::Approve>);
}

Command forwardCommand()
{
    return step("forward", QT_TRANSLATE_NOOP("Cli", "Mark an approved draft as handed to IANA"),
                runMove<ProcessStep::Forward>);
}

Command registerCommand()
{
    return step("register", QT_TRANSLATE_NOOP("Cli", "Register a draft and print its NID"), runRegister);
}

Command withdrawCommand()
{
    return {.name = "withdraw",
            .synopsis = "NID|draft:ID [--note REASON] [--replaced-by NID] [--link URI] [--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Mark a registration as withdrawn, or put a draft aside"),
            .options = kWithdrawOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runWithdraw};
}

Command remindCommand()
{
    return {.name = "remind",
            .synopsis = "draft:ID|NID DAY|never",
            .summary = QT_TRANSLATE_NOOP("Cli", "Set the day on which to ask after a draft that waits"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "submit and forward set it to 14 days later. From then on every step says so."),
            .minArguments = 2,
            .maxArguments = 2,
            .run = runRemind};
}

Command reopenCommand()
{
    return step("reopen",
                QT_TRANSLATE_NOOP("Cli", "Take a draft back from review, or one that was put aside"),
                runReopen);
}

} // namespace nidus
