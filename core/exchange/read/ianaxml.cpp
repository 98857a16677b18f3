// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/ianaxml.h"

#include "core/exchange/read/xmlinput.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QXmlStreamReader>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestElement = 100;
constexpr qsizetype kMostFindings = 100;
constexpr qsizetype kLongestTitle = 100; ///< in a message

class IanaReader
{
public:
    explicit IanaReader(QIODevice& device) : m_input(device), m_xml(&m_input) {}

    [[nodiscard]] base::Result<IanaRegistry> read()
    {
        if (nextStart()) {
            if (m_xml.attributes().value("id"_L1) != kNamespacesId)
                return std::unexpected(base::Error{kForeignList, {}, nameOfRoot().toStdString()});
            readRegistry(1);
        }
        while (!m_xml.atEnd())
            next();
        if (!m_xml.hasError() && m_read.content.records.size() == 0)
            m_xml.raiseError(u"it contains no namespace"_s);
        if (m_input.isRefused() || m_isFull)
            return std::unexpected(m_isFull ? tooLarge(kMaxImportedRecords, "records") : XmlInput::refusal());
        if (m_xml.hasError())
            return std::unexpected(parseError(m_xml));
        m_read.content.source.uri = u"https://www.iana.org/assignments/urn-namespaces/"_s;
        if (const auto failure = m_read.content.failure())
            return std::unexpected(*failure);
        m_read.content.people.sort(m_ids);
        m_read.content.records.sort(m_nids);
        return std::move(m_read);
    }

private:
    QXmlStreamReader::TokenType next()
    {
        m_input.beginPart();
        return m_xml.readNext();
    }
    bool nextStart()
    {
        m_input.beginPart();
        return m_xml.readNextStartElement();
    }

    /// The id of the root, and its title if that comes first: "labels" (Labels of Fruit).
    QString nameOfRoot()
    {
        const QString id = u'"' + m_xml.attributes().value("id"_L1).toString() + u'"';
        const QString title =
            nextStart() && m_xml.name() == "title"_L1 ? text().left(kLongestTitle) : QString();
        return title.isEmpty() ? id : id + " ("_L1 + title + u')';
    }

    void readRegistry(int depth)
    {
        const bool isInformal = m_xml.attributes().value("id"_L1).endsWith("-2"_L1);
        registration::NamespaceKind kind =
            isInformal ? registration::NamespaceKind::Informal : registration::NamespaceKind::Formal;
        while (nextStart()) {
            const QStringView name = m_xml.name();
            if (name == "registry"_L1 && depth < kDeepestElement) {
                readRegistry(depth + 1);
            } else if (name == "record"_L1) {
                readRecord(kind);
            } else if (name == "people"_L1) {
                while (nextStart())
                    readPerson();
            } else if (name == "title"_L1) {
                const QString title = text();
                if (depth == 1)
                    m_read.content.source.title = title;
                else if (title.startsWith("Informal"_L1, Qt::CaseInsensitive))
                    kind = registration::NamespaceKind::Informal;
            } else if (name == "updated"_L1 && depth == 1) {
                m_read.content.source.date = text();
            } else if (name == "registry"_L1) {
                m_xml.raiseError(u"elements nested more than %1 deep"_s.arg(kDeepestElement));
            } else {
                skip();
            }
        }
    }

    void readRecord(registration::NamespaceKind kind)
    {
        const qint64 line = m_xml.lineNumber();
        registration::RegistrationRecord record;
        registration::Registration& made = record.registration;
        made.kind = kind;
        made.recordDate = m_xml.attributes().value("date"_L1).toString();
        made.recordUpdated = m_xml.attributes().value("updated"_L1).toString();
        while (nextStart()) {
            const QStringView name = m_xml.name();
            if (name == "name"_L1 || name == "value"_L1)
                made.nid = text().toLower();
            else if (name == "template"_L1)
                readMixed([&made](const registration::Reference& link) { made.templateLink = link; });
            else if (name == "contact"_L1)
                readMixed([&made](const registration::Reference& contact) { made.contact.append(contact); });
            else if (name == "xref"_L1)
                made.references.append(readReference());
            else
                passOver();
        }
        if (made.nid.isEmpty()) {
            note(findings::kImportIanaRecordWithoutNid, {QString::number(line)});
        } else {
            m_nids.append(made.nid);
            m_read.content.records.append(record);
        }
        if (m_read.content.records.size() > kMaxImportedRecords) {
            m_isFull = true;
            m_xml.raiseError();
        }
    }

    /// Text between cross-references becomes a reference without a type.
    template <typename Take>
    void readMixed(const Take& take)
    {
        while (!m_xml.atEnd()) {
            const QXmlStreamReader::TokenType token = next();
            if (token == QXmlStreamReader::EndElement)
                return;
            if (token == QXmlStreamReader::StartElement) {
                if (m_xml.name() == "xref"_L1)
                    take(readReference());
                else
                    passOver();
            } else if (token == QXmlStreamReader::Characters && !m_xml.isWhitespace()) {
                take(registration::Reference{{}, {}, m_xml.text().toString().simplified()});
            }
        }
    }

    registration::Reference readReference()
    {
        const QXmlStreamAttributes attributes = m_xml.attributes();
        QString data = attributes.value("data"_L1).toString();
        const QString type = attributes.value("type"_L1).toString();
        return {type, data, text()};
    }

    void readPerson()
    {
        registration::Person person{.id = m_xml.attributes().value("id"_L1).toString()};
        while (nextStart()) {
            const QStringView name = m_xml.name();
            if (name == "name"_L1)
                person.name = text();
            else if (name == "org"_L1)
                person.organization = text();
            else if (name == "uri"_L1)
                person.uris.append(text());
            else if (name == "updated"_L1)
                person.updated = text();
            else
                passOver();
        }
        m_ids.append(person.id);
        m_read.content.people.append(person);
    }

    /// The text of the open element, including nested elements.
    QString text()
    {
        QString text;
        for (int open = 1; open > 0 && !m_xml.atEnd();) {
            const QXmlStreamReader::TokenType token = next();
            if (open > kDeepestElement)
                m_xml.raiseError(u"elements nested more than %1 deep"_s.arg(kDeepestElement));
            if (token == QXmlStreamReader::StartElement)
                ++open;
            else if (token == QXmlStreamReader::EndElement)
                --open;
            else if (token == QXmlStreamReader::Characters)
                text += m_xml.text();
            if (text.size() > kLargestXmlPart) {
                m_input.refuse();
                m_xml.raiseError();
            }
        }
        return text.simplified();
    }

    /// Skips what belongs to the page and not to a record: notes, rules, experts.
    void skip() { (void)text(); }

    void passOver()
    {
        note(findings::kImportIanaUnknownElement,
             {m_xml.name().toString(), QString::number(m_xml.lineNumber())});
        skip();
    }

    void note(findings::FindingId id, const QStringList& arguments)
    {
        if (m_read.findings.size() < kMostFindings)
            m_read.findings.append(findings::makeFinding(id, {}, arguments));
    }

    XmlInput m_input;
    QXmlStreamReader m_xml;
    IanaRegistry m_read;
    QStringList m_ids;     ///< of the people
    QStringList m_nids;    ///< of the records
    bool m_isFull = false; ///< there are more records than the limit
};

} // namespace

base::Result<IanaRegistry> readIanaXml(QIODevice& device) { return IanaReader(device).read(); }

} // namespace nidus::exchange
