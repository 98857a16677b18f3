// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/subregistry/listdocument.h"
#include "app/cli/subregistry/readsubregistry.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/subregistry/requests.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/entrytable.h"

#include <array>
#include <optional>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

using subregistry::Entry;
using subregistry::Subregistry;

constexpr OptionSpec kExportFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "csv (default), tsv, json, xml, iana-xml, or html."),
    .choices = "csv|tsv|json|xml|iana-xml|html"};
constexpr OptionSpec kRequestsOption{
    .name = "requests",
    .help = QT_TRANSLATE_NOOP("Cli", "Add a column with the request that gave the value to its holder. An "
                                     "import leaves it out.")};
constexpr std::array kExportOptions{kExportFormatOption, kRequestsOption};

/// The entries of a table. Without requests, it has no column for them.
struct Table
{
    const Subregistry& shown;
    QList<Entry> entries;
    std::optional<subregistry::Requests> requests;

    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const QLatin1StringView name : workflow::kEntryTableColumns)
            names.append(name);
        return requests ? names + QStringList{u"request"_s} : names;
    }
    [[nodiscard]] QStringList cells(const Entry& entry) const
    {
        const QStringList cells = workflow::entryCells(shown, entry);
        return requests ? cells + QStringList{requests->of(entry)} : cells;
    }
};

void addCsvRow(std::string& out, const QStringList& cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        out += i == 0 ? "" : ",";
        exchange::appendCsvField(out, cells[i].toStdString());
    }
    out += "\r\n";
}

void addTsvRow(std::string& out, const QStringList& cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        exchange::appendField(out, cells[i]);
        out += i + 1 < cells.size() ? '\t' : '\n';
    }
}

std::string tableOf(const Table& table, void (*addRow)(std::string&, const QStringList&))
{
    std::string out;
    addRow(out, table.names());
    for (const Entry& entry : table.entries)
        addRow(out, table.cells(entry));
    return out;
}

std::string jsonOf(const Table& table)
{
    std::string out;
    exchange::JsonWriter json(out);
    const QStringList names = table.names();
    json.beginArray();
    for (const Entry& entry : table.entries) {
        const QStringList cells = table.cells(entry);
        json.beginObject();
        for (qsizetype i = 0; i < names.size(); ++i) {
            json.key(names[i].toStdString());
            json.textOrNull(cells[i]);
        }
        json.endObject();
    }
    json.endArray();
    return out + '\n';
}

ExitStatus runExport(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto read = readSubregistry(context, *name);
    if (!read)
        return read.error();
    const std::string_view format = arguments.value("format", "csv");
    if (format == "xml" || format == "iana-xml" || format == "html") {
        const storage::StoredSubregistry& stored = read->stored;
        const auto document =
            listDocument(context, read->registry, stored.definition.nid,
                         subregistry::recordOf({stored.definition, stored.changes}, {}), format);
        if (!document)
            return context.fail(document.error());
        context.out->write(*document);
        return ExitStatus::NothingToReport;
    }
    const Subregistry shown = read->on();
    Table table{shown, shown.rows(), std::nullopt};
    if (arguments.isSet("requests"))
        table.requests.emplace(read->stored.definition, read->stored.changes);
    table.entries.removeIf([](const Entry& entry) { return entry.state == subregistry::EntryState::Pool; });
    context.out->write(format == "json"  ? jsonOf(table)
                       : format == "tsv" ? tableOf(table, addTsvRow)
                                         : tableOf(table, addCsvRow));
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryExportCommand()
{
    return {.name = "subregistry export",
            .synopsis = "NID/NAME [--format csv|tsv|json|xml|iana-xml|html] [--requests]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Export the entries of a subregistry"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "The columns are those that subregistry import reads, contacts included. "
                "Released values are exported, so that they are not assigned again. iana-xml and html are "
                "for publication: without contacts and private holders."),
            .options = kExportOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runExport};
}

} // namespace nidus::cli
