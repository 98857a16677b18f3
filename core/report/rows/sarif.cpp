// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/sarif.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"

#include <QUrl>
#include <algorithm>

namespace nidus::report {

namespace {

std::string_view levelOf(findings::Severity severity)
{
    switch (severity) {
    case findings::Severity::Information: return "note";
    case findings::Severity::Warning: return "warning";
    case findings::Severity::Error: return "error";
    }
    return "none";
}

void writeText(exchange::JsonWriter& json, std::string_view key, std::string_view text)
{
    json.key(key);
    json.beginObject();
    json.key("text");
    json.text(text);
    json.endObject();
}

/// Section 3.35: the acceptance in a version's own samples is "inSource", one stored in the registry
/// "external".
void writeSuppressions(std::string& out, const std::optional<registration::ReviewComment>& acceptance)
{
    out += R"(,"suppressions":)";
    exchange::JsonWriter json(out);
    json.beginArray();
    if (acceptance) {
        json.beginObject();
        json.key("kind");
        json.text(std::string_view(acceptance->id == 0 ? "inSource" : "external"));
        json.key("status");
        json.text(std::string_view("accepted"));
        json.key("justification");
        json.text(acceptance->text);
        json.endObject();
    }
    json.endArray();
}

/// Writes JSON by hand for speed, like describe(), because there can be millions of locations.
void appendLocation(std::string& out, const ReportedFinding& reported)
{
    out += '{';
    if (!reported.uri.empty()) {
        out += R"("physicalLocation":{"artifactLocation":{"uri":)";
        exchange::JsonWriter(out).text(reported.uri);
        out += '}';
        if (reported.line > 0) {
            out += R"(,"region":{"startLine":)";
            exchange::appendNumber(out, reported.line);
            if (reported.column > 0) {
                out += R"(,"startColumn":)";
                exchange::appendNumber(out, reported.column);
            }
            if (reported.column > 0 && reported.length > 0) {
                out += R"(,"endColumn":)";
                exchange::appendNumber(out, reported.column + reported.length);
            }
            out += '}';
        }
        out += '}';
    }
    if (!reported.subject.empty()) {
        out += reported.uri.empty() ? "" : ",";
        out += R"("logicalLocations":[{"fullyQualifiedName":)";
        exchange::JsonWriter(out).text(reported.subject);
        out += "}]";
    }
    out += '}';
}

} // namespace

std::string fileUri(const std::string& file)
{
    const QString path = QString::fromStdString(file);
    return (path.startsWith(u'/') ? QUrl::fromLocalFile(path).toEncoded()
                                  : QUrl::toPercentEncoding(path, "/"))
        .toStdString();
}

void SarifWriter::begin()
{
    m_json.beginObject();
    m_json.key("$schema");
    m_json.text(std::string_view("https://json.schemastore.org/sarif-2.1.0.json"));
    m_json.key("version");
    m_json.text(std::string_view("2.1.0"));
    m_json.key("runs");
    m_json.beginArray();
    m_json.beginObject();
    m_json.key("columnKind");
    m_json.text(std::string_view("unicodeCodePoints"));
    m_json.key("results");
    m_json.beginArray();
}

void SarifWriter::describe(std::string& out, const ReportedFinding& reported, std::string_view message) const
{
    out += R"(,"level":")";
    out += levelOf(reported.severity);
    out += R"(","message":{"text":)";
    out += message;
    out += R"(},"locations":[)";
    appendLocation(out, reported);
    out += ']';
    if (m_suppressions == Suppressions::Listed)
        writeSuppressions(out, reported.acceptance);
}

void SarifWriter::add(findings::FindingId id, std::string_view described)
{
    auto rule = std::ranges::find(m_rules, id, &Rule::id);
    if (rule == m_rules.end()) {
        std::string head;
        exchange::JsonWriter json(head);
        json.beginObject();
        json.key("ruleId");
        json.text(std::string_view(id.word().data(), std::size_t(id.word().size())));
        json.key("ruleIndex");
        json.number(m_rules.size());
        rule = m_rules.insert(rule, {id, std::move(head)});
    }
    m_json.value(rule->head);
    m_out += described;
    m_out += '}';
}

void SarifWriter::add(const ReportedFinding& reported)
{
    std::string message;
    exchange::JsonWriter(message).text(reported.message);
    std::string described;
    describe(described, reported, message);
    add(reported.id, described);
}

void SarifWriter::end()
{
    m_json.endArray();
    m_json.key("tool");
    m_json.beginObject();
    m_json.key("driver");
    m_json.beginObject();
    m_json.key("name");
    m_json.text(std::string_view("nidus-cli"));
    m_json.key("rules");
    m_json.beginArray();
    for (const Rule& rule : m_rules)
        writeRule(rule.id);
    m_json.endArray();
    m_json.endObject();
    m_json.endObject();
    m_json.endObject();
    m_json.endArray();
    m_json.endObject();
}

void SarifWriter::writeRule(findings::FindingId id)
{
    const findings::CatalogEntry& entry = findings::entryOf(id);
    m_json.beginObject();
    m_json.key("id");
    m_json.text(std::string_view(id.word().data(), std::size_t(id.word().size())));
    writeText(m_json, "fullDescription", findings::translatedReason(entry).toStdString());
    writeText(m_json, "help", findings::translatedFix(entry).toStdString());
    m_json.key("defaultConfiguration");
    m_json.beginObject();
    m_json.key("level");
    m_json.text(levelOf(entry.severity));
    m_json.endObject();
    if (const QString reference = findings::ruleReference(entry); !reference.isEmpty()) {
        m_json.key("properties");
        m_json.beginObject();
        m_json.key("reference");
        m_json.text(reference);
        m_json.endObject();
    }
    m_json.endObject();
}

} // namespace nidus::report
