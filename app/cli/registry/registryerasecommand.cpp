// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr qsizetype kShortestText = 3; // characters; less would be in half of the words

constexpr OptionSpec kDryRunOption{
    .name = "dry-run", .help = QT_TRANSLATE_NOOP("Cli", "Only list the places and the copies that hold it.")};
constexpr std::array kOptions{kDryRunOption, kNoteOption, kByOption};

void list(const storage::Erased& found, CommandContext& context)
{
    for (const storage::TextPlace& place : found.places)
        context.out->write((place.subject + u'\t' + place.column + u'\n').toStdString());
    for (const QString& copy : found.copies)
        context.out->write((copy + "\tcopy\n"_L1).toStdString());
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    QStringList texts;
    for (const std::string& word : arguments.positional()) {
        const QString text = QString::fromStdString(word).simplified();
        if (text.size() < kShortestText)
            return context.fail(Cli::tr("\"%1\" is too short: it may stand in other words.").arg(text));
        texts.append(text);
    }
    const bool isDry = arguments.isSet("dry-run");
    if (!isDry && !arguments.isSet("by"))
        return context.fail(Cli::tr("registry erase needs --by NAME: the history says who erased."));
    if (!isDry && context.chosenRegistryPath() == workflow::kBuiltinPath)
        return context.fail(base::Error{base::ErrorCode::ReadOnlyDatabase, QString(workflow::kBuiltinPath).toStdString(), {}});
    std::expected<storage::Registry, base::Error> registry = context.registryThatIsThere();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<storage::Erased, base::Error> found =
        isDry ? registry->erasure().find(texts) : registry->erasure().erase(texts, actOf(arguments));
    if (!found)
        return context.fail(found.error());
    list(*found, context);
    for (const QString& file : found->left)
        context.say("nidus-cli: "_L1 + Cli::tr("%1 may hold it still and was left as it is.").arg(file));
    if (!isDry && !found->places.isEmpty())
        context.say("nidus-cli: "_L1 +
                    Cli::tr("Copies that you made elsewhere, exports and mails still hold it."));
    return isDry || found->left.isEmpty() ? ExitStatus::NothingToReport : ExitStatus::SomethingToReport;
}

} // namespace

Command registryEraseCommand()
{
    return {.name = "registry erase",
            .synopsis = "[--dry-run] [--by NAME] [--note TEXT] TEXT...",
            .summary = QT_TRANSLATE_NOOP("Cli", "Erase names, addresses or phone numbers from everywhere"),
            .details = QT_TRANSLATE_NOOP("Cli", "Each TEXT is sought as whole words in any letter case: a "
                                                "person's name, mail address, phone number. "
                                                "\"[erased]\" takes its place in every version, draft, "
                                                "comment, event and contact of the registry and "
                                                "in the copies that Nidus keeps of it; each place is listed. "
                                                "The history stays provable, and \"registry "
                                                "verify\" says what was erased, when and by whom. It cannot "
                                                "be undone. Ends with 1 where a copy could "
                                                "not be written. Heads from before schema 6 cannot be proven "
                                                "any more where the history they cover "
                                                "held it."),
            .options = kOptions,
            .minArguments = 1,
            .run = run};
}

} // namespace nidus::cli
