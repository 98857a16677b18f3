// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commands.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/listdocument.h"
#include "app/cli/subregistry/readsubregistry.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/subregistry/subregistryrecord.h"
#include "core/workflow/subregistry/exportedtable.h"

#include <array>
#include <string>
#include <utility>

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
constexpr OptionSpec kSecretsOption{
    .name = "private",
    .help = QT_TRANSLATE_NOOP("Cli", "Also export contacts, and the holders of private entries.")};
constexpr std::array kExportOptions{kExportFormatOption, kSecretsOption, kOutputOption};

std::string jsonOf(const Subregistry& shown, const QList<Entry>& entries, workflow::Secrets secrets)
{
    std::string out;
    exchange::JsonWriter json(out);
    const QStringList names = workflow::exportedColumns(secrets);
    json.beginArray();
    for (const Entry& entry : entries) {
        const QStringList cells = workflow::exportedCells(shown, entry, secrets);
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

base::Result<std::string> exported(const CommandContext& context, const ReadSubregistry& read,
                                   std::string_view format, workflow::Secrets secrets)
{
    using workflow::TableFormat;
    const bool isDocument = format == "xml" || format == "iana-xml" || format == "html";
    if (!isDocument) {
        const Subregistry shown = read.on();
        QList<Entry> entries = shown.rows();
        entries.removeIf([](const Entry& entry) { return entry.state == subregistry::EntryState::Pool; });
        if (secrets == workflow::Secrets::LeftOut)
            sayNote(context, workflow::leftOutSentence(entries, u"--private"_s));
        return format == "json"
                   ? jsonOf(shown, entries, secrets)
                   : workflow::exportedTable(shown, entries,
                                             format == "tsv" ? TableFormat::Tsv : TableFormat::Csv, secrets);
    }
    const storage::StoredSubregistry& stored = read.stored;
    registration::SubregistryRecord record = subregistry::recordOf({stored.definition, stored.changes}, {});
    if (format == "xml" && secrets == workflow::Secrets::LeftOut) {
        sayNote(context, workflow::leftOutSentence(read.on().rows(), u"--private"_s));
        record = subregistry::withoutSecrets(std::move(record));
    }
    return listDocument(context, read.registry, stored.definition.nid, std::move(record), format);
}

ExitStatus runExport(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto read = readSubregistry(context, *name);
    if (!read)
        return read.error();
    const auto secrets = arguments.isSet("private") ? workflow::Secrets::Kept : workflow::Secrets::LeftOut;
    const auto text = exported(context, *read, arguments.value("format", "csv"), secrets);
    if (!text)
        return context.fail(text.error());
    context.out->write(*text);
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryExportCommand()
{
    return {
        .name = "subregistry export",
        .synopsis = "NID/NAME [--format csv|tsv|json|xml|iana-xml|html] [--private]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Export the entries of a subregistry"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "The columns are those that subregistry import reads. Contacts, and the holders and other facts "
            "of "
            "private entries, are exported only with --private; an import of the file leaves them as they "
            "are. Released values are exported, so that they are not assigned again. iana-xml and html are "
            "for publication: always without contacts and private holders."),
        .options = kExportOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .run = runExport};
}

} // namespace nidus::cli
