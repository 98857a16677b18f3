// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/formats/xmlwords.h"
#include "core/exchange/read/xmlcontent.h"
#include "core/exchange/read/xmlcursor.h"

#include <QFile>
#include <limits>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

QString plainText(XmlCursor& xml)
{
    xml.expectAttributes({});
    return xml.text();
}

SnapshotSource readSource(XmlCursor& xml)
{
    xml.expectAttributes({"date"_L1});
    SnapshotSource source{.date = xml.attribute("date"_L1), .title = {}, .uri = {}};
    while (xml.nextChild()) {
        if (xml.name() == "title"_L1)
            source.title = plainText(xml);
        else if (xml.name() == "uri"_L1)
            source.uri = plainText(xml);
        else
            xml.failUnknownElement();
    }
    return source;
}

Person readPerson(XmlCursor& xml)
{
    xml.expectAttributes({"id"_L1, "updated"_L1});
    Person person;
    person.id = xml.attribute("id"_L1);
    person.updated = xml.attribute("updated"_L1);
    while (xml.nextChild()) {
        if (xml.name() == "name"_L1)
            person.name = plainText(xml);
        else if (xml.name() == "organisation"_L1)
            person.organisation = plainText(xml);
        else if (xml.name() == "uri"_L1)
            person.uris.append(plainText(xml));
        else
            xml.failUnknownElement();
    }
    return person;
}

Version readVersion(XmlCursor& xml)
{
    xml.expectAttributes({"number"_L1, "registered"_L1});
    Version version;
    version.number = int(xml.number("number"_L1, 1));
    version.registeredAt = xml.time("registered"_L1);
    while (xml.nextChild()) {
        if (xml.name() == "author"_L1)
            version.author = plainText(xml);
        else if (xml.name() == "note"_L1)
            version.note = plainText(xml);
        else if (!readContentElement(xml, version.content))
            xml.failUnknownElement();
    }
    return version;
}

void readRegistrationChild(XmlCursor& xml, RegistrationRecord& record)
{
    Registration& registration = record.registration;
    if (xml.name() == "organisation"_L1) {
        registration.registrant = plainText(xml);
    } else if (xml.name() == "template-link"_L1) {
        registration.templateLink = readReferenceElement(xml);
    } else if (xml.name() == "reference"_L1) {
        registration.references.append(readReferenceElement(xml));
    } else if (xml.name() == "contact"_L1) {
        registration.contact.append(readReferenceElement(xml));
    } else if (xml.name() == "version"_L1) {
        record.versions.append(readVersion(xml));
        if (record.versions.last().number != record.versions.size())
            xml.fail(u"versions are not numbered 1, 2, 3 and so on"_s);
    } else if (xml.name() == "event"_L1) {
        record.events.append(readEventElement(xml));
    } else if (xml.name() == "comment"_L1) {
        appendCommentElement(xml, record.comments);
    } else {
        xml.failUnknownElement();
    }
}

RegistrationRecord readRegistration(XmlCursor& xml)
{
    xml.expectAttributes(
        {"nid"_L1, "kind"_L1, "state"_L1, "record-date"_L1, "record-updated"_L1, "replaced-by"_L1});
    RegistrationRecord record;
    Registration& registration = record.registration;
    registration.nid = xml.attribute("nid"_L1);
    registration.kind = xml.known(kindFromWord(xml.attribute("kind"_L1)), "kind"_L1);
    registration.state = xml.known(stateFromWord(xml.attribute("state"_L1)), "state"_L1);
    registration.recordDate = xml.attribute("record-date"_L1);
    registration.recordUpdated = xml.attribute("record-updated"_L1);
    registration.replacedBy = xml.attribute("replaced-by"_L1);
    if (registration.nid.isEmpty())
        xml.fail(u"a registration without nid"_s);
    if (registration.state != State::Registered && registration.state != State::Withdrawn)
        xml.fail(u"a registration is registered or withdrawn, not %1"_s.arg(stateWord(registration.state)));
    while (xml.nextChild())
        readRegistrationChild(xml, record);
    return record;
}

DraftRecord readDraft(XmlCursor& xml)
{
    xml.expectAttributes({"id"_L1, "kind"_L1, "state"_L1, "revision-of"_L1, "based-on"_L1, "saves"_L1,
                          "created"_L1, "updated"_L1, "remind-on"_L1});
    DraftRecord record;
    Draft& draft = record.draft;
    draft.id = xml.number("id"_L1, 0, std::numeric_limits<qint64>::max());
    draft.kind = xml.known(kindFromWord(xml.attribute("kind"_L1)), "kind"_L1);
    draft.state = xml.known(stateFromWord(xml.attribute("state"_L1)), "state"_L1);
    draft.revisionOf = xml.attribute("revision-of"_L1);
    draft.basedOn = int(xml.number("based-on"_L1, 0));
    draft.saves = int(xml.number("saves"_L1, 0));
    draft.createdAt = xml.time("created"_L1);
    draft.updatedAt = xml.time("updated"_L1);
    draft.remindOn = xml.day("remind-on"_L1);
    if (draft.state == State::Registered || draft.state == State::Withdrawn)
        xml.fail(u"a draft cannot be %1"_s.arg(stateWord(draft.state)));
    while (xml.nextChild()) {
        if (xml.name() == "author"_L1)
            draft.author = plainText(xml);
        else if (xml.name() == "event"_L1)
            record.events.append(readEventElement(xml));
        else if (xml.name() == "comment"_L1)
            appendCommentElement(xml, record.comments);
        else if (!readContentElement(xml, draft.content))
            xml.failUnknownElement();
    }
    return record;
}

void readRegistryChild(XmlCursor& xml, RegistryContent& content)
{
    if (xml.name() == "source"_L1) {
        content.source = readSource(xml);
    } else if (xml.name() == "person"_L1) {
        content.people.append(readPerson(xml));
    } else if (xml.name() == "registration"_L1) {
        content.records.append(readRegistration(xml));
    } else if (xml.name() == "draft"_L1) {
        content.drafts.append(readDraft(xml));
    } else {
        xml.failUnknownElement();
    }
}

} // namespace

std::expected<RegistryContent, Error> readRegistryXml(QIODevice& device)
{
    XmlCursor xml(device);
    xml.openRoot(kXmlNamespace, "registry"_L1);
    xml.expectAttributes({"version"_L1});
    if (!xml.hasFailed() && xml.attribute("version"_L1).isEmpty())
        xml.fail(u"the format version is missing"_s);
    if (!xml.hasFailed() && xml.number("version"_L1, 1) != kXmlFormatVersion)
        xml.fail(u"made by a newer program: format version %1, known is %2"_s.arg(
            xml.attribute("version"_L1), QString::number(kXmlFormatVersion)));
    RegistryContent content;
    while (!xml.hasFailed() && xml.nextChild()) {
        readRegistryChild(xml, content);
        if (content.records.size() + content.drafts.size() > kMostImportedRecords)
            xml.fail(tooLarge(kMostImportedRecords, "records"));
    }
    xml.closeRoot();
    if (xml.hasFailed())
        return std::unexpected(xml.error());
    return content;
}

QByteArray registryXmlSchema()
{
    QFile schema(u":/schema/registry.rng"_s);
    return schema.open(QIODevice::ReadOnly) ? schema.readAll() : QByteArray();
}

QByteArray registryXsd()
{
    QFile schema(u":/schema/registry.xsd"_s);
    return schema.open(QIODevice::ReadOnly) ? schema.readAll() : QByteArray();
}

} // namespace nidus
