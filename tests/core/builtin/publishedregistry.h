// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QXmlStreamReader>

namespace nidus::test {

using namespace Qt::StringLiterals;

/// A registry in IANA's XML, read for comparison; it contains no registrants.
class PublishedRegistry
{
public:
    explicit PublishedRegistry(QIODevice* device) : m_xml(device) {}

    registration::RegistryContent read()
    {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isStartElement())
                enter(m_xml.name());
        }
        return m_content;
    }
    [[nodiscard]] QString error() const { return m_xml.errorString(); }

private:
    void enter(QStringView element)
    {
        if (element == u"registry")
            m_kind = m_xml.attributes().value("id"_L1).endsWith("-2"_L1)
                         ? registration::NamespaceKind::Informal
                         : registration::NamespaceKind::Formal;
        else if (element == u"record")
            readRecord();
        else if (element == u"person")
            readPerson();
        else if (element == u"updated")
            m_content.source.date = m_xml.readElementText();
    }

    registration::Reference readReference()
    {
        const QXmlStreamAttributes attributes = m_xml.attributes();
        return {attributes.value("type"_L1).toString(), attributes.value("data"_L1).toString(),
                m_xml.readElementText()};
    }

    void readRecord()
    {
        registration::Registration read;
        read.kind = m_kind;
        read.recordDate = m_xml.attributes().value("date"_L1).toString();
        read.recordUpdated = m_xml.attributes().value("updated"_L1).toString();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"name") {
                read.nid = m_xml.readElementText();
            } else if (m_xml.name() == u"xref") {
                read.references.append(readReference());
            } else {
                const bool isContact = m_xml.name() == u"contact";
                while (m_xml.readNextStartElement()) {
                    if (isContact)
                        read.contact.append(readReference());
                    else
                        read.templateLink = readReference();
                }
            }
        }
        m_content.records.append({read, {}, {}});
    }

    void readPerson()
    {
        registration::Person person;
        person.id = m_xml.attributes().value("id"_L1).toString();
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString();
            const QString text = m_xml.readElementText();
            if (name == u"name"_s)
                person.name = text;
            else if (name == u"org"_s)
                person.organization = text;
            else if (name == u"uri"_s)
                person.uris.append(text);
            else
                person.updated = text;
        }
        m_content.people.append(person);
    }

    QXmlStreamReader m_xml;
    registration::NamespaceKind m_kind = registration::NamespaceKind::Formal;
    registration::RegistryContent m_content;
};

} // namespace nidus::test
