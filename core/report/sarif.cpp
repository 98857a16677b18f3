// SPDX-License-Identifier: Apache-2.0
#include "core/report/sarif.h"

#include "core/findings/catalogue.h"

#include <QUrl>

namespace nidus {

namespace {

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Information:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "none";
}

void writeText(JsonWriter& json, std::string_view key, std::string_view text)
{
    json.key(key);
    json.beginObject();
    json.key("text");
    json.text(text);
    json.endObject();
}

/// Section 3.35: what a version says of its own samples is "inSource", what the registry keeps beside it
/// "external".
void writeSuppressions(JsonWriter& json, const std::optional<ReviewComment>& acceptance)
{
    json.key("suppressions");
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

void writeLocation(JsonWriter& json, const ReportedFinding& reported)
{
    json.beginObject();
    if (!reported.uri.empty()) {
        json.key("physicalLocation");
        json.beginObject();
        json.key("artifactLocation");
        json.beginObject();
        json.key("uri");
        json.text(reported.uri);
        json.endObject();
        if (reported.line > 0) {
            json.key("region");
            json.beginObject();
            json.key("startLine");
            json.number(reported.line);
            if (reported.column > 0) {
                json.key("startColumn");
                json.number(reported.column);
            }
            if (reported.column > 0 && reported.length > 0) {
                json.key("endColumn");
                json.number(reported.column + reported.length);
            }
            json.endObject();
        }
        json.endObject();
    }
    if (!reported.subject.empty()) {
        json.key("logicalLocations");
        json.beginArray();
        json.beginObject();
        json.key("fullyQualifiedName");
        json.text(reported.subject);
        json.endObject();
        json.endArray();
    }
    json.endObject();
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

void SarifWriter::describe(std::string& out, const ReportedFinding& reported) const
{
    const std::size_t begin = out.size();
    JsonWriter json(out);
    json.beginObject();
    json.key("level");
    json.text(levelOf(reported.severity));
    writeText(json, "message", reported.message);
    json.key("locations");
    json.beginArray();
    writeLocation(json, reported);
    json.endArray();
    if (m_suppressions == Suppressions::Listed)
        writeSuppressions(json, reported.acceptance);
    out[begin] = ','; // instead of the bracket: it goes on behind the rule
}

void SarifWriter::add(FindingId id, std::string_view described)
{
    const QString word = id.word();
    qsizetype index = m_rules.indexOf(word);
    if (index < 0) {
        index = m_rules.size();
        m_rules.append(word);
    }
    m_json.beginObject();
    m_json.key("ruleId");
    m_json.text(word);
    m_json.key("ruleIndex");
    m_json.number(std::uint64_t(index));
    m_out += described;
    m_json.endObject();
}

void SarifWriter::add(const ReportedFinding& reported)
{
    std::string described;
    describe(described, reported);
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
    for (const QString& id : std::as_const(m_rules))
        writeRule(id);
    m_json.endArray();
    m_json.endObject();
    m_json.endObject();
    m_json.endObject();
    m_json.endArray();
    m_json.endObject();
}

void SarifWriter::writeRule(const QString& id)
{
    m_json.beginObject();
    m_json.key("id");
    m_json.text(id);
    if (const CatalogueEntry* entry = catalogueEntry(id)) {
        writeText(m_json, "fullDescription", translatedReason(*entry).toStdString());
        writeText(m_json, "help", translatedFix(*entry).toStdString());
        m_json.key("defaultConfiguration");
        m_json.beginObject();
        m_json.key("level");
        m_json.text(levelOf(entry->severity));
        m_json.endObject();
        if (const QString reference = ruleReference(*entry); !reference.isEmpty()) {
            m_json.key("properties");
            m_json.beginObject();
            m_json.key("reference");
            m_json.text(reference);
            m_json.endObject();
        }
    }
    m_json.endObject();
}

} // namespace nidus
