// SPDX-License-Identifier: Apache-2.0
#include "app/cli/lintcommand.h"

#include "app/cli/commonoptions.h"
#include "app/cli/lintedtemplate.h"
#include "core/exchange/findingjson.h"
#include "core/findings/catalogue.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or jsonl."),
                                   .choices = "text|jsonl",
                                   .laterChoices = "tsv|csv|json|sarif|junit|none"};
constexpr std::array kOptions{kFormatOption, kOutputOption, kFailLevelOption};

std::string asText(const PlacedFinding& placed)
{
    QString line = placed.subject;
    if (placed.line > 0)
        line += u":%1:%2"_s.arg(placed.line).arg(placed.column);
    line += ": "_L1 + severityWord(placed.finding.severity) + u'[' + placed.finding.id.word() + "]: "_L1;
    return (line + message(placed.finding) + u'\n').toStdString();
}

std::string asJson(const PlacedFinding& placed)
{
    std::string out;
    JsonWriter json(out);
    const auto place = [&json](std::string_view key, qsizetype number) {
        json.key(key);
        if (number > 0)
            json.number(static_cast<std::uint64_t>(number));
        else
            json.null();
    };
    json.beginObject();
    json.key("subject");
    json.text(placed.subject);
    place("line", placed.line);
    place("column", placed.column);
    json.key("finding");
    writeFinding(json, placed.finding);
    json.endObject();
    out += '\n';
    return out;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::expected<Registry, Error> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    ExitStatus status = ExitStatus::NothingToReport;
    for (const std::string& word : arguments.positional()) {
        const std::expected<QList<PlacedFinding>, QString> findings = lintOne(context, *registry, word);
        if (!findings) {
            status = graver(status, context.fail(findings.error()));
            continue;
        }
        for (const PlacedFinding& placed : *findings) {
            context.out->write(arguments.value("format") == "jsonl" ? asJson(placed) : asText(placed));
            status = graver(status, statusFor(arguments, placed.finding.severity));
        }
    }
    return status;
}

} // namespace

Command lintCommand()
{
    return {.name = "lint",
            .synopsis = "FILE|NID[@VERSION]|draft:ID... [--format text|jsonl]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Tell what is wrong with a template"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "A word is taken for a file where there is one of that name. In a file, places are its "
                "lines and columns; otherwise they are those of the named field."),
            .options = kOptions,
            .minArguments = 1,
            .run = run};
}

} // namespace nidus
