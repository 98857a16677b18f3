// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linework.h"
#include "core/findings/text/urnfindings.h"
#include "core/report/rows/findingjson.h"
#include "core/urn/urnparser.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kRfcOption, kEscapedOption, kOutputOption, kFailLevelOption};

/// Writes the components; all are null for a text that is not a URN.
void writeComponents(exchange::JsonWriter& json, const std::optional<urn::Urn>& urn)
{
    const auto component = [&json](std::string_view key, const std::optional<std::string_view>& value) {
        json.key(key);
        if (value)
            json.urn(*value);
        else
            json.null();
    };
    component("nid", urn ? std::optional(urn->nid) : std::nullopt);
    component("nss", urn ? std::optional(urn->nss) : std::nullopt);
    component("r", urn ? urn->r : std::nullopt);
    component("q", urn ? urn->q : std::nullopt);
    component("f", urn ? urn->f : std::nullopt);
}

QList<findings::Finding> writeParsed(std::string& out, std::string_view text, std::uint64_t line,
                                     urn::Rfc rfc)
{
    const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, rfc);
    const QList<findings::Finding> findings = findings::urnFindings(text, rfc);
    exchange::JsonWriter json(out);
    json.beginObject();
    json.key("line");
    json.number(line);
    json.key("urn");
    const bool isEscaped = json.urn(text);
    json.key("valid");
    json.boolean(urn.has_value());
    writeComponents(json, urn ? std::optional(*urn) : std::nullopt);
    json.key("findings");
    report::writeFindings(json, findings);
    if (isEscaped) {
        json.key("escaped");
        json.boolean(true);
    }
    json.endObject();
    out += '\n';
    return findings;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const urn::Rfc rfc = rfcOf(arguments);
    return answerLines(context, arguments.argumentOrStandardInput(0),
                       [&](std::string_view line, std::uint64_t number, std::string& out) {
                           return statusFor(arguments,
                                            writeParsed(out, inputText(arguments, line), number, rfc));
                       });
}

} // namespace

Command parseCommand()
{
    return {
        .name = "parse",
        .synopsis = "[--rfc 8141|2141] [--escaped] [FILE|-]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Split URNs into components: one JSON object per line of input"),
        .details = QT_TRANSLATE_NOOP(
            "Cli", "Prints an object for every line, even a blank one. A valid URN may have warnings; the "
                   "exit status is 1 if a line is not a URN."),
        .options = kOptions,
        .maxArguments = 1,
        .run = run};
}

} // namespace nidus::cli
