// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/formats/xmlwords.h"
#include "core/exchange/write/xmlelementwriter.h"

#include <QFileDevice>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

void write(XmlElementWriter& xml, const Registrant& registrant)
{
    xml.start("registrant"_L1);
    if (registrant.fastTrack)
        xml.attribute("fast-track"_L1, u"true"_s);
    xml.textElement("organisation"_L1, registrant.organisation);
    xml.textElement("address"_L1, registrant.address);
    xml.textElement("contact-name"_L1, registrant.contactName);
    xml.textElement("role-address"_L1, registrant.roleAddress);
    xml.textElement("email"_L1, registrant.email);
    xml.textElement("phone"_L1, registrant.phone);
    xml.textElement("other"_L1, registrant.other);
    xml.end();
}

void write(XmlElementWriter& xml, const RegistrationTemplate& registrationTemplate)
{
    xml.start("template"_L1);
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            xml.textElement(fieldKey(field), registrationTemplate.text(field));
        else if (!registrationTemplate.registrant().isEmpty())
            write(xml, registrationTemplate.registrant());
    }
    xml.end();
}

void write(XmlElementWriter& xml, const VersionContent& content)
{
    write(xml, content.registrationTemplate);
    for (const Sample& sample : content.samples) {
        xml.start("sample"_L1);
        xml.attribute("expected"_L1, xmlWord(kExpectedWords, sample.expected));
        xml.textElement("urn"_L1, sample.urn);
        xml.textElement("note"_L1, sample.note);
        xml.textElement("origin"_L1, sample.source);
        xml.textElement("accepted-because"_L1, sample.acceptedBecause);
        xml.end();
    }
    if (content.rule) {
        xml.start("rule"_L1);
        xml.attribute("notation"_L1, xmlWord(kNotationWords, content.rule->notation));
        xml.attribute("scope"_L1, xmlWord(kScopeWords, content.rule->scope));
        if (content.rule->describesComponents)
            xml.attribute("components"_L1, kComponentsInRule);
        xml.textElement("start"_L1, content.rule->start);
        xml.textElement("grammar"_L1, content.rule->text);
        for (const QString& word : content.rule->equivalence)
            xml.textElement("equivalence"_L1, word);
        for (const QString& word : content.rule->encoding)
            xml.textElement("encoding"_L1, word);
        xml.textElement("check-digit"_L1, content.rule->checkDigit);
        xml.end();
    }
    xml.textElement("original"_L1, QString::fromLatin1(content.original.toBase64()));
}

void write(XmlElementWriter& xml, const QList<Event>& events)
{
    for (const Event& event : events) {
        xml.start("event"_L1);
        xml.attribute("kind"_L1, eventWord(event.what));
        xml.attribute("when"_L1, event.when);
        xml.textElement("who"_L1, event.who);
        xml.textElement("note"_L1, event.note);
        xml.textElement("link"_L1, event.link);
        xml.end();
    }
}

void write(XmlElementWriter& xml, const QList<ReviewComment>& comments)
{
    for (const ReviewComment& comment : comments) {
        xml.start("comment"_L1);
        xml.attribute("kind"_L1, commentWord(comment.kind));
        xml.attribute("when"_L1, comment.when);
        if (comment.answerTo != 0)
            xml.attribute("answer-to"_L1, QString::number(comment.answerTo));
        if (comment.version != 0)
            xml.attribute("version"_L1, QString::number(comment.version));
        if (comment.field)
            xml.attribute("field"_L1, fieldKey(*comment.field));
        xml.attribute("finding"_L1, comment.finding);
        xml.textElement("who"_L1, comment.who);
        xml.textElement("text"_L1, comment.text);
        xml.end();
    }
}

void write(XmlElementWriter& xml, QLatin1StringView name, const Reference& reference)
{
    xml.start(name);
    xml.attribute("type"_L1, reference.type);
    xml.attribute("data"_L1, reference.data);
    xml.text(reference.text);
    xml.end();
}

void write(XmlElementWriter& xml, const Version& version)
{
    xml.start("version"_L1);
    xml.attribute("number"_L1, QString::number(version.number));
    xml.attribute("registered"_L1, version.registeredAt);
    xml.textElement("author"_L1, version.author);
    xml.textElement("note"_L1, version.note);
    write(xml, version.content);
    xml.end();
}

void write(XmlElementWriter& xml, const RegistrationRecord& record)
{
    const Registration& registration = record.registration;
    xml.start("registration"_L1);
    xml.attribute("nid"_L1, registration.nid);
    xml.attribute("kind"_L1, kindWord(registration.kind));
    xml.attribute("state"_L1, stateWord(registration.state));
    xml.attribute("record-date"_L1, registration.recordDate);
    xml.attribute("record-updated"_L1, registration.recordUpdated);
    xml.attribute("replaced-by"_L1, registration.replacedBy);
    xml.textElement("organisation"_L1, registration.registrant);
    if (registration.templateLink)
        write(xml, "template-link"_L1, *registration.templateLink);
    for (const Reference& reference : registration.references)
        write(xml, "reference"_L1, reference);
    for (const Reference& part : registration.contact)
        write(xml, "contact"_L1, part);
    for (const Version& version : record.versions)
        write(xml, version);
    write(xml, record.events);
    write(xml, record.comments);
    xml.end();
}

void write(XmlElementWriter& xml, const DraftRecord& record)
{
    const Draft& draft = record.draft;
    xml.start("draft"_L1);
    xml.attribute("id"_L1, QString::number(draft.id));
    xml.attribute("kind"_L1, kindWord(draft.kind));
    xml.attribute("state"_L1, stateWord(draft.state));
    xml.attribute("revision-of"_L1, draft.revisionOf);
    if (draft.basedOn != 0)
        xml.attribute("based-on"_L1, QString::number(draft.basedOn));
    xml.attribute("saves"_L1, QString::number(draft.saves));
    xml.attribute("created"_L1, draft.createdAt);
    xml.attribute("updated"_L1, draft.updatedAt);
    xml.attribute("remind-on"_L1, draft.remindOn.toString(Qt::ISODate));
    xml.textElement("author"_L1, draft.author);
    write(xml, draft.content);
    write(xml, record.events);
    write(xml, record.comments);
    xml.end();
}

void write(XmlElementWriter& xml, const Person& person)
{
    xml.start("person"_L1);
    xml.attribute("id"_L1, person.id);
    xml.attribute("updated"_L1, person.updated);
    xml.textElement("name"_L1, person.name);
    xml.textElement("organisation"_L1, person.organisation);
    for (const QString& uri : person.uris)
        xml.textElement("uri"_L1, uri);
    xml.end();
}

Error writeError(const QIODevice& device)
{
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    const bool isFull = file && file->error() == QFileDevice::ResourceError;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
            file ? file->fileName().toStdString() : std::string(), device.errorString().toStdString()};
}

} // namespace

std::expected<void, Error> writeRegistryXml(const RegistryContent& content, QIODevice& device)
{
    XmlElementWriter xml(device);
    xml.startDocument(kXmlNamespace, "registry"_L1);
    xml.attribute("version"_L1, QString::number(kXmlFormatVersion));
    if (content.source != SnapshotSource{}) {
        xml.start("source"_L1);
        xml.attribute("date"_L1, content.source.date);
        xml.textElement("title"_L1, content.source.title);
        xml.textElement("uri"_L1, content.source.uri);
        xml.end();
    }
    for (const Person& person : content.people)
        write(xml, person);
    for (const RegistrationRecord& record : content.records)
        write(xml, record);
    for (const DraftRecord& record : content.drafts)
        write(xml, record);
    xml.endDocument();
    if (xml.hasError())
        return std::unexpected(writeError(device));
    return {};
}

} // namespace nidus
