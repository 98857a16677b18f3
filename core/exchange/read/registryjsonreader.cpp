// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/contentrules.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/registryjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <limits>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

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
            m_known.insert(kJsonPatternsKey);
        failUnknown();
    }

    void failUnknown()
    {
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
            if (!json.isObject())
                return fail(path, u"expected an object"_s);
            element(json, path, values.emplaceBack());
        });
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

    /// Passes the member to `use`; an absent or null member is left unchanged.
    template <typename Use>
    void take(MemberName name, QJsonValue::Type type, const Use& use)
    {
        m_known.insert(QLatin1StringView(name.json));
        const QJsonValue json = m_object.value(QLatin1StringView(name.json));
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
    QSet<QString> m_known;
};

base::Error badFormat(const QString& detail) { return {base::kBadFormat, {}, detail.toStdString()}; }

/// "LINE:COLUMN", both 1-based, the column in bytes.
QString placeOf(QByteArrayView bytes, qsizetype offset)
{
    const QByteArrayView before = bytes.first(std::min(offset, bytes.size()));
    return u"%1:%2"_s.arg(std::ranges::count(before, '\n') + 1).arg(offset - before.lastIndexOf('\n'));
}

/// Checks the rules of RegistryContent that no description contains; comments get their position as number.
void checkRules(registration::RegistryContent& content, JsonMembersReader& reader)
{
    const auto check = [&](const QString& path, const auto& value, qsizetype place) {
        if (const auto broken = brokenRule(value, place))
            reader.fail(path + u'/' + QLatin1StringView(broken->member.json), broken->what);
    };
    const auto checkComments = [&](const QString& path, QList<registration::ReviewComment>& comments) {
        for (qsizetype i = 0; i < comments.size(); ++i) {
            comments[i].id = i + 1;
            check(path + u"/comments/%1"_s.arg(i), comments[i], i + 1);
        }
    };
    for (qsizetype i = 0; i < content.records.size(); ++i) {
        registration::RegistrationRecord& record = content.records[i];
        const QString path = u"/registrations/%1"_s.arg(i);
        check(path, record, i + 1);
        checkComments(path, record.comments);
        for (qsizetype v = 0; v < record.versions.size(); ++v)
            check(path + u"/versions/%1"_s.arg(v), record.versions[v], v + 1);
    }
    for (qsizetype i = 0; i < content.drafts.size(); ++i) {
        const QString path = u"/drafts/%1"_s.arg(i);
        check(path, content.drafts[i], i + 1);
        checkComments(path, content.drafts[i].comments);
    }
}

base::Result<QJsonObject> objectIn(QByteArrayView bytes)
{
    QJsonParseError parsing;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &parsing);
    if (parsing.error != QJsonParseError::NoError)
        return std::unexpected(badFormat(placeOf(bytes, parsing.offset) + ": "_L1 + parsing.errorString()));
    return document.object();
}

} // namespace

base::Result<registration::RegistryContent> readRegistryJson(QByteArrayView bytes)
{
    auto parsed = objectIn(bytes);
    if (!parsed)
        return std::unexpected(parsed.error());
    QJsonObject object = *std::move(parsed);
    object.remove(kJsonHeadKey);
    const int version = object.take(kJsonFormatKey).toInt();
    if (version != kJsonFormatVersion)
        return std::unexpected(
            badFormat(u"1:1: unknown format version %1; expected %2"_s.arg(version).arg(kJsonFormatVersion)));
    if (object.value("registrations"_L1).toArray().size() + object.value("drafts"_L1).toArray().size() >
        kMaxImportedRecords)
        return std::unexpected(tooLarge(kMaxImportedRecords, "records"));
    registration::RegistryContent content;
    std::optional<JsonProblem> problem;
    JsonMembersReader reader(object, QString(), problem);
    reader.read(content);
    checkRules(content, reader);
    if (problem)
        return std::unexpected(badFormat(problem->path + ": "_L1 + problem->what));
    return content;
}

base::Result<registration::VersionContent> readSyntaxJson(QByteArrayView bytes)
{
    registration::VersionContent content;
    if (bytes.isEmpty())
        return content;
    const auto object = objectIn(bytes);
    if (!object)
        return std::unexpected(object.error());
    std::optional<JsonProblem> problem;
    JsonMembersReader reader(*object, QString(), problem);
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
