// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/frame/commonoptions.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/exchange/read/detect.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/report/rows/findingjson.h"
#include "core/workflow/refresh/refresh.h"

#include <QSet>
#include <algorithm>
#include <array>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

using workflow::Refresh;
using workflow::RefreshChange;

constexpr OptionSpec kTakeOption{
    .name = "take",
    .value = "WHAT",
    .help = QT_TRANSLATE_NOOP("Cli", "What to apply: all, a NID, NID/NAME for a whole subregistry, or "
                                     "NID/NAME/VALUE. Can be used several times.")};
constexpr OptionSpec kListOption{
    .name = "list", .value = "NID/NAME", .help = QT_TRANSLATE_NOOP("Cli", "Compare with this subregistry.")};
constexpr OptionSpec kColumnNamesOption{
    .name = "columns",
    .value = "NAMES",
    .help = QT_TRANSLATE_NOOP("Cli", "Names of columns in FILE, such as value=Name,state=Status.")};
constexpr OptionSpec kPartIdOption{
    .name = "part",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("Cli", "Which registry to read from a file of IANA.")};
constexpr OptionSpec kTryOption{
    .name = "dry-run", .help = QT_TRANSLATE_NOOP("Cli", "Show what would be applied; change nothing.")};
constexpr OptionSpec kOlderOption{
    .name = "accept-older",
    .help = QT_TRANSLATE_NOOP("Cli", "Accept a list that is older than the one used before, or whose date is "
                                     "in the future or not valid.")};
constexpr OptionSpec kOtherListOption{
    .name = "accept-other",
    .help = QT_TRANSLATE_NOOP("Cli", "Accept a list with another name or title than the one used before; "
                                     "--part accepts the list that it names.")};
constexpr OptionSpec kRefreshFormatOption{.name = "format",
                                          .value = "FORMAT",
                                          .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                          .choices = "text|json"};
constexpr std::array kRefreshOptions{kTakeOption, kListOption,  kColumnNamesOption, kPartIdOption,
                                     kTryOption,  kOlderOption, kOtherListOption,   kRefreshFormatOption,
                                     kNoteOption, kByOption,    kOutputOption};

/// A list as compared, and which of its changes were taken.
struct Shown
{
    Refresh refresh;
    QSet<QString> taken{}; ///< names
};

/// The names of the changes that were chosen and can be taken.
QStringList chosenNames(const Refresh& refresh, const QStringList& wanted)
{
    QStringList names;
    for (const RefreshChange& change : refresh.changes) {
        const QString full = refresh.name.isEmpty() ? change.name : refresh.name + u'/' + change.name;
        const bool isWanted = wanted.contains("all"_L1) || wanted.contains(full, Qt::CaseInsensitive) ||
                              (!refresh.name.isEmpty() && wanted.contains(refresh.name, Qt::CaseInsensitive));
        if (isWanted && !change.objection && refresh.refusals.isEmpty())
            names.append(change.name);
    }
    return names;
}

/// Compares one list, and applies what is chosen.
class Refreshing
{
public:
    Refreshing(const Arguments& arguments, storage::Registry& registry, const std::string& bytes,
               workflow::TableReading reading)
        : m_arguments(arguments), m_registry(registry), m_bytes(bytes), m_reading(std::move(reading))
    {}

    base::Result<Shown> namespaces(const exchange::ImportedFile& file)
    {
        const bool acceptsOlder = m_arguments.isSet("accept-older");
        auto refresh = workflow::compareNamespaces(m_registry, file, acceptsOlder);
        if (!refresh)
            return std::unexpected(refresh.error());
        const QStringList names = chosenNames(*refresh, wanted());
        const bool isNewDate = wanted().contains("all"_L1) && refresh->refusals.isEmpty();
        if (!m_arguments.isSet("dry-run") && (!names.isEmpty() || isNewDate)) {
            if (const auto kept = m_registry.copies().keep(storage::BackupReason::Import); !kept)
                return std::unexpected(kept.error());
            const auto done =
                workflow::takeNamespaces(m_registry, file, acceptsOlder, names, actOf(m_arguments));
            if (!done)
                return std::unexpected(done.error());
        }
        return Shown{*std::move(refresh), {names.begin(), names.end()}};
    }

    base::Result<Shown> entries(const workflow::SubregistryName& name)
    {
        auto refresh = workflow::compareEntries(m_registry, name, m_bytes, m_reading, accepted());
        if (!refresh)
            return std::unexpected(refresh.error());
        QStringList names = chosenNames(*refresh, wanted());
        if (!m_arguments.isSet("dry-run") && !names.isEmpty()) {
            refresh = workflow::takeEntries(m_registry, name, m_bytes, m_reading, names, actOf(m_arguments),
                                            accepted());
            if (!refresh)
                return std::unexpected(refresh.error());
            const QStringList still = chosenNames(*refresh, wanted()); // others may have changed the list
            const QSet<QString> taken(still.begin(), still.end());
            names.removeIf([&taken](const QString& value) { return !taken.contains(value); });
        }
        return Shown{*std::move(refresh), {names.begin(), names.end()}};
    }

    /// The subregistries here that a registry in our format also has.
    base::Result<QList<workflow::SubregistryName>> listsOf(const exchange::ImportedRecords& content)
    {
        QList<workflow::SubregistryName> names;
        for (qsizetype i = 0; i < content.records.size(); ++i) {
            const auto record = content.records.at(i);
            if (!record)
                return std::unexpected(record.error());
            for (const registration::SubregistryRecord& list : record->subregistries) {
                if (m_registry.subregistries().read(record->registration.nid, list.name))
                    names.append({record->registration.nid, list.name});
            }
        }
        return names;
    }

private:
    [[nodiscard]] QStringList wanted() const { return m_arguments.texts("take"); }
    [[nodiscard]] workflow::AcceptedList accepted() const
    {
        return {.isOdd = m_arguments.isSet("accept-older"), .isOther = m_arguments.isSet("accept-other")};
    }

    const Arguments& m_arguments;
    storage::Registry& m_registry;
    const std::string& m_bytes;
    workflow::TableReading m_reading;
};

QString resultOf(const Arguments& arguments, const Shown& shown, const RefreshChange& change)
{
    if (change.objection || !shown.refresh.refusals.isEmpty())
        return u"refused"_s;
    if (!shown.taken.contains(change.name))
        return u"left"_s;
    return arguments.isSet("dry-run") ? u"chosen"_s : u"taken"_s;
}

QStringList sentencesOf(const RefreshChange& change)
{
    QStringList sentences;
    if (!change.facts.isEmpty())
        sentences.append(change.facts);
    for (const workflow::ChangedCell& cell : change.cells)
        sentences.append(
            Cli::tr("%1 changes from \"%2\" to \"%3\".").arg(cell.column, cell.before, cell.after));
    for (const findings::Finding& finding : change.details)
        sentences.append(findings::message(finding));
    if (change.objection)
        sentences.append(findings::message(*change.objection));
    return sentences;
}

/// Writes line by line, because a list may have a million differences.
void writeText(ByteSink& out, const Arguments& arguments, const QList<Shown>& lists)
{
    const auto add = [&out](const QStringList& fields) {
        std::string line;
        for (qsizetype i = 0; i < fields.size(); ++i) {
            exchange::appendField(line, fields[i]);
            line += i + 1 < fields.size() ? '\t' : '\n';
        }
        out.write(line);
    };
    for (const Shown& shown : lists) {
        const Refresh& refresh = shown.refresh;
        add({u"list"_s, refresh.name, refresh.date, refresh.presentDate, refresh.title});
        for (const RefreshChange& change : refresh.changes)
            add({workflow::listedChangeWord(change.change), change.name, resultOf(arguments, shown, change),
                 (change.drafts + change.rules).join(u' '), sentencesOf(change).join(u' ')});
    }
}

void writeTexts(exchange::JsonWriter& json, std::string_view key, const QStringList& texts)
{
    json.key(key);
    json.beginArray();
    for (const QString& text : texts)
        json.text(text);
    json.endArray();
}

void writeList(exchange::JsonWriter& json, const Arguments& arguments, const Shown& shown)
{
    json.beginObject();
    for (const auto& [key, text] :
         {std::pair("name", &shown.refresh.name), std::pair("title", &shown.refresh.title),
          std::pair("date", &shown.refresh.date), std::pair("presentDate", &shown.refresh.presentDate)}) {
        json.key(key);
        json.textOrNull(*text);
    }
    json.key("refusals");
    report::writeFindings(json, shown.refresh.refusals);
    json.key("changes");
    json.beginArray();
    for (const RefreshChange& change : shown.refresh.changes) {
        json.beginObject();
        json.key("change");
        json.text(QString(workflow::listedChangeWord(change.change)));
        json.key("name");
        json.text(change.name);
        json.key("result");
        json.text(resultOf(arguments, shown, change));
        writeTexts(json, "drafts", change.drafts);
        writeTexts(json, "rules", change.rules);
        json.key("facts");
        json.textOrNull(change.facts);
        json.key("details");
        report::writeFindings(json, change.details);
        json.key("objection");
        report::writeFindings(json, change.objection ? QList{*change.objection} : QList<findings::Finding>());
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

std::string jsonOf(const Arguments& arguments, const QList<Shown>& lists)
{
    std::string out;
    exchange::JsonWriter json(out);
    json.beginArray();
    for (const Shown& shown : lists)
        writeList(json, arguments, shown);
    json.endArray();
    return out + '\n';
}

void report(const CommandContext& context, const QString& path, const Refresh& refresh)
{
    for (const workflow::TableFinding& each : refresh.findings)
        context.say(u"%1:%2: %3[%4]: %5"_s.arg(path, QString::number(each.line),
                                               findings::severityWord(each.finding.severity),
                                               each.finding.id.word(), findings::message(each.finding)));
    for (const findings::Finding& refusal : refresh.refusals)
        context.say("nidus-cli: "_L1 + findings::message(refusal));
}

/// Compares all lists of the file that are here.
base::Result<QList<Shown>> refreshAll(Refreshing& refreshing, const std::string& bytes)
{
    const auto file = exchange::readImportSource(*base::memoryByteSource({bytes.data(), bytes.size()}));
    QList<Shown> lists;
    if (!file &&
        exchange::factsOf(exchange::detectFormat({bytes.data(), qsizetype(bytes.size())})).isTemplate)
        return lists; // perhaps a table of entries
    if (!file)
        return std::unexpected(file.error());
    if (file->file.format == exchange::FileFormat::IanaXml) {
        auto shown = refreshing.namespaces(file->file);
        return shown ? base::Result<QList<Shown>>(QList{*std::move(shown)}) : std::unexpected(shown.error());
    }
    const auto* const content = std::get_if<exchange::ImportedRecords>(&file->file.content);
    const auto names =
        content == nullptr ? base::Result<QList<workflow::SubregistryName>>() : refreshing.listsOf(*content);
    if (!names)
        return std::unexpected(names.error());
    for (const workflow::SubregistryName& name : *names) {
        auto shown = refreshing.entries(name);
        if (!shown)
            return std::unexpected(shown.error());
        lists.append(*std::move(shown));
    }
    return lists;
}

bool isOpen(const Shown& shown)
{
    return !shown.refresh.refusals.isEmpty() ||
           std::ranges::any_of(shown.refresh.changes, [&shown](const RefreshChange& change) {
               return !shown.taken.contains(change.name);
           });
}

ExitStatus runRefresh(const Arguments& arguments, CommandContext& context)
{
    const auto names = workflow::columnNamesFrom(arguments.text("columns"));
    if (!names)
        return context.fail(findings::notColumnsText(arguments.text("columns")));
    const auto list = workflow::subregistryNameFrom(arguments.text("list"));
    if (arguments.isSet("list") && !list)
        return context.fail(Cli::tr("\"%1\" is not the name of a subregistry; expected NID/NAME.")
                                .arg(arguments.text("list")));
    const std::string& path = arguments.positional().front();
    const base::Result<std::string> bytes = context.readAll(path, exchange::kLargestRegistryBytes);
    if (!bytes)
        return context.fail(bytes.error());
    const bool isReading = arguments.isSet("dry-run") || !arguments.isSet("take");
    base::Result<storage::Registry> registry =
        isReading ? context.registryForReading() : context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    Refreshing refreshing(arguments, *registry, *bytes, {.names = *names, .part = arguments.text("part")});
    base::Result<QList<Shown>> lists = QList<Shown>();
    if (list) {
        auto shown = refreshing.entries(*list);
        lists = shown ? base::Result<QList<Shown>>(QList{*std::move(shown)}) : std::unexpected(shown.error());
    } else {
        lists = refreshAll(refreshing, *bytes);
    }
    if (!lists)
        return context.fail(about(path, lists.error()));
    if (lists->isEmpty())
        return context.fail(Cli::tr("No list here matches \"%1\". Name a subregistry with --list.")
                                .arg(QString::fromStdString(path)));
    for (const Shown& shown : *lists)
        report(context, QString::fromStdString(path), shown.refresh);
    if (arguments.value("format") == "json")
        context.out->write(jsonOf(arguments, *lists));
    else
        writeText(*context.out, arguments, *lists);
    return std::ranges::any_of(*lists, isOpen) ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
}

} // namespace

Command refreshCommand()
{
    return {.name = "refresh",
            .synopsis = "FILE [--take all|NID|NID/NAME|NID/NAME/VALUE] [--list NID/NAME] [--part ID] "
                        "[--columns value=NAME,state=NAME,...] [--dry-run] [--accept-older] [--accept-other] "
                        "[--note TEXT] [--by NAME] [--format text|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Compare with a published list, and apply changes"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "FILE is IANA's list of URN namespaces as XML; or the upstream list of a subregistry: any "
                "registry of IANA as XML, CSV, TSV, or JSON or XML from this program. Without --take, "
                "nothing changes. The first line of a list has its name, its date, the date of the list "
                "used before, and its title. A line for each difference has: new, changed, or gone; the NID "
                "or value; taken, chosen, left, or refused; drafts and rules that it touches; and details. "
                "What was changed here is never overwritten. A namespace that is gone remains; its history "
                "records it. An entry that is gone becomes retired. Exit status 1: differences are left."),
            .options = kRefreshOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runRefresh};
}

} // namespace nidus::cli
