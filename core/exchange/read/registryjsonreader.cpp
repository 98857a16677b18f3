// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/contentrules.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/jsonelements.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/registryjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kJsonBlock = std::size_t{64} << 10; ///< bytes read at a time

/// The first error and its place.
struct JsonProblem
{
    QString path;
    QString what;
};

/// Reads the members of one object that a description names; any other member is an error.
class JsonMembersReader
{
public:
    /// Both are borrowed; `path` names the object in errors.
    JsonMembersReader(const QJsonObject& object, QString path, std::optional<JsonProblem>& problem)
        : m_object(object), m_path(std::move(path)), m_problem(problem)
    {}

    template <typename T>
    void read(T& value)
    {
        describe(*this, value);
        if constexpr (std::same_as<T, registration::RegistrationRecord> ||
                      std::same_as<T, registration::DraftRecord>)
            (void)valueOf(kJsonPatternsKey);
        failUnknown();
    }

    void failUnknown()
    {
        if (m_found == m_object.size())
            return;
        for (auto member = m_object.constBegin(); member != m_object.constEnd() && !m_problem; ++member) {
            if (!m_known.contains(member.key()))
                fail(m_path + u'/' + member.key(), u"unknown member"_s);
        }
    }

    void text(MemberName name, QString& value)
    {
        take(name, QJsonValue::String, [&](const QJsonValue& json) { value = json.toString(); });
    }

    void bytes(MemberName name, QByteArray& value)
    {
        take(name, QJsonValue::String, [&](const QJsonValue& json) {
            if (auto decoded = originalFromBase64(json.toString()))
                value = *std::move(decoded);
            else
                fail(name, u"expected base64 of at most %1 bytes"_s.arg(registration::kLargestOriginalBytes));
        });
    }

    void texts(MemberName name, QStringList& values)
    {
        eachOf(name, [&](const QJsonValue& json, const QString& path) {
            if (!json.isString())
                fail(path, u"expected a string"_s);
            values.append(json.toString());
        });
    }

    template <typename Int>
    void number(MemberName name, Int& value)
    {
        take(name, QJsonValue::Double, [&](const QJsonValue& json) {
            const qint64 read = json.toInteger(-1);
            if (read < 0 || read > qint64{std::numeric_limits<Int>::max()})
                fail(name, u"expected a whole number, 0 or more"_s);
            else
                value = static_cast<Int>(read);
        });
    }

    void count(MemberName name, auto& value) { number(name, value); }

    void flag(MemberName name, QLatin1StringView /*word*/, bool& value)
    {
        take(name, QJsonValue::Bool, [&](const QJsonValue& json) { value = json.toBool(); });
    }

    void time(MemberName name, QDateTime& value)
    {
        take(name, QJsonValue::String, [&](const QJsonValue& json) {
            value = QDateTime::fromString(json.toString(), Qt::ISODateWithMs);
            if (!value.isValid() || value.timeSpec() != Qt::UTC)
                fail(name, u"expected a time such as 2024-05-17T09:30:00.250Z"_s);
        });
    }

    void day(MemberName name, QDate& value)
    {
        take(name, QJsonValue::String, [&](const QJsonValue& json) {
            value = QDate::fromString(json.toString(), Qt::ISODate);
            if (!value.isValid())
                fail(name, u"expected a date such as 2024-05-17"_s);
        });
    }

    void field(MemberName name, std::optional<registration::TemplateField>& value)
    {
        take(name, QJsonValue::String, [&](const QJsonValue& json) {
            value = registration::fieldFromKey(json.toString());
            if (!value)
                fail(name, u"\"%1\" is not a template field"_s.arg(json.toString()));
        });
    }

    template <typename Enum>
    void word(MemberName name, Enum& value)
    {
        QString read;
        text(name, read);
        const std::optional<Enum> known = fromWord<Enum>(read);
        if (known)
            value = *known;
        else
            fail(name, u"unknown value \"%1\""_s.arg(read));
    }

    void fields(MemberName name, registration::RegistrationTemplate& registrationTemplate)
    {
        take(name, QJsonValue::Object, [&](const QJsonValue& json) {
            const QJsonObject object = json.toObject();
            JsonMembersReader members(object, pathOf(name), m_problem);
            for (const registration::TemplateField field : registration::kTemplateFields) {
                QString read;
                members.text(registration::fieldKey(field).data(), read);
                registrationTemplate.setText(field, read);
            }
            members.failUnknown();
        });
    }

    template <typename T>
    void object(MemberName name, T& value)
    {
        take(name, QJsonValue::Object, [&](const QJsonValue& json) { element(json, pathOf(name), value); });
    }

    template <typename T>
    void optional(MemberName name, std::optional<T>& value)
    {
        take(name, QJsonValue::Object,
             [&](const QJsonValue& json) { element(json, pathOf(name), value.emplace()); });
    }

    template <typename T>
    void list(MemberName name, QList<T>& values)
    {
        eachOf(name, [&](const QJsonValue& json, const QString& path) {
            values.append(listed<T>(json, path, values.size() + 1));
            if constexpr (std::same_as<T, registration::ReviewComment>)
                values.last().id = values.size();
        });
    }

    template <typename T>
    void list(MemberName name, RecordList<T>& values)
    {
        eachOf(name, [&](const QJsonValue& json, const QString& path) {
            values.append(listed<T>(json, path, values.size() + 1));
        });
    }

    /// Reads an element of a list; `place` is its 1-based position.
    template <typename T>
    [[nodiscard]] T listed(const QJsonValue& json, const QString& path, qsizetype place)
    {
        T value{};
        if (!json.isObject()) {
            fail(path, u"expected an object"_s);
            return value;
        }
        element(json, path, value);
        if constexpr (requires { brokenRule(value, place); }) {
            if (const auto broken = brokenRule(value, place))
                fail(path + u'/' + QLatin1StringView(broken->member.json), broken->what);
        }
        if constexpr (requires { brokenContent(value); }) {
            if (const auto broken = m_problem ? std::nullopt : brokenContent(value))
                fail(path + u'/' + QLatin1StringView(broken->member.json), broken->what);
        }
        return value;
    }

    void fail(const QString& path, const QString& what)
    {
        if (!m_problem)
            m_problem = JsonProblem{path, what};
    }

private:
    void fail(MemberName name, const QString& what) { fail(pathOf(name), what); }

    [[nodiscard]] QString pathOf(MemberName name) const
    {
        return m_path + u'/' + QLatin1StringView(name.json);
    }

    /// Makes the member known.
    [[nodiscard]] QJsonValue valueOf(QLatin1StringView name)
    {
        m_known.append(name);
        const QJsonValue json = m_object.value(name);
        m_found += json.isUndefined() ? 0 : 1;
        return json;
    }

    /// Passes the member to `use`; an absent or null member is left unchanged.
    template <typename Use>
    void take(MemberName name, QJsonValue::Type type, const Use& use)
    {
        const QJsonValue json = valueOf(QLatin1StringView(name.json));
        if (json.isUndefined() || json.isNull())
            return;
        if (json.type() == type)
            use(json);
        else
            fail(name, u"the value has the wrong type"_s);
    }

    template <typename Use>
    void eachOf(MemberName name, const Use& use)
    {
        take(name, QJsonValue::Array, [&](const QJsonValue& json) {
            qsizetype index = 0;
            for (const QJsonValue each : json.toArray())
                use(each, pathOf(name) + u'/' + QString::number(index++));
        });
    }

    template <typename T>
    void element(const QJsonValue& json, const QString& path, T& value)
    {
        const QJsonObject object = json.toObject();
        JsonMembersReader(object, path, m_problem).read(value);
    }

    const QJsonObject& m_object;
    QString m_path;
    std::optional<JsonProblem>& m_problem;
    QList<QLatin1StringView> m_known;
    qsizetype m_found = 0; ///< of these that the object has
};

base::Error badFormat(const QString& detail) { return {base::kBadFormat, {}, detail.toStdString()}; }

/// `placeOf` returns the position of a byte in the file.
base::Result<QJsonDocument> documentIn(QByteArrayView bytes,
                                       const std::function<JsonPlace(qsizetype)>& placeOf)
{
    QJsonParseError parsing;
    QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &parsing);
    if (parsing.error != QJsonParseError::NoError)
        return std::unexpected(
            badFormat(placeOf(parsing.offset).toString() + ": "_L1 + parsing.errorString()));
    if (const std::optional<DuplicateMember> twice = duplicateMember(bytes))
        return std::unexpected(
            badFormat(placeOf(twice->offset).toString() +
                      u": the member \"%1\" occurs twice in one object"_s.arg(twice->name)));
    return document;
}

/// Reads a registry record by record.
class JsonRecords
{
public:
    JsonRecords()
        : m_elements({"people"_ba, "registrations"_ba, "drafts"_ba},
                     [this](const JsonElement& element) { return take(element); })
    {}

    [[nodiscard]] base::Result<void> add(QByteArrayView bytes) { return m_elements.add(bytes); }

    [[nodiscard]] base::Result<ImportedRecords> finish()
    {
        const auto rest = m_elements.finish();
        if (!rest)
            return std::unexpected(rest.error());
        const auto parsed =
            documentIn(*rest, [this](qsizetype offset) { return m_elements.placeInRest(offset); });
        if (!parsed)
            return std::unexpected(parsed.error());
        QJsonObject object = parsed->object();
        object.remove(kJsonHeadKey);
        const int version = object.take(kJsonFormatKey).toInt();
        if (version != kJsonFormatVersion)
            return std::unexpected(badFormat(
                u"1:1: unknown format version %1; expected %2"_s.arg(version).arg(kJsonFormatVersion)));
        JsonMembersReader reader(object, QString(), m_problem);
        reader.read(m_content);
        if (m_problem)
            return std::unexpected(badFormat(m_problem->path + ": "_L1 + m_problem->what));
        if (const auto failure = m_content.failure())
            return std::unexpected(*failure);
        return std::move(m_content);
    }

private:
    /// After the first problem, only syntax is checked: the end of the file may contain a newer version.
    base::Result<void> take(const JsonElement& element)
    {
        const QByteArray list = '[' + element.bytes + ']'; // an element may be of any type
        const auto parsed = documentIn(list, [&element](qsizetype offset) {
            return element.place.after(
                QByteArrayView(element.bytes)
                    .first(std::clamp(offset - 1, qsizetype{0}, element.bytes.size())));
        });
        if (!parsed)
            return std::unexpected(parsed.error());
        if (element.list != "people" && ++m_count > kMaxImportedRecords)
            return std::unexpected(tooLarge(kMaxImportedRecords, "records"));
        if (m_problem)
            return {};
        if (element.list == "people")
            append(m_content.people, parsed->array().at(0), element);
        else if (element.list == "drafts")
            append(m_content.drafts, parsed->array().at(0), element);
        else
            append(m_content.records, parsed->array().at(0), element);
        return {};
    }

    template <typename T>
    void append(RecordList<T>& list, const QJsonValue& json, const JsonElement& element)
    {
        const QString path = u"/%1/%2"_s.arg(QLatin1StringView(element.list)).arg(element.index);
        const QJsonObject none;
        JsonMembersReader reader(none, QString(), m_problem);
        list.append(reader.listed<T>(json, path, element.index + 1));
    }

    JsonElements m_elements;
    ImportedRecords m_content;
    qsizetype m_count = 0; ///< of registrations and drafts
    std::optional<JsonProblem> m_problem;
};

} // namespace

base::Result<ImportedRecords> readRegistryJson(base::ByteSource& source)
{
    JsonRecords records;
    std::vector<char> buffer(kJsonBlock);
    while (true) {
        const base::Result<std::size_t> got = source.read(buffer);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return records.finish();
        if (const auto done = records.add(QByteArrayView(buffer.data(), qsizetype(*got))); !done)
            return std::unexpected(done.error());
    }
}

base::Result<registration::RegistryContent> readRegistryJson(QByteArrayView bytes)
{
    const auto read = readRegistryJson(*base::memoryByteSource({bytes.data(), std::size_t(bytes.size())}));
    return read ? read->all() : std::unexpected(read.error());
}

base::Result<registration::VersionContent> readSyntaxJson(QByteArrayView bytes)
{
    registration::VersionContent content;
    if (bytes.isEmpty())
        return content;
    const auto parsed = documentIn(bytes, [bytes](qsizetype offset) {
        return JsonPlace().after(bytes.first(std::min(offset, bytes.size())));
    });
    if (!parsed)
        return std::unexpected(parsed.error());
    const QJsonObject object = parsed->object();
    std::optional<JsonProblem> problem;
    JsonMembersReader reader(object, QString(), problem);
    describeSyntax(reader, content);
    reader.failUnknown();
    if (problem)
        return std::unexpected(badFormat(problem->path + ": "_L1 + problem->what));
    return content;
}

bool isRegistryJson(QByteArrayView head)
{
    return head.startsWith('{') && head.contains('"' + QByteArray(kJsonFormatKey.data()) + '"');
}

} // namespace nidus::exchange
