// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/subregistry/listdocument.h"
#include "app/cli/subregistry/readsubregistry.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/entrytable.h"

#include <array>
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
constexpr std::array kExportOptions{kExportFormatOption};

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

std::string tableOf(const Subregistry& shown, const QList<Entry>& entries,
                    void (*addRow)(std::string&, const QStringList&))
{
    std::string out;
    QStringList names;
    for (const QLatin1StringView name : workflow::kEntryTableColumns)
        names.append(name);
    addRow(out, names);
    for (const Entry& entry : entries)
        addRow(out, workflow::entryCells(shown, entry));
    return out;
}

std::string jsonOf(const Subregistry& shown, const QList<Entry>& entries)
{
    std::string out;
    exchange::JsonWriter json(out);
    json.beginArray();
    for (const Entry& entry : entries) {
        const QStringList cells = workflow::entryCells(shown, entry);
        json.beginObject();
        for (std::size_t i = 0; i < workflow::kEntryTableColumns.size(); ++i) {
            json.key(std::string_view(workflow::kEntryTableColumns[i].data(),
                                      std::size_t(workflow::kEntryTableColumns[i].size())));
            json.textOrNull(cells[qsizetype(i)]);
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
    QList<Entry> entries = shown.rows();
    entries.removeIf([](const Entry& entry) { return entry.state == subregistry::EntryState::Pool; });
    context.out->write(format == "json"  ? jsonOf(shown, entries)
                       : format == "tsv" ? tableOf(shown, entries, addTsvRow)
                                         : tableOf(shown, entries, addCsvRow));
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryExportCommand()
{
    return {.name = "subregistry export",
            .synopsis = "NID/NAME [--format csv|tsv|json|xml|iana-xml|html]",
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
