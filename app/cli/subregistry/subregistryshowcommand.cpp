// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/entryrows.h"
#include "app/cli/subregistry/entrytext.h"
#include "app/cli/subregistry/listdocument.h"
#include "app/cli/subregistry/readsubregistry.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/entrytable.h"

#include <QSet>
#include <algorithm>
#include <array>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

using subregistry::Entry;
using subregistry::Subregistry;

constexpr OptionSpec kStateOption{
    .name = "state",
    .value = "STATE",
    .help = QT_TRANSLATE_NOOP("Cli", "Show only entries in this state: %1."),
    .choices = "pending|reserved|assigned|temporary|deprecated|retired|withdrawn|released|pool"};
constexpr OptionSpec kAtOption{.name = "at",
                               .value = "DAY",
                               .help = QT_TRANSLATE_NOOP("Cli", "Show the entries as they were on a day.")};
constexpr OptionSpec kDueOption{
    .name = "due",
    .value = "DAY",
    .help = QT_TRANSLATE_NOOP("Cli", "Show only entries that end on this day or earlier.")};
constexpr OptionSpec kOneRangeOption{
    .name = "range", .value = "RANGE", .help = QT_TRANSLATE_NOOP("Cli", "Show only entries in this range.")};
constexpr OptionSpec kShowFormatOption{.name = "format",
                                       .value = "FORMAT",
                                       .help =
                                           QT_TRANSLATE_NOOP("Cli", "text (default), tsv, csv, json, xml, "
                                                                    "iana-xml, or html."),
                                       .choices = "text|tsv|csv|json|xml|iana-xml|html"};
constexpr OptionSpec kSearchOption{
    .name = "search",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Show only entries with this text in a fact, now or earlier: the value, "
                                     "holder, contact, request, reference, note, or a date.")};
constexpr std::array kShowOptions{kOneRangeOption, kStateOption,      kAtOption,    kDueOption,
                                  kSearchOption,   kShowFormatOption, kOutputOption};

/// What to show.
struct Wish
{
    workflow::SubregistryName name;
    QString value;
    QDate at;
    QDate due;
    QString search{};

    /// Whether certain entries are wanted, with what they were.
    [[nodiscard]] bool hasEarlier() const { return !value.isEmpty() || !search.isEmpty(); }
};

/// A list as it is shown.
struct Shown
{
    Subregistry list;
    QList<subregistry::ListChange> changes; ///< up to the day
    subregistry::EntryHistory history;      ///< empty unless certain entries are wanted
    QList<Entry> entries{};                 ///< the chosen ones
};

Usage<Wish> wishOf(const Arguments& arguments)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return std::unexpected(name.error());
    const auto at = dayOption(arguments, "at");
    if (!at)
        return std::unexpected(at.error());
    const auto due = dayOption(arguments, "due");
    if (!due)
        return std::unexpected(due.error());
    const QString value =
        arguments.positional().size() > 1 ? QString::fromStdString(arguments.positional()[1]) : QString();
    return Wish{*name, value, *at, *due, arguments.text("search")};
}

/// Whether a text is in what an entry has or had.
bool isFound(const Shown& shown, const Entry& row, const QString& text)
{
    if (subregistry::mentions(row, text) || shown.list.textOf(row.block).contains(text, Qt::CaseInsensitive))
        return true;
    const QList<subregistry::EarlierFacts> earlier = shown.history.of(row.block);
    return std::ranges::any_of(earlier, [&](const subregistry::EarlierFacts& each) {
        return subregistry::mentions(each.entry, text) ||
               shown.list.textOf(each.entry.block).contains(text, Qt::CaseInsensitive);
    });
}

QList<Entry> chosen(const Arguments& arguments, const Shown& shown, const Wish& wish)
{
    const Subregistry& list = shown.list;
    const auto block = subregistry::blockOf(list.definition(), wish.value);
    QList<Entry> rows = wish.value.isEmpty() ? list.rows() : block ? list.rowsIn(*block) : QList<Entry>();
    const auto state = registration::fromWord<subregistry::EntryState>(arguments.text("state"));
    rows.removeIf([&](const Entry& row) {
        const subregistry::Range* const range = list.rangeOf(row.block);
        return (state ? row.state != *state : !subregistry::isHeld(row.state)) ||
               (arguments.isSet("range") && (range == nullptr || range->name != arguments.text("range"))) ||
               (wish.due.isValid() && (!row.until.isValid() || row.until > wish.due)) ||
               (!wish.search.isEmpty() && !isFound(shown, row, wish.search));
    });
    return rows;
}

/// Returns a line for each refused request that a search finds, or for the value.
QStringList refusalLines(const Shown& shown, const Wish& wish)
{
    QStringList lines;
    const auto block = subregistry::blockOf(shown.list.definition(), wish.value);
    for (const subregistry::RefusedRequest& refused : subregistry::refusedRequests(shown.changes)) {
        const auto asked = subregistry::blockOf(shown.list.definition(), refused.asked);
        const bool isAbout = wish.value.isEmpty() || (block && asked && asked->overlaps(*block) &&
                                                      shown.list.isSameText(asked->text, block->text));
        const QString line = refusalLine(refused);
        if (wish.hasEarlier() && isAbout && line.contains(wish.search, Qt::CaseInsensitive))
            lines.append(line);
    }
    return lines;
}

QString rangeLine(const Subregistry& shown, const subregistry::Range& range)
{
    QStringList facts{shown.definition().isNumeric() ? shown.textOf(range.block) : range.prefix + u'*',
                      registration::wordOf(range.state)};
    if (!range.label.isEmpty())
        facts.append(Cli::tr("label %1").arg(range.label));
    if (range.largest != 0)
        facts.append(Cli::tr("at most %1 in a row").arg(range.largest));
    if (!range.asker.isEmpty())
        facts.append(Cli::tr("for %1").arg(range.asker));
    if (!range.policy.isEmpty())
        facts.append(range.policy);
    return Cli::tr("Range %1: %2").arg(range.name, facts.join(", "_L1));
}

QString headText(const Subregistry& shown)
{
    const subregistry::Definition& definition = shown.definition();
    QStringList lines{definition.fullName()};
    const auto add = [&lines](const QString& label, const QString& text) {
        if (!text.isEmpty())
            lines.append(Cli::tr("%1: %2").arg(label, text));
    };
    add(Cli::tr("Title"), definition.title);
    add(Cli::tr("Kind"), registration::wordOf(definition.kind));
    add(Cli::tr("Key"), definition.key.join(u','));
    add(Cli::tr("Rules"), definition.rules.join(u','));
    add(Cli::tr("Policy"), definition.policy);
    for (const subregistry::Range& range : shown.ranges())
        lines.append(rangeLine(shown, range));
    lines.append(QString());
    return lines.join(u'\n') + u'\n';
}

/// Returns which facts of an entry a change replaced, each with what it was and is; empty for a new entry.
QString changedFacts(const Subregistry& before, const Entry& entry)
{
    QStringList changes;
    for (const workflow::ChangedCell& cell : workflow::changedCells(before, entry)) {
        const auto shown = [](const QString& text) { return text.isEmpty() ? u"-"_s : text; };
        changes.append(u"%1 %2 -> %3"_s.arg(cell.column, shown(cell.before), shown(cell.after)));
    }
    return changes.join(", "_L1);
}

/// `before` is the list before the change.
QString historyLine(const Subregistry& before, const subregistry::ListChange& change, const Entry& entry)
{
    const QString day = change.date.toString(Qt::ISODate);
    const QString changed = changedFacts(before, entry);
    const QString line = findings::changeSentence(change.what, change.who, before.textOf(entry.block), day) +
                         (changed.isEmpty() ? QString() : u' ' + Cli::tr("Changed: %1.").arg(changed)) +
                         u' ' + Cli::tr("Result: %1.").arg(entryFacts(entry, change.request));
    const QString entered = change.entered.toString(Qt::ISODate).section(u'T', 0, 0);
    return entered == day ? line : line + u' ' + Cli::tr("Entered on %1.").arg(entered);
}

/// Returns the changes of a value, oldest first.
QStringList historyLines(const Subregistry& shown, const QList<subregistry::ListChange>& changes,
                         const Wish& wish)
{
    QStringList lines;
    const auto block = subregistry::blockOf(shown.definition(), wish.value);
    Subregistry before(shown.definition());
    for (const subregistry::ListChange& change : changes) {
        before.apply({.ranges = change.ranges}); // the number of digits
        for (const Entry& entry : change.entries) {
            const bool isAbout = block && entry.block.overlaps(*block) &&
                                 (block->text.isEmpty() || shown.isSameText(entry.block.text, block->text));
            if (!isAbout)
                continue;
            lines.append(historyLine(before, change, entry));
            before.apply({.entries = {entry}});
        }
    }
    return lines;
}

std::string csvOf(const Subregistry& shown, const QList<Entry>& entries)
{
    std::string out;
    const auto addRow = [&out](const auto& fields, auto toBytes) {
        bool isFirst = true;
        for (const auto& field : fields) {
            out += isFirst ? "" : ",";
            isFirst = false;
            exchange::appendCsvField(out, toBytes(field));
        }
        out += "\r\n";
    };
    addRow(kEntryColumns, [](std::string_view name) { return name; });
    for (const Entry& entry : entries)
        addRow(entryFields(shown, entry), [](const QString& field) { return field.toStdString(); });
    return out;
}

std::string jsonOf(const Shown& shown, const Wish& wish)
{
    std::string out;
    exchange::JsonWriter json(out);
    const auto write = [&](const Entry& entry) {
        writeEntryMembers(json, shown.list, entry);
        json.key("request");
        json.textOrNull(entry.request);
        json.key("asker");
        json.textOrNull(entry.asker);
    };
    json.beginArray();
    for (const Entry& entry : shown.entries) {
        json.beginObject();
        write(entry);
        if (wish.hasEarlier()) {
            json.key("earlier");
            json.beginArray();
            for (const subregistry::EarlierFacts& each : shown.history.of(entry.block)) {
                json.beginObject();
                write(each.entry);
                json.key("change");
                json.text(each.what);
                json.key("changed");
                json.text(each.date.toString(Qt::ISODate));
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
    }
    json.endArray();
    return out + '\n';
}

std::string textOf(const Shown& shown, const Wish& wish, const QStringList& refusals)
{
    const Subregistry& list = shown.list;
    QString text = wish.hasEarlier() ? QString() : headText(list);
    for (const Entry& entry : shown.entries) {
        text += list.textOf(entry.block) + ", "_L1 + entryFacts(entry, entry.request) + u'\n';
        if (wish.hasEarlier()) {
            for (const QString& line : earlierLines(list, shown.history.of(entry.block)))
                text += "  "_L1 + line + u'\n';
        }
    }
    const QStringList history =
        wish.value.isEmpty() ? QStringList() : historyLines(list, shown.changes, wish);
    if (!history.isEmpty())
        text += u'\n' + Cli::tr("History:") + u'\n' + history.join(u'\n') + u'\n';
    if (!refusals.isEmpty())
        text += (text.isEmpty() ? QString() : QString(u'\n')) + refusals.join(u'\n') + u'\n';
    return text.toStdString();
}

void warnOfExpired(const CommandContext& context, const Subregistry& shown, const QList<Entry>& entries,
                   QDate day)
{
    for (const Entry& entry : entries) {
        if (!subregistry::hasEnded(entry, day))
            continue;
        const findings::Finding finding =
            findings::makeFinding(findings::kSubregistryExpired, {},
                                  {shown.textOf(entry.block), entry.until.toString(Qt::ISODate)});
        context.say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::message(finding)));
    }
}

/// Returns what a value is that nobody has.
QString unheldText(const Subregistry& shown, const subregistry::Block& block)
{
    const auto row = shown.rowAt(block);
    const subregistry::Range* const range = shown.rangeOf(block);
    const bool wasHeld = row && subregistry::isUsedUp(row->state);
    if (!wasHeld && range == nullptr && !shown.ranges().isEmpty())
        return Cli::tr("not assignable (no single range contains it)");
    QString blocked =
        range == nullptr ? QString() : findings::notAssignableText(registration::wordOf(range->state));
    if (!wasHeld && !blocked.isEmpty())
        return blocked;
    const QString word = row ? QString(registration::wordOf(row->state)) : u"free"_s;
    return word + u". "_s + findings::entryStateSentence(word);
}

/// Prints what a value is that nobody has.
void sayUnheld(const CommandContext& context, const Subregistry& shown, const QString& value)
{
    const auto block = subregistry::blockOf(shown.definition(), value);
    if (block && block->first <= block->last)
        context.say(u"nidus-cli: %1: %2"_s.arg(shown.textOf(*block), unheldText(shown, *block)));
}

/// Returns the subregistry on the day that was asked for, with only the chosen entries.
registration::SubregistryRecord chosenRecord(const Shown& shown)
{
    const Subregistry& list = shown.list;
    registration::SubregistryRecord record = subregistry::recordOf({list.definition(), shown.changes}, {});
    QSet<QString> values;
    for (const Entry& entry : shown.entries)
        values.insert(list.firstText(entry.block));
    record.entries.removeIf(
        [&values](const registration::EntryRecord& entry) { return !values.contains(entry.value); });
    return record;
}

/// Returns the list on the day that was asked for.
Shown shownList(const Arguments& arguments, const storage::StoredSubregistry& stored, const Wish& wish)
{
    QList<subregistry::ListChange> changes = stored.changes;
    changes.removeIf([&wish](const subregistry::ListChange& change) {
        return wish.at.isValid() && change.date > wish.at;
    });
    const auto value =
        wish.value.isEmpty() ? std::nullopt : subregistry::blockOf(stored.definition, wish.value);
    Shown shown{
        .list = subregistry::after(stored.definition, changes),
        .changes = changes,
        .history = subregistry::EntryHistory(
            stored.definition, wish.hasEarlier() ? changes : QList<subregistry::ListChange>(), value)};
    shown.entries = chosen(arguments, shown, wish);
    return shown;
}

/// Reports that nothing was found, and returns the exit status.
ExitStatus sayNotFound(const CommandContext& context, const Shown& shown, const Wish& wish)
{
    if (!wish.value.isEmpty())
        sayUnheld(context, shown.list, wish.value);
    else
        context.say("nidus-cli: "_L1 + Cli::tr("No entry has this text, now or earlier."));
    return ExitStatus::SomethingToReport;
}

ExitStatus runShow(const Arguments& arguments, CommandContext& context)
{
    const auto wish = wishOf(arguments);
    if (!wish)
        return context.fail(wish.error());
    const auto read = readSubregistry(context, wish->name);
    if (!read)
        return read.error();
    const Shown shown = shownList(arguments, read->stored, *wish);
    const std::string_view format = arguments.value("format", "text");
    const bool isDocument = format == "xml" || format == "iana-xml" || format == "html";
    const auto document =
        isDocument ? listDocument(context, read->registry, wish->name.nid, chosenRecord(shown), format)
                   : base::Result<std::string>();
    if (!document)
        return context.fail(document.error());
    const QStringList refusals = format == "text" ? refusalLines(shown, *wish) : QStringList();
    context.out->write(isDocument         ? *document
                       : format == "tsv"  ? entryLines(shown.list, shown.entries)
                       : format == "csv"  ? csvOf(shown.list, shown.entries)
                       : format == "json" ? jsonOf(shown, *wish)
                                          : textOf(shown, *wish, refusals));
    warnOfExpired(context, shown.list, shown.entries,
                  wish->at.isValid() ? std::min(wish->at, read->today) : read->today);
    const bool isFound = !shown.entries.isEmpty() || (wish->value.isEmpty() && !refusals.isEmpty());
    return isFound || !wish->hasEarlier() ? ExitStatus::NothingToReport : sayNotFound(context, shown, *wish);
}

} // namespace

Command subregistryShowCommand()
{
    return {
        .name = "subregistry show",
        .synopsis = "NID/NAME [VALUE] [--range RANGE] [--state STATE] [--at DAY] [--due DAY] "
                    "[--search TEXT] [--format text|tsv|csv|json|xml|iana-xml|html]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Show a subregistry, or a value and its history"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Columns of tsv: value, last number of a block, range, state, holder, date, end, reference, "
            "note. "
            "Released values are shown only with --state. Entries whose end is past are listed on standard "
            "error. A value, and an entry that a search finds, is shown with what it was before each change; "
            "text also lists its refused requests. Exit status 1: the value is not listed, or nothing is "
            "found."),
        .listing = findings::entryStateLines,
        .options = kShowOptions,
        .minArguments = 1,
        .maxArguments = 2,
        .run = runShow};
}

} // namespace nidus::cli
