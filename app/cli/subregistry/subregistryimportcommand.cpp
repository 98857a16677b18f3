// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/entryrows.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/subregistrywork.h"
#include "core/workflow/subregistry/tablecolumns.h"

#include <QSet>
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
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
constexpr OptionSpec kSkipBadOption{
    .name = "skip-bad",
    .help = QT_TRANSLATE_NOOP("Cli", "Import the other rows if some are bad; the exit status is 1.")};
constexpr std::array kImportOptions{kColumnsOption, kPartOption, kDryRunOption, kSkipBadOption,
                                    kDateOption,    kNoteOption, kByOption};

/// A table as it was read for the list that it was compared with.
struct Comparison
{
    subregistry::Subregistry present;
    base::Result<workflow::EntryTable> table;
};

/// Prints each finding with its line.
void report(const CommandContext& context, const QString& path, const workflow::EntryTable& table)
{
    for (const workflow::TableFinding& each : table.findings)
        context.say(u"%1:%2: %3[%4]: %5"_s.arg(path, QString::number(each.line),
                                               findings::severityWord(each.finding.severity),
                                               each.finding.id.word(), findings::message(each.finding)));
}

/// Returns a line for each entry that is new or changed: which of the two, and its columns.
std::string effects(const CommandContext& context, const subregistry::Subregistry& present,
                    const workflow::EntryTable& table)
{
    subregistry::Subregistry shown = present;
    for (const workflow::TableRange& each : table.ranges)
        shown.apply({.what = {}, .date = {}, .ranges = {each.range}});
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
        lines += '\t' + entryLines(shown, {each.entry});
    }
    context.say(Cli::tr("%1 new, %2 changed, %3 unchanged").arg(counts[0]).arg(counts[1]).arg(counts[2]));
    return lines;
}

/// Prints the columns that a row changes.
void reportChangedCells(const CommandContext& context, const subregistry::Subregistry& present,
                        const workflow::EntryTable& table)
{
    for (const workflow::TableEntry& each : table.entries) {
        for (const workflow::ChangedCell& cell : workflow::changedCells(present, each.entry))
            context.say(Cli::tr("%1: %2 changes from \"%3\" to \"%4\"")
                            .arg(present.textOf(each.entry.block), cell.column, cell.before, cell.after));
    }
}

/// Returns a line for each range that is new or changed: which of the two, and what it has.
std::string rangeEffects(const CommandContext& context, const subregistry::Subregistry& present,
                         const workflow::EntryTable& table)
{
    std::string lines;
    std::array<qsizetype, 3> counts{};
    constexpr std::array<std::string_view, 3> kWords{"new-range", "changed-range", "unchanged-range"};
    for (const workflow::TableRange& each : table.ranges) {
        const subregistry::Range& range = each.range;
        const auto index = static_cast<std::size_t>(workflow::effectOf(present, range));
        ++counts[index];
        if (index == static_cast<std::size_t>(workflow::ImportEffect::Unchanged))
            continue;
        lines += kWords[index];
        for (const QString& field :
             {range.name, subregistry::spanOf(present.definition(), range),
              QString(registration::wordOf(range.state)), range.label, range.policy, range.asker,
              range.largest == 0 ? QString() : QString::number(range.largest)}) {
            lines += '\t';
            exchange::appendField(lines, field);
        }
        lines += '\n';
    }
    if (!table.ranges.isEmpty())
        context.say(
            Cli::tr("Ranges: %1 new, %2 changed, %3 unchanged").arg(counts[0]).arg(counts[1]).arg(counts[2]));
    return lines;
}

/// Warns of entries that are in the list, but not in the file, and that the ranges of the file do not
/// contain.
void warnOfOthers(const CommandContext& context, const Comparison& compared)
{
    const auto change = workflow::planImport(compared.present, *compared.table, QDate());
    if (!change || change->ranges.isEmpty())
        return;
    subregistry::Subregistry list = compared.present;
    list.apply({.what = {}, .date = {}, .ranges = change->ranges});
    for (const subregistry::Entry& entry : workflow::outsideRanges(list)) {
        const bool isInFile = std::ranges::any_of(
            compared.table->entries, [&entry](const auto& each) { return each.entry.block == entry.block; });
        if (!isInFile && compared.present.rangeOf(entry.block) != nullptr)
            context.say("nidus-cli: "_L1 +
                        Cli::tr("Warning: No single range contains %1 now.").arg(list.textOf(entry.block)));
    }
}

/// A table and how it is read.
struct TableInput
{
    const std::string& bytes;
    const workflow::TableReading& reading;
    QDate date; ///< of the change; invalid = dayFor()
    workflow::BadRows badRows = workflow::BadRows::RefuseAll;
    std::shared_ptr<const check::LazyRule> rule{}; ///< the syntax rule of the namespace; null if it has none
};

Comparison comparison(const subregistry::Subregistry& present, const TableInput& input)
{
    workflow::TableReading reading = input.reading;
    reading.syntax = std::make_shared<const workflow::ListSyntax>(present.definition(), input.rule);
    return {present, workflow::readEntryTable(input.bytes, present, reading)};
}

base::Result<Comparison> compare(const storage::Registry& registry, const workflow::SubregistryName& name,
                                 const TableInput& input)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    return comparison(subregistry::after(stored->definition, stored->changes), input);
}

/// Compares and stores in one transaction, so that nobody assigns a value in between.
base::Result<Comparison> importTable(storage::Registry& registry, const workflow::SubregistryName& name,
                                     const TableInput& input, const storage::Act& act)
{
    std::optional<Comparison> compared;
    const auto plan = [&](const subregistry::Subregistry& present) -> std::optional<subregistry::ListChange> {
        compared = comparison(present, input);
        if (!compared->table || !compared->table->canImport(input.badRows))
            return std::nullopt;
        return workflow::planImport(present, *compared->table, input.date);
    };
    const auto answer = workflow::importEntries(registry, name, act, plan);
    if (!answer)
        return std::unexpected(answer.error());
    return *compared;
}

/// Prints how many rows are bad, and what becomes of the others.
void sayBadRows(const CommandContext& context, const workflow::EntryTable& table, workflow::BadRows badRows)
{
    QSet<int> lines;
    for (const workflow::TableFinding& each : table.errors())
        lines.insert(each.line);
    const auto count = int(lines.size());
    if (table.canImport(badRows))
        context.say(Cli::tr("Bad rows skipped: %1.").arg(count));
    else if (table.canImport(workflow::BadRows::Skip))
        context.say(
            Cli::tr("Bad rows: %1. Nothing is imported; to import the others, use --skip-bad.").arg(count));
}

ExitStatus printEffects(CommandContext& context, const Comparison& compared, bool isDryRun,
                        workflow::BadRows badRows)
{
    const workflow::EntryTable& table = *compared.table;
    const std::string lines =
        rangeEffects(context, compared.present, table) + effects(context, compared.present, table);
    warnOfOthers(context, compared);
    if (isDryRun)
        reportChangedCells(context, compared.present, table);
    sayNote(context, findings::oddRowsText(workflow::oddRows(compared.present, table)));
    if (table.hasErrors())
        sayBadRows(context, table, badRows);
    if (table.canImport(badRows) && !isDryRun)
        context.writeChange(lines, Cli::tr("The entries were imported."));
    else
        context.out->write(lines);
    return table.hasErrors() ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
}

/// Returns the requests that the list answered; none if the input cannot name requests.
base::Result<subregistry::RequestAnswers> knownAnswers(const storage::Registry& registry,
                                                       const workflow::SubregistryName& name,
                                                       const std::string& input)
{
    if (!input.contains("request"))
        return subregistry::RequestAnswers();
    return workflow::requestAnswers(registry, name);
}

ExitStatus runImport(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto names = workflow::columnNamesFrom(arguments.text("columns"));
    if (!names)
        return context.fail(findings::notColumnsText(arguments.text("columns")));
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
    const auto answers = knownAnswers(*registry, *name, *bytes + arguments.text("columns").toStdString());
    if (!answers)
        return context.fail(answers.error());
    const workflow::TableReading reading{
        .names = *names, .part = arguments.text("part"), .today = registry->today(), .answers = *answers};
    const bool isDryRun = arguments.isSet("dry-run");
    const TableInput input{*bytes, reading, *day,
                           arguments.isSet("skip-bad") ? workflow::BadRows::Skip
                                                       : workflow::BadRows::RefuseAll,
                           workflow::currentSyntaxRule(*registry, name->nid).value_or(nullptr)};
    const base::Result<Comparison> compared =
        isDryRun ? compare(*registry, *name, input) : importTable(*registry, *name, input, actOf(arguments));
    if (!compared)
        return context.fail(compared.error());
    if (!compared->table)
        return context.fail(about(path, compared->table.error()));
    report(context, QString::fromStdString(path), *compared->table);
    const QStringList unread =
        workflow::unreadColumns(compared->table->columns, *names, compared->present.definition());
    if (!unread.isEmpty())
        sayNote(context, findings::unreadColumnsText(unread) + u' ' +
                             Cli::tr("To say what they contain, use --columns."));
    return printEffects(context, *compared, isDryRun, input.badRows);
}

} // namespace

Command subregistryImportCommand()
{
    return {
        .name = "subregistry import",
        .synopsis = "NID/NAME FILE [--columns value=NAME,state=NAME,...] [--part ID] [--dry-run] "
                    "[--skip-bad] [--date DAY] [--note TEXT] [--by NAME]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Import entries of a subregistry from a file"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "FILE is CSV or TSV, a registry of IANA as XML, an array of entries as JSON, or JSON or XML from "
            "this program with a subregistry of this name. The first line of a table names the columns: "
            "value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, "
            "renewals, private, source-state, request, asker, or the parts of the key. The ranges of XML and "
            "of a registry as JSON are imported too. New and changed ranges and entries are one change; "
            "those "
            "that are not in FILE remain, and so do columns. A row that changes the holder, or that a single "
            "command would refuse, is bad, and so is one with a request that was answered with another "
            "entry. In a range for certain askers, asker names what kind of asker the holder is. Anything "
            "unusual is listed on standard error with its line. Exit status 1: rows are bad, and nothing is "
            "imported, or only the others with --skip-bad."),
        .options = kImportOptions,
        .minArguments = 2,
        .maxArguments = 2,
        .run = runImport};
}

} // namespace nidus::cli
