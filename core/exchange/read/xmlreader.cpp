// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/contentrules.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/xmlcursor.h"

#include <bitset>
#include <limits>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Reads the element that the cursor has opened, and closes it. Accepts only what a description names.
class XmlMembersReader
{
public:
    explicit XmlMembersReader(XmlCursor& xml) : m_xml(xml) {}

    /// `place` is the 1-based position of the value in its list.
    template <typename T>
    void read(T& value, qsizetype place)
    {
        describe(*this, value);
        m_xml.expectAttributes(m_attributes);
        if constexpr (requires { brokenRule(value, place); }) {
            if (const auto broken = brokenRule(value, place))
                m_xml.fail(broken->member.inXml() + ": "_L1 + broken->what);
        }
        if (m_part == Part::OwnText)
            describe(*this, value);
        else
            readChildren(value);
        if constexpr (requires { brokenContent(value); }) {
            if (const auto broken = m_xml.hasFailed() ? std::nullopt : brokenContent(value))
                m_xml.fail(broken->member.inXml() + ": "_L1 + broken->what);
        }
    }

    /// Calls the limit check after each child.
    template <typename T, typename Limit = void (*)()>
    void readChildren(T& value, const Limit& limit = [] {})
    {
        while (m_xml.nextChild()) {
            m_part = Part::Child;
            describe(*this, value);
            if (m_part == Part::Child)
                m_xml.failUnknownElement();
            limit();
        }
    }

    void text(MemberName name, QString& value)
    {
        if (name.isAttribute()) {
            if (isAttribute(name))
                value = m_xml.attribute(name.inXml());
        } else if (m_part == Part::Attributes && name.isOwnText()) {
            m_part = Part::OwnText;
        } else if (m_part == Part::OwnText && name.isOwnText()) {
            value = m_xml.text();
        } else if (isChild(name)) {
            value = plainText();
        }
    }

    void texts(MemberName name, QStringList& values)
    {
        if (isChild(name))
            values.append(plainText());
    }

    void bytes(MemberName name, QByteArray& value)
    {
        if (!isChild(name))
            return;
        if (auto decoded = originalFromBase64(plainText()))
            value = *std::move(decoded);
        else
            m_xml.fail(u"%1: not base64 of at most %2 bytes"_s.arg(name.inXml())
                           .arg(registration::kLargestOriginalBytes));
    }

    template <typename Int>
    void number(MemberName name, Int& value)
    {
        readNumber(name, 1, value);
    }

    template <typename Int>
    void count(MemberName name, Int& value)
    {
        readNumber(name, 0, value);
    }

    void flag(MemberName name, QLatin1StringView word, bool& value)
    {
        if (!isAttribute(name))
            return;
        const QString read = m_xml.attribute(name.inXml());
        value = read == word;
        const bool isFalse = read.isEmpty() || (word == "true"_L1 && read == "false"_L1);
        if (!value && !isFalse)
            failWord(name);
    }

    void time(MemberName name, QDateTime& value)
    {
        if (isAttribute(name))
            value = m_xml.time(name.inXml());
    }

    void day(MemberName name, QDate& value)
    {
        if (isAttribute(name))
            value = m_xml.day(name.inXml());
    }

    void field(MemberName name, std::optional<registration::TemplateField>& value)
    {
        if (!isAttribute(name) || m_xml.attribute(name.inXml()).isEmpty())
            return;
        value = registration::fieldFromKey(m_xml.attribute(name.inXml()));
        if (!value)
            failWord(name);
    }

    template <typename Enum>
    void word(MemberName name, Enum& value)
    {
        if (!isAttribute(name))
            return;
        if (const std::optional<Enum> known = fromWord<Enum>(m_xml.attribute(name.inXml())))
            value = *known;
        else
            failWord(name);
    }

    void fields(MemberName name, registration::RegistrationTemplate& registrationTemplate)
    {
        if (!isChild(name))
            return;
        m_xml.expectAttributes({});
        registrationTemplate = {};
        std::bitset<registration::kTemplateFieldCount> seen;
        while (m_xml.nextChild()) {
            const std::optional<registration::TemplateField> field = registration::fieldFromKey(m_xml.name());
            if (!field)
                return m_xml.failUnknownElement();
            if (seen.test(std::size_t(*field)))
                m_xml.fail(u"the field occurs twice: %1"_s.arg(m_xml.name()));
            seen.set(std::size_t(*field));
            if (*field == registration::TemplateField::Registrant)
                registrationTemplate.setRegistrant(element<registration::Registrant>());
            else
                registrationTemplate.setText(*field, plainText());
        }
    }

    template <typename T>
    void object(MemberName name, T& value)
    {
        if (isChild(name))
            value = element<T>();
    }

    template <typename T>
    void optional(MemberName name, std::optional<T>& value)
    {
        if (isChild(name))
            value = element<T>();
    }

    template <typename T>
    void list(MemberName name, QList<T>& values)
    {
        if (!isChild(name))
            return;
        const qsizetype place = values.size() + 1;
        values.append(element<T>(place));
        if constexpr (std::same_as<T, registration::ReviewComment>)
            values.last().id = place;
    }

    template <typename T>
    void list(MemberName name, RecordList<T>& values)
    {
        if (isChild(name))
            values.append(element<T>(values.size() + 1));
    }

private:
    enum class Part {
        Attributes,
        OwnText,
        Child,
        TakenChild, ///< a member has read it
    };

    /// Returns true while attributes are read, and makes the attribute known.
    bool isAttribute(MemberName name)
    {
        if (m_part == Part::Attributes)
            m_attributes.append(name.inXml());
        return m_part == Part::Attributes;
    }

    /// Whether the child just opened is this one, which the caller then reads.
    bool isChild(MemberName name)
    {
        if (m_part != Part::Child || name.isAttribute() || m_xml.name() != name.inXml())
            return false;
        m_part = Part::TakenChild;
        return true;
    }

    QString plainText()
    {
        m_xml.expectAttributes({});
        return m_xml.text();
    }

    template <typename Int>
    void readNumber(MemberName name, qint64 least, Int& value)
    {
        if (isAttribute(name))
            value = static_cast<Int>(m_xml.number(name.inXml(), least, std::numeric_limits<Int>::max()));
    }

    template <typename T>
    [[nodiscard]] T element(qsizetype place = 1)
    {
        T value{};
        XmlMembersReader(m_xml).read(value, place);
        return value;
    }

    void failWord(MemberName name)
    {
        m_xml.fail(u"%1: unknown value: %2"_s.arg(name.inXml(), m_xml.attribute(name.inXml())));
    }

    XmlCursor& m_xml;
    Part m_part = Part::Attributes;
    QList<QLatin1StringView> m_attributes;
};

} // namespace

base::Result<ImportedRecords> readXmlRecords(QIODevice& device)
{
    XmlCursor xml(device);
    xml.openRoot(kXmlNamespace, "registry"_L1);
    xml.expectAttributes({"version"_L1});
    if (!xml.hasFailed() && xml.attribute("version"_L1).isEmpty())
        xml.fail(u"the format version is missing"_s);
    if (!xml.hasFailed() && xml.number("version"_L1, 1) != kXmlFormatVersion)
        xml.fail(u"made by a newer program: format version %1, expected %2"_s.arg(
            xml.attribute("version"_L1), QString::number(kXmlFormatVersion)));
    ImportedRecords content;
    XmlMembersReader(xml).readChildren(content, [&] {
        if (content.records.size() + content.drafts.size() > kMaxImportedRecords)
            xml.fail(tooLarge(kMaxImportedRecords, "records"));
    });
    xml.closeRoot();
    if (xml.hasFailed())
        return std::unexpected(xml.error());
    if (const auto failure = content.failure())
        return std::unexpected(*failure);
    return content;
}

base::Result<registration::RegistryContent> readRegistryXml(QIODevice& device)
{
    const base::Result<ImportedRecords> read = readXmlRecords(device);
    return read ? read->all() : std::unexpected(read.error());
}

} // namespace nidus::exchange
