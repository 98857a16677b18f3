// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/entryrows.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/importlimits.h"
#include "core/findings/catalog/catalog.h"
#include "core/workflow/subregistry/entrytable.h"

#include <array>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kColumnsOption{
    .name = "columns",
    .value = "NAMES",
    .help = QT_TRANSLATE_NOOP("Cli", "Names of columns in FILE, such as value=Name,state=Status.")};
constexpr OptionSpec kDryRunOption{
    .name = "dry-run", .help = QT_TRANSLATE_NOOP("Cli", "Show what would be imported; change nothing.")};
constexpr std::array kImportOptions{kColumnsOption, kDryRunOption, kDateOption, kNoteOption, kByOption};

/// Prints each finding with its line.
void report(const CommandContext& context, const QString& path, const workflow::EntryTable& table)
{
    for (const workflow::TableFinding& each : table.findings)
        context.say(u"%1:%2: %3[%4]: %5"_s.arg(path).arg(each.line).arg(
            findings::severityWord(each.finding.severity), each.finding.id.word(),
            findings::message(each.finding)));
}

/// Returns a line for each entry that is new or changed: which of the two, and its columns.
std::string effects(const CommandContext& context, const subregistry::Subregistry& present,
                    const workflow::EntryTable& table)
{
    std::string lines;
    std::array<qsizetype, 3> counts{};
    constexpr std::array<std::string_view, 3> kWords{"new", "changed", "unchanged"};
    for (const workflow::TableEntry& each : table.entries) {
        const workflow::ImportEffect effect = workflow::effectOf(present, each.entry);
        const auto index = static_cast<std::size_t>(effect);
        ++counts[index];
        if (effect == workflow::ImportEffect::Unchanged)
            continue;
        lines += kWords[index];
        lines += '\t' + entryLines(present, {each.entry});
    }
    context.say(Cli::tr("%1 new, %2 changed, %3 unchanged").arg(counts[0]).arg(counts[1]).arg(counts[2]));
    return lines;
}

ExitStatus runImport(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto names = workflow::columnNamesFrom(arguments.text("columns"));
    if (!names)
        return context.fail(Cli::tr("\"%1\" does not name columns; expected value=NAME,state=NAME.")
                                .arg(arguments.text("columns")));
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    const std::string& path = arguments.positional()[1];
    const base::Result<std::string> bytes = context.readAll(path, exchange::kLargestTableBytes);
    if (!bytes)
        return context.fail(bytes.error());
    base::Result<storage::Registry> registry =
        arguments.isSet("dry-run") ? context.registryForReading() : context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto stored = registry->subregistries().read(name->nid, name->name);
    if (!stored)
        return context.fail(stored.error());
    const subregistry::Subregistry present = subregistry::after(stored->definition, stored->changes);
    const auto table = workflow::readEntryTable(*bytes, present, *names);
    if (!table)
        return context.fail(about(path, table.error()));
    report(context, QString::fromStdString(path), *table);
    const std::string lines = effects(context, present, *table);
    if (table->hasErrors() || arguments.isSet("dry-run")) {
        context.out->write(lines);
        return table->hasErrors() ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
    }
    const QDate date = day->isValid() ? *day : registry->today();
    const auto answer = workflow::importEntries(*registry, *name, actOf(arguments),
                                                [&table, date](const subregistry::Subregistry& now) {
                                                    return workflow::planImport(now, table->entries, date);
                                                });
    if (!answer)
        return context.fail(answer.error());
    context.writeChange(lines, Cli::tr("The entries were imported."));
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryImportCommand()
{
    return {.name = "subregistry import",
            .synopsis =
                "NID/NAME FILE [--columns value=NAME,state=NAME,...] [--dry-run] [--date DAY] [--note TEXT] "
                "[--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Import entries of a subregistry from CSV or TSV"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "The first line names the columns: value, to, state, holder, date, "
                                         "until, reference, note, on-behalf, "
                                         "contact, superseded-by, renewals, private, source-state, or the "
                                         "parts of the key. New and changed "
                                         "entries are one change; entries that are not in FILE remain. "
                                         "Everything odd is listed on standard "
                                         "error. Exit status 1: FILE has errors, and nothing is imported."),
            .options = kImportOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runImport};
}

} // namespace nidus::cli
