// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/write/rulepatterns.h"

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Writes every member that a description names.
class JsonMembers
{
public:
    explicit JsonMembers(JsonWriter& json) : m_json(json) {}

    void text(MemberName name, const QString& value)
    {
        if (value.isEmpty())
            return;
        m_json.key(name.json);
        m_json.text(value);
    }

    void bytes(MemberName name, const QByteArray& value)
    {
        text(name, QString::fromLatin1(value.toBase64()));
    }

    void texts(MemberName name, const QStringList& values)
    {
        if (values.isEmpty())
            return;
        m_json.key(name.json);
        m_json.beginArray();
        for (const QString& value : values)
            m_json.text(value);
        m_json.endArray();
    }

    void number(MemberName name, qint64 value)
    {
        if (value <= 0) // readers reject a negative number, which only a changed registry has
            return;
        m_json.key(name.json);
        m_json.number(value);
    }

    void count(MemberName name, qint64 value) { number(name, value); }

    void flag(MemberName name, QLatin1StringView /*word*/, bool value)
    {
        if (!value)
            return;
        m_json.key(name.json);
        m_json.boolean(true);
    }

    void time(MemberName name, const QDateTime& value)
    {
        if (value.isValid())
            text(name, value.toUTC().toString(Qt::ISODateWithMs));
    }

    void day(MemberName name, QDate value)
    {
        if (value.isValid())
            text(name, value.toString(Qt::ISODate));
    }

    void field(MemberName name, const std::optional<registration::TemplateField>& value)
    {
        if (value)
            text(name, registration::fieldKey(*value));
    }

    template <typename Enum>
    void word(MemberName name, Enum value)
    {
        text(name, wordOf(value));
    }

    void fields(MemberName name, const registration::RegistrationTemplate& registrationTemplate)
    {
        m_json.key(name.json);
        m_json.beginObject();
        for (const registration::TemplateField field : registration::kTemplateFields) {
            m_json.key(registration::fieldKey(field).data());
            m_json.text(registrationTemplate.text(field));
        }
        m_json.endObject();
    }

    template <typename T>
    void object(MemberName name, const T& value)
    {
        if (value == T{})
            return;
        m_json.key(name.json);
        element(value);
    }

    template <typename T>
    void optional(MemberName name, const std::optional<T>& value)
    {
        if (!value)
            return;
        m_json.key(name.json);
        element(*value);
    }

    template <typename T>
    void list(MemberName name, const QList<T>& values)
    {
        if (values.isEmpty())
            return;
        m_json.key(name.json);
        m_json.beginArray();
        for (const T& value : values)
            element(value);
        m_json.endArray();
    }

private:
    template <typename T>
    void element(const T& value)
    {
        m_json.beginObject();
        describe(*this, value);
        if constexpr (std::same_as<T, registration::RegistrationRecord> ||
                      std::same_as<T, registration::DraftRecord>)
            patterns(publicationOf(value));
        m_json.endObject();
    }

    void patterns(const Publication& publication)
    {
        const std::optional<RulePatterns> made = rulePatterns(publication);
        if (!made)
            return;
        m_json.key(kJsonPatternsKey.data());
        m_json.beginObject();
        number("version", made->version);
        text("jsonSchema", made->jsonSchema);
        text("xsd", made->xsd);
        m_json.endObject();
    }

    JsonWriter& m_json;
};

} // namespace

QByteArray writeRegistryJson(const registration::RegistryContent& content, const QString& head)
{
    std::string out;
    JsonWriter json(out, JsonLayout::Indented);
    JsonMembers members(json);
    json.beginObject();
    if (!head.isEmpty()) {
        json.key(kJsonHeadKey.data());
        json.text(head);
    }
    json.key(kJsonFormatKey.data());
    json.number(kJsonFormatVersion);
    describe(members, content);
    json.endObject();
    out += '\n';
    return QByteArray::fromStdString(out);
}

QByteArray writeSyntaxJson(const registration::VersionContent& content)
{
    if (content.samples.isEmpty() && !content.rule)
        return {};
    std::string out;
    JsonWriter json(out, JsonLayout::OneLine);
    JsonMembers members(json);
    json.beginObject();
    describeSyntax(members, content);
    json.endObject();
    return QByteArray::fromStdString(out);
}

} // namespace nidus::exchange
