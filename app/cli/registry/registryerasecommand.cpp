// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/workflow/drafts/erasework.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kDryRunOption{
    .name = "dry-run",
    .help = QT_TRANSLATE_NOOP("Cli", "Only list the places and copies that contain TEXT.")};
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
        if (text.size() < workflow::kShortestErasedText)
            return context.fail(Cli::tr("\"%1\" is too short: it may be part of other words.").arg(text));
        texts.append(text);
    }
    const bool isDry = arguments.isSet("dry-run");
    if (!isDry && !arguments.isSet("by"))
        return context.fail(Cli::tr("registry erase requires --by NAME: the history records who erased."));
    if (!isDry && context.chosenRegistryPath() == workflow::kBuiltinPath)
        return context.fail(
            base::Error{storage::kReadOnlyDatabase, QString(workflow::kBuiltinPath).toStdString(), {}});
    base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    const QString journals = workflow::RecoveryJournal::defaultFolder();
    const base::Result<storage::Erased> found =
        isDry ? workflow::findEverywhere(*registry, texts, journals)
              : workflow::eraseEverywhere(*registry, texts, actOf(arguments), journals);
    if (!found)
        return context.fail(found.error());
    list(*found, context);
    for (const storage::TextPlace& place : found->fixed)
        context.say("nidus-cli: "_L1 +
                    Cli::tr("%1 in %2 contains it and cannot be changed.").arg(place.column, place.subject));
    for (const QString& file : found->left)
        context.say("nidus-cli: "_L1 + Cli::tr("%1 may still contain it and was not changed.").arg(file));
    if (!isDry)
        context.say("nidus-cli: "_L1 + (found->places.isEmpty() && found->copies.isEmpty()
                                            ? Cli::tr("It was not found.")
                                            : Cli::tr("Erased in %n place(s) and copies.", nullptr,
                                                      int(found->places.size() + found->copies.size()))));
    if (!isDry && !found->places.isEmpty())
        context.say("nidus-cli: "_L1 +
                    Cli::tr("Exports, emails, and copies that you made elsewhere still contain it."));
    return isDry || (found->left.isEmpty() && found->fixed.isEmpty()) ? ExitStatus::NothingToReport
                                                                      : ExitStatus::SomethingToReport;
}

} // namespace

Command registryEraseCommand()
{
    return {.name = "registry erase",
            .synopsis = "[--dry-run] [--by NAME] [--note TEXT] TEXT...",
            .summary = QT_TRANSLATE_NOOP("Cli", "Erase names, addresses, or phone numbers everywhere"),
            .details = QT_TRANSLATE_NOOP("Cli", "Each TEXT, such as a person's name, email address, or phone "
                                                "number, is searched for as whole words, ignoring case, "
                                                "line ends, and encodings such as Base64. It is replaced by "
                                                "\"[erased]\" in every version, draft, "
                                                "comment, event, and contact of the registry and in the "
                                                "copies and unsaved edits that Nidus keeps; each place is "
                                                "listed. "
                                                "The history can still be verified, and \"registry verify\" "
                                                "shows what was erased, when, and by whom. This cannot be "
                                                "undone. The exit status is 1 if a place or file that "
                                                "contains it could not be changed; it is named."),
            .options = kOptions,
            .minArguments = 1,
            .run = run};
}

} // namespace nidus::cli
