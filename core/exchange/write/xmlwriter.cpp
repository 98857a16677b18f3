// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/write/xmlelementwriter.h"

#include <QBuffer>
#include <QFileDevice>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Writes the attributes or the content of one element: what a description names.
class XmlMembers
{
public:
    enum class Part { Attributes, Content };

    XmlMembers(XmlElementWriter& xml, Part part) : m_xml(xml), m_part(part) {}

    void text(MemberName name, const QString& value)
    {
        if (name.isAttribute())
            attribute(name, value);
        else if (m_part == Part::Content && name.isOwnText())
            m_xml.text(value);
        else if (m_part == Part::Content)
            m_xml.textElement(name.inXml(), value);
    }

    void texts(MemberName name, const QStringList& values)
    {
        for (const QString& value : values)
            text(name, value);
    }

    void bytes(MemberName name, const QByteArray& value)
    {
        if (m_part == Part::Content)
            text(name, QString::fromLatin1(value.toBase64()));
    }

    void number(MemberName name, qint64 value)
    {
        if (value != 0)
            count(name, value);
    }

    void count(MemberName name, qint64 value) { attribute(name, QString::number(value)); }

    void flag(MemberName name, QLatin1StringView word, bool value)
    {
        if (value)
            attribute(name, QString(word));
    }

    void time(MemberName name, const QDateTime& value) { attribute(name, value); }
    void day(MemberName name, QDate value) { attribute(name, value.toString(Qt::ISODate)); }

    void field(MemberName name, const std::optional<registration::TemplateField>& value)
    {
        if (value)
            attribute(name, registration::fieldKey(*value));
    }

    template <typename Enum>
    void word(MemberName name, Enum value)
    {
        attribute(name, wordOf(value));
    }

    void fields(MemberName name, const registration::RegistrationTemplate& registrationTemplate)
    {
        if (m_part != Part::Content)
            return;
        m_xml.start(name.inXml());
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (field != registration::TemplateField::Registrant)
                m_xml.textElement(registration::fieldKey(field), registrationTemplate.text(field));
            else if (!registrationTemplate.registrant().isEmpty())
                element(registration::fieldKey(field), registrationTemplate.registrant());
        }
        m_xml.end();
    }

    template <typename T>
    void object(MemberName name, const T& value)
    {
        if (value != T{})
            element(name.inXml(), value);
    }

    template <typename T>
    void optional(MemberName name, const std::optional<T>& value)
    {
        if (value)
            element(name.inXml(), *value);
    }

    template <typename T>
    void list(MemberName name, const QList<T>& values)
    {
        for (const T& value : values)
            element(name.inXml(), value);
    }

private:
    void attribute(MemberName name, const auto& value)
    {
        if (m_part == Part::Attributes)
            m_xml.attribute(name.inXml(), value);
    }

    template <typename T>
    void element(QLatin1StringView name, const T& value)
    {
        if (m_part != Part::Content)
            return;
        m_xml.start(name);
        for (const Part part : {Part::Attributes, Part::Content}) {
            XmlMembers members(m_xml, part);
            describe(members, value);
        }
        m_xml.end();
    }

    XmlElementWriter& m_xml;
    Part m_part;
};

base::Error writeError(const QIODevice& device)
{
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    const bool isFull = file && file->error() == QFileDevice::ResourceError;
    return {isFull ? base::kDiskFull : base::kFileNotWritable,
            file ? file->fileName().toStdString() : std::string(), device.errorString().toStdString()};
}

} // namespace

base::Result<void> writeRegistryXml(const registration::RegistryContent& content, QIODevice& device,
                                    const QString& head)
{
    XmlElementWriter xml(device);
    xml.startDocument(kXmlNamespace, "registry"_L1, head);
    xml.attribute("version"_L1, QString::number(kXmlFormatVersion));
    XmlMembers members(xml, XmlMembers::Part::Content);
    describe(members, content);
    xml.endDocument();
    if (xml.hasError())
        return std::unexpected(writeError(device));
    return {};
}

base::Result<QByteArray> registryXml(const registration::RegistryContent& content, const QString& head)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const base::Result<void> written = writeRegistryXml(content, buffer, head); !written)
        return std::unexpected(written.error());
    return buffer.data();
}

} // namespace nidus::exchange
