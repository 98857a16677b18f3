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

void writeText(JsonWriter& json, std::string_view key, const QString& text)
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

/// A path as a URI reference: absolute ones as file URIs.
QString uriOf(const QString& file)
{
    if (file.startsWith(u'/'))
        return QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded());
    return QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
}

} // namespace

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

void SarifWriter::add(const ReportedFinding& reported)
{
    const QString id = reported.finding.id.word();
    qsizetype index = m_rules.indexOf(id);
    if (index < 0) {
        index = m_rules.size();
        m_rules.append(id);
    }
    m_json.beginObject();
    m_json.key("ruleId");
    m_json.text(id);
    m_json.key("ruleIndex");
    m_json.number(std::uint64_t(index));
    m_json.key("level");
    m_json.text(levelOf(reported.finding.severity));
    writeText(m_json, "message", message(reported.finding));
    m_json.key("locations");
    m_json.beginArray();
    writeLocation(reported);
    m_json.endArray();
    if (m_suppressions == Suppressions::Listed)
        writeSuppressions(m_json, reported.acceptance);
    m_json.endObject();
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

void SarifWriter::writeLocation(const ReportedFinding& reported)
{
    m_json.beginObject();
    if (!reported.file.isEmpty()) {
        m_json.key("physicalLocation");
        m_json.beginObject();
        m_json.key("artifactLocation");
        m_json.beginObject();
        m_json.key("uri");
        m_json.text(uriOf(reported.file));
        m_json.endObject();
        if (reported.line > 0) {
            m_json.key("region");
            m_json.beginObject();
            m_json.key("startLine");
            m_json.number(reported.line);
            if (reported.column > 0) {
                m_json.key("startColumn");
                m_json.number(reported.column);
            }
            if (reported.column > 0 && reported.length > 0) {
                m_json.key("endColumn");
                m_json.number(reported.column + reported.length);
            }
            m_json.endObject();
        }
        m_json.endObject();
    }
    if (!reported.subject.isEmpty()) {
        m_json.key("logicalLocations");
        m_json.beginArray();
        m_json.beginObject();
        m_json.key("fullyQualifiedName");
        m_json.text(reported.subject);
        m_json.endObject();
        m_json.endArray();
    }
    m_json.endObject();
}

void SarifWriter::writeRule(const QString& id)
{
    m_json.beginObject();
    m_json.key("id");
    m_json.text(id);
    if (const CatalogueEntry* entry = catalogueEntry(id)) {
        writeText(m_json, "fullDescription", translatedReason(*entry));
        writeText(m_json, "help", translatedFix(*entry));
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
