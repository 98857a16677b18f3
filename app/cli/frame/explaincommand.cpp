// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linelabel.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/findings/catalog/catalog.h"

#include <QRegularExpression>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kListOption{.name = "list", .help = QT_TRANSLATE_NOOP("Cli", "List all finding IDs.")};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                   .choices = "text|json"};
constexpr std::array kOptions{kListOption, kFormatOption, kOutputOption};

/// Returns the message of a kind of finding, with an ellipsis for each argument.
QString what(const findings::CatalogEntry& entry)
{
    static const QRegularExpression placeholder(u"%\\d"_s);
    return findings::translatedMessage(entry).replace(placeholder, u"…"_s);
}

void writeEntry(exchange::JsonWriter& json, const findings::CatalogEntry& entry)
{
    const auto member = [&json](std::string_view key, const QString& value) {
        json.key(key);
        json.textOrNull(value);
    };
    json.beginObject();
    member("id", QString(entry.id.word()));
    member("severity", QString(findings::severityWord(entry.severity)));
    member("section", findings::ruleReference(entry));
    member("message", what(entry));
    member("reason", findings::translatedReason(entry));
    member("example", QString::fromUtf8(entry.example));
    member("fix", findings::translatedFix(entry));
    json.endObject();
}

QString entryText(const findings::CatalogEntry& entry)
{
    QString text = QString(entry.id.word()) + " ("_L1 + findings::severityWord(entry.severity) + ")\n"_L1;
    const auto line = [&text](const QString& label, const QString& value) {
        if (!value.isEmpty())
            text += "  "_L1 + label + u' ' + value + u'\n';
    };
    line(Cli::tr("What:"), what(entry));
    line(lineLabel(findings::Label::Why), findings::translatedReason(entry));
    line(lineLabel(findings::Label::Rule), findings::ruleReference(entry));
    line(lineLabel(findings::Label::Example), QString::fromUtf8(entry.example));
    line(Cli::tr("Fix:"), findings::translatedFix(entry));
    return text;
}

ExitStatus explain(const Arguments& arguments, CommandContext& context)
{
    const QString id = QString::fromStdString(arguments.positional().front());
    const findings::CatalogEntry* entry = findings::catalogEntry(id);
    if (entry == nullptr) {
        QStringList ids;
        for (const findings::CatalogEntry& known : findings::catalog())
            ids.append(QString(known.id.word()));
        const QString near = nearest(id, ids);
        return context.fail(
            near.isEmpty() ? Cli::tr("There is no finding ID \"%1\"; explain --list shows all.").arg(id)
                           : Cli::tr("There is no finding ID \"%1\". Did you mean \"%2\"?").arg(id, near));
    }
    std::string out;
    if (arguments.value("format") == "json") {
        exchange::JsonWriter json(out);
        writeEntry(json, *entry);
        out += '\n';
    } else {
        out = entryText(*entry).toStdString();
    }
    context.out->write(out);
    return ExitStatus::NothingToReport;
}

void list(const Arguments& arguments, CommandContext& context)
{
    std::string out;
    if (arguments.value("format") == "json") {
        exchange::JsonWriter json(out);
        json.beginArray();
        for (const findings::CatalogEntry& entry : findings::catalog())
            writeEntry(json, entry);
        json.endArray();
        out += '\n';
    } else {
        for (const findings::CatalogEntry& entry : findings::catalog())
            out += (QString(entry.id.word()) + u'\t' + findings::severityWord(entry.severity) + u'\t' +
                    what(entry) + u'\n')
                       .toStdString();
    }
    context.out->write(out);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    if (arguments.isSet("list") == !arguments.positional().empty())
        return context.fail(Cli::tr("explain requires one finding ID or --list."));
    if (!arguments.isSet("list"))
        return explain(arguments, context);
    list(arguments, context);
    return ExitStatus::NothingToReport;
}

} // namespace

Command explainCommand()
{
    return {.name = "explain",
            .synopsis = "ID | --list [--format text|json]",
            .summary =
                QT_TRANSLATE_NOOP("Cli", "Explain a finding: meaning, reason, RFC section, example, and fix"),
            .options = kOptions,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
