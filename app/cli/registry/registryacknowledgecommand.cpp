// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kHighestOption{
    .name = "highest",
    .value = "urn-N",
    .help =
        QT_TRANSLATE_NOOP("Cli", "The highest informal NID that was ever assigned, if the registry no longer "
                                 "contains it.")};
constexpr std::array kAcknowledgeOptions{kHighestOption, kNoteOption, kByOption};

ExitStatus runAcknowledge(const Arguments& arguments, CommandContext& context)
{
    if (context.chosenRegistryPath() == workflow::kBuiltinPath)
        return context.fail(
            base::Error{storage::kReadOnlyDatabase, QString(workflow::kBuiltinPath).toStdString(), {}});
    const storage::Act act = actOf(arguments);
    if (findings::readableText(act.note).isEmpty())
        return context.fail(Cli::tr("registry acknowledge requires --note TEXT: the history records why."));
    const QString highest = arguments.text("highest");
    const storage::AcknowledgeOrder order{
        .who = act.who, .note = act.note, .informalNumber = workflow::informalNumberOf(highest)};
    if (arguments.isSet("highest") && order.informalNumber.isEmpty())
        return context.fail(Cli::tr("\"%1\" is not an informal NID such as urn-12.").arg(highest));
    base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    LongWork work(context);
    const base::Result<storage::AcknowledgeReport> done =
        registry->history().acknowledge(order, work.stopToken(), &work);
    if (!done)
        return work.fail(done.error());
    std::string lines;
    for (const base::Error& problem : done->acknowledged)
        lines += findings::describe(problem).toStdString() + '\n';
    context.writeChange(lines, Cli::tr("The problems of the registry were acknowledged."));
    for (const base::Error& problem : done->left)
        context.say("nidus-cli: "_L1 + findings::notAcknowledgedText(findings::describe(problem)));
    if (done->acknowledged.isEmpty() && order.informalNumber.isEmpty())
        context.say("nidus-cli: "_L1 + Cli::tr("There is nothing to acknowledge."));
    return done->left.isEmpty() ? ExitStatus::NothingToReport : ExitStatus::SomethingToReport;
}

} // namespace

Command registryAcknowledgeCommand()
{
    return {.name = "registry acknowledge",
            .synopsis = "[--highest urn-N] --note TEXT [--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Record that missing or changed data of a registry is known"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "Lists what \"registry verify\" finds missing or changed outside Nidus, and records it in "
                "the history. From then on, commands and \"registry verify\" no longer report it; "
                "\"registry verify --since\" still does, for earlier heads. This restores nothing: if "
                "there is a good backup, restore it instead. Damage cannot be acknowledged. The exit "
                "status is 1 if a problem is left."),
            .options = kAcknowledgeOptions,
            .maxArguments = 0,
            .run = runAcknowledge};
}

} // namespace nidus::cli
