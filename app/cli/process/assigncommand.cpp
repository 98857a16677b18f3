// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/drafts/draftwork.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kOwnerOption{.name = "owner",
                                  .value = "PERSON",
                                  .help =
                                      QT_TRANSLATE_NOOP("Cli", "Also make PERSON the owner of the draft.")};
constexpr std::array kAssignOptions{kOwnerOption, kNoteOption, kByOption};

ExitStatus runAssign(const Arguments& arguments, CommandContext& context)
{
    const QString person = findings::readableText(QString::fromStdString(arguments.positional().back()));
    storage::Assignment people{.assignee = person == QLatin1StringView("none") ? QString() : person};
    if (arguments.isSet("owner"))
        people.owner = findings::readableText(arguments.text("owner"));
    if (person.isEmpty() || (people.owner && people.owner->isEmpty()))
        return context.fail(Cli::tr("The name of a person is empty."));
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<registration::Draft, QString> draft =
        findDraft(*registry, arguments.positional().front());
    if (!draft)
        return context.fail(draft.error());
    const auto assigned = workflow::assign(*registry, draft->id, people, actOf(arguments));
    return assigned ? ExitStatus::NothingToReport : context.fail(assigned.error());
}

} // namespace

Command assignCommand()
{
    return {
        .name = "assign",
        .synopsis = "draft:ID|NID PERSON|none [--owner PERSON] [--note TEXT] [--by NAME]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Set who should act next on a draft"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "PERSON is a name, an email address, or both, such as \"Ann Reader <ann@example.org>\". Names "
            "with the same email address are the same person. The owner of a draft is who created it, "
            "until --owner changes that."),
        .options = kAssignOptions,
        .minArguments = 2,
        .maxArguments = 2,
        .run = runAssign};
}

} // namespace nidus::cli
