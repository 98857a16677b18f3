// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/registryjson.h"

#include <QFile>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// Writes every member that a description names.
class JsonMembers
{
public:
    explicit JsonMembers(JsonWriter& json) : m_json(json) {}

    void text(std::string_view key, const QString& value)
    {
        if (value.isEmpty())
            return;
        m_json.key(key);
        m_json.text(value);
    }

    void bytes(std::string_view key, const QByteArray& value)
    {
        text(key, QString::fromLatin1(value.toBase64()));
    }

    void texts(std::string_view key, const QStringList& values)
    {
        if (values.isEmpty())
            return;
        m_json.key(key);
        m_json.beginArray();
        for (const QString& value : values)
            m_json.text(value);
        m_json.endArray();
    }

    void number(std::string_view key, qint64 value)
    {
        if (value == 0)
            return;
        m_json.key(key);
        m_json.number(static_cast<std::uint64_t>(value));
    }

    void flag(std::string_view key, bool value)
    {
        if (!value)
            return;
        m_json.key(key);
        m_json.boolean(true);
    }

    void time(std::string_view key, const QDateTime& value)
    {
        if (value.isValid())
            text(key, value.toUTC().toString(Qt::ISODateWithMs));
    }

    void day(std::string_view key, QDate value)
    {
        if (value.isValid())
            text(key, value.toString(Qt::ISODate));
    }

    void field(std::string_view key, const std::optional<TemplateField>& value)
    {
        if (value)
            text(key, fieldKey(*value));
    }

    template <typename Enum>
    void word(std::string_view key, Enum value)
    {
        text(key, wordOf(value));
    }

    void fields(std::string_view key, const RegistrationTemplate& registrationTemplate)
    {
        m_json.key(key);
        m_json.beginObject();
        for (const TemplateField field : kTemplateFields) {
            m_json.key(fieldKey(field).data());
            m_json.text(registrationTemplate.text(field));
        }
        m_json.endObject();
    }

    template <typename T>
    void object(std::string_view key, const T& value)
    {
        if (value == T{})
            return;
        m_json.key(key);
        element(value);
    }

    template <typename T>
    void optional(std::string_view key, const std::optional<T>& value)
    {
        if (!value)
            return;
        m_json.key(key);
        element(*value);
    }

    template <typename T>
    void list(std::string_view key, const QList<T>& values)
    {
        if (values.isEmpty())
            return;
        m_json.key(key);
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
        m_json.endObject();
    }

    JsonWriter& m_json;
};

} // namespace

QByteArray writeRegistryJson(const RegistryContent& content)
{
    std::string out;
    JsonWriter json(out, JsonLayout::Indented);
    JsonMembers members(json);
    json.beginObject();
    json.key(kJsonFormatKey.data());
    json.number(kJsonFormatVersion);
    describe(members, content);
    json.endObject();
    out += '\n';
    return QByteArray::fromStdString(out);
}

QByteArray writeSyntaxJson(const VersionContent& content)
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

QByteArray registryJsonSchema()
{
    QFile schema(u":/schema/registry.schema.json"_s);
    return schema.open(QIODevice::ReadOnly) ? schema.readAll() : QByteArray();
}

} // namespace nidus
