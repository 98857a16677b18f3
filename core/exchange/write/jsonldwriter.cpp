// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/jsonldwriter.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/publication.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/write/listtables.h"
#include "core/exchange/write/rulepatterns.h"

#include <QUrl>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

void member(JsonWriter& json, std::string_view key, const QString& value)
{
    if (value.isEmpty())
        return;
    json.key(key);
    json.text(value);
}

void identifierTerm(JsonWriter& json, std::string_view key, const QString& property)
{
    json.key(key);
    json.beginObject();
    member(json, "@id", property);
    member(json, "@type", u"@id"_s);
    json.endObject();
}

void writeContext(JsonWriter& json)
{
    json.key("@context");
    json.beginObject();
    json.key("@version");
    json.value("1.1");
    member(json, "@vocab", kXmlNamespace + u'#');
    member(json, "schema", u"https://schema.org/"_s);
    member(json, "name", u"schema:name"_s);
    member(json, "nid", u"schema:termCode"_s);
    member(json, "value", u"schema:termCode"_s);
    member(json, "dateModified", u"schema:dateModified"_s);
    identifierTerm(json, "citation", u"schema:citation"_s);
    identifierTerm(json, "hasDefinedTerm", u"schema:hasDefinedTerm"_s);
    json.endObject();
}

/// An absolute IRI, or empty: a node without one has no name.
QString iriOf(const QString& uri)
{
    const QUrl url(uri, QUrl::StrictMode);
    return url.isValid() && !url.isRelative() ? url.toString(QUrl::FullyEncoded) : QString();
}

void writeIris(JsonWriter& json, std::string_view key, const QStringList& iris)
{
    if (iris.isEmpty())
        return;
    json.key(key);
    json.beginArray();
    for (const QString& iri : iris)
        json.text(iri);
    json.endArray();
}

/// Regular expressions for URNs, with the version whose grammar they are made from.
void writePatterns(JsonWriter& json, const Publication& publication)
{
    const std::optional<RulePatterns> patterns = rulePatterns(publication);
    if (!patterns)
        return;
    if (patterns->version > 0) {
        json.key("grammarVersion");
        json.number(patterns->version);
    }
    member(json, "jsonSchemaPattern", patterns->jsonSchema);
    member(json, "xsdPattern", patterns->xsd);
}

void write(JsonWriter& json, const registration::RangeRecord& range)
{
    json.beginObject();
    member(json, "name", range.name);
    member(json, "span", range.span);
    member(json, "state", range.state);
    member(json, "label", range.label);
    member(json, "policy", range.policy);
    member(json, "asker", range.asker);
    member(json, "largest", range.largest > 0 ? QString::number(range.largest) : QString());
    json.endObject();
}

void write(JsonWriter& json, const registration::EntryRecord& entry)
{
    json.beginObject();
    member(json, "@type", u"schema:DefinedTerm"_s);
    member(json, "name", listedValue(entry));
    member(json, "value", entry.value);
    member(json, "to", entry.to);
    member(json, "range", entry.range);
    member(json, "state", entry.state);
    member(json, "holder", entry.holder);
    member(json, "on-behalf", entry.behalf);
    member(json, "date", entry.date.toString(Qt::ISODate));
    member(json, "until", entry.until.toString(Qt::ISODate));
    member(json, "superseded-by", entry.supersededBy);
    member(json, "reference", entry.reference);
    json.endObject();
}

void write(JsonWriter& json, const registration::SubregistryRecord& list);

template <typename T>
void writeEach(JsonWriter& json, std::string_view key, const QList<T>& values)
{
    if (values.isEmpty())
        return;
    json.key(key);
    json.beginArray();
    for (const T& value : values)
        write(json, value);
    json.endArray();
}

void write(JsonWriter& json, const registration::SubregistryRecord& list)
{
    json.beginObject();
    member(json, "@type", u"schema:DefinedTermSet"_s);
    member(json, "name", list.name);
    member(json, "title", list.title);
    member(json, "policy", list.policy);
    member(json, "urn", list.urn);
    writeEach(json, "ranges", list.ranges);
    writeEach(json, "hasDefinedTerm", list.entries);
    json.endObject();
}

void write(JsonWriter& json, const Publication& publication, const QList<registration::Person>& people)
{
    const registration::Registration& record = publication.record;
    json.beginObject();
    if (record.templateLink)
        member(json, "@id", iriOf(uriOf(*record.templateLink, people)));
    member(json, "@type", u"schema:DefinedTerm"_s);
    member(json, "name", u"URN namespace "_s + nameOf(publication));
    member(json, "handle", publication.handle);
    member(json, "kind", registration::wordOf(publication.kind));
    member(json, "state", registration::wordOf(publication.state));
    member(json, "recordDate", record.recordDate);
    member(json, "dateModified", record.recordUpdated);
    member(json, "organisation", record.registrant);
    QStringList references;
    for (const registration::Reference& reference : record.references)
        references.append(iriOf(uriOf(reference, people)));
    references.removeAll(QString());
    writeIris(json, "citation", references);
    if (publication.content) {
        for (const PublishedField& field : fieldsOf(publication.content->registrationTemplate))
            member(json, registration::fieldKey(field.field).data(), field.text);
        if (publication.content->rule)
            member(json, "grammar", publication.content->rule->text);
        writePatterns(json, publication);
        QStringList urns;
        for (const registration::Sample& sample : publication.content->samples) {
            if (sample.expected == registration::ExpectedVerdict::Valid)
                urns.append(sample.urn);
        }
        writeIris(json, "example", urns);
    } else {
        member(json, "nid", publication.nid);
    }
    writeEach(json, "subregistries", publication.lists);
    json.endObject();
}

} // namespace

QByteArray writeJsonLd(const registration::RegistryContent& content, const QString& head)
{
    std::string out;
    JsonWriter json(out, JsonLayout::Indented);
    json.beginObject();
    writeContext(json);
    member(json, "@type", u"schema:DefinedTermSet"_s);
    member(json, "schema:version", head);
    member(json, "name", content.source.title);
    member(json, "dateModified", content.source.date);
    json.key("hasDefinedTerm");
    json.beginArray();
    for (const Publication& publication : publicationsOf(content))
        write(json, publication, content.people);
    json.endArray();
    json.endObject();
    out += '\n';
    return QByteArray::fromStdString(out);
}

} // namespace nidus::exchange
