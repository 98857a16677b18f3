// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkjson.h"

#include "core/findings/urnfindings.h"
#include "core/report/findingjson.h"

namespace nidus {

namespace {

void writeExtras(JsonWriter& json, const ReportRow& row, const ReportSettings& settings)
{
    if (settings.hasColumn) {
        json.key("column");
        json.number(row.line.column);
    }
    if (hasFile(settings)) {
        json.key("file");
        json.text(settings.files[qsizetype(row.file)]);
    }
    if (hasAccepting(settings)) {
        json.key("accepting");
        json.beginArray();
        for (const std::string_view nid : settings.checker->acceptingNids(row.line.text))
            json.text(nid);
        json.endArray();
    }
    if (row.firstPlace) {
        json.key("duplicateOf");
        json.number(row.firstPlace->line);
        if (row.firstPlace->file != row.file) {
            json.key("duplicateOfFile");
            json.text(settings.files[qsizetype(row.firstPlace->file)]);
        }
    }
}

void writeRow(std::string& out, const ReportRow& row, const ReportSettings& settings,
              const QList<Finding>& findings)
{
    const std::string_view code = codeOf(row);
    JsonWriter json(out);
    json.beginObject();
    json.key("line");
    json.number(row.line.line);
    json.key("verdict");
    json.text(verdictWord(row.line.outcome.verdict));
    json.key("nid");
    if (row.line.outcome.nidLength == 0)
        json.null();
    else
        json.urn(nidOf(row.line));
    json.key("offset");
    if (row.line.outcome.reason == CheckReason::None)
        json.null();
    else
        json.number(row.line.outcome.offset);
    json.key("code");
    if (code.empty())
        json.null();
    else
        json.text(code);
    json.key("urn");
    const bool isEscaped = json.urn(row.line.text);
    json.key("message");
    json.textOrNull(findings.isEmpty() ? QString() : leadingSentence(findings));
    writeExtras(json, row, settings);
    if (!findings.isEmpty()) {
        json.key("findings");
        writeFindings(json, findings);
    }
    if (isEscaped) {
        json.key("escaped");
        json.boolean(true);
    }
    json.endObject();
}

} // namespace

void JsonLinesReport::format(ReportPart& part, const ReportRow& row) const
{
    writeRow(part.text, row, settings(), findingsOf(row));
    part.text += '\n';
}

void JsonArrayReport::begin(std::string& out)
{
    out += '[';
}

void JsonArrayReport::format(ReportPart& part, const ReportRow& row) const
{
    part.text += ",\n";
    writeRow(part.text, row, settings(), findingsOf(row));
}

void JsonArrayReport::append(std::string& out, const ReportPart& part)
{
    out += std::string_view(part.text).substr(
        m_isFirst && !part.text.empty() ? 1 : 0); // no comma before the first
    m_isFirst = m_isFirst && part.text.empty();
}

void JsonArrayReport::end(std::string& out)
{
    out += "\n]\n";
}

} // namespace nidus
