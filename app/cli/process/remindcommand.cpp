// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/handles.h"
#include "core/workflow/drafts/draftwork.h"

#include <QDate>

namespace nidus::cli {

namespace {

ExitStatus runRemind(const Arguments& arguments, CommandContext& context)
{
    const QString word = QString::fromStdString(arguments.positional().back());
    const QDate day = QDate::fromString(word, Qt::ISODate);
    if (!day.isValid() && word != QLatin1StringView("never"))
        return context.fail(Cli::tr("\"%1\" is neither a date such as 2026-03-14 nor \"never\".").arg(word));
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<registration::Draft, QString> draft =
        findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    if (const base::Result<void> done = workflow::remind(*registry, draft->id, day); !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

} // namespace

Command remindCommand()
{
    return {.name = "remind",
            .synopsis = "draft:ID|NID DAY|never",
            .summary = QT_TRANSLATE_NOOP("Cli", "Set the date to follow up on a pending draft"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "submit and forward set it to 14 days later. From then on, every step reminds you."),
            .minArguments = 2,
            .maxArguments = 2,
            .run = runRemind};
}

} // namespace nidus::cli
