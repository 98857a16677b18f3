// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registrydescription.h"
#include "core/exchange/formats/registryjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <limits>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// What is wrong and where; the first thing found stays.
struct JsonProblem
{
    QString path;
    QString what;
};

/// Reads the members of one object that a description names; the others are a problem.
class JsonMembersReader
{
public:
    /// Both are borrowed; `path` names the object in problems.
    JsonMembersReader(const QJsonObject& object, QString path, std::optional<JsonProblem>& problem)
        : m_object(object), m_path(std::move(path)), m_problem(problem)
    {}

    template <typename T>
    void read(T& value)
    {
        describe(*this, value);
        failUnknown();
    }

    void failUnknown()
    {
        for (auto member = m_object.constBegin(); member != m_object.constEnd() && !m_problem; ++member) {
            if (!m_known.contains(member.key()))
                fail(m_path + u'/' + member.key(), u"a member that is not known here"_s);
        }
    }

    void text(const char* key, QString& value)
    {
        take(key, QJsonValue::String, [&](const QJsonValue& json) { value = json.toString(); });
    }

    void bytes(const char* key, QByteArray& value)
    {
        take(key, QJsonValue::String, [&](const QJsonValue& json) {
            if (auto decoded = originalFromBase64(json.toString()))
                value = *std::move(decoded);
            else
                fail(key, u"base64 of at most %1 bytes is wanted here"_s.arg(kLargestOriginalBytes));
        });
    }

    void texts(const char* key, QStringList& values)
    {
        eachOf(key, [&](const QJsonValue& json, const QString& path) {
            if (!json.isString())
                fail(path, u"a text is wanted here"_s);
            values.append(json.toString());
        });
    }

    template <typename Int>
    void number(const char* key, Int& value)
    {
        take(key, QJsonValue::Double, [&](const QJsonValue& json) {
            const qint64 read = json.toInteger(-1);
            if (read < 0 || read > qint64{std::numeric_limits<Int>::max()})
                fail(key, u"a whole number from 0 is wanted here"_s);
            else
                value = static_cast<Int>(read);
        });
    }

    void flag(const char* key, bool& value)
    {
        take(key, QJsonValue::Bool, [&](const QJsonValue& json) { value = json.toBool(); });
    }

    void time(const char* key, QDateTime& value)
    {
        take(key, QJsonValue::String, [&](const QJsonValue& json) {
            value = QDateTime::fromString(json.toString(), Qt::ISODateWithMs);
            if (!value.isValid() || value.timeSpec() != Qt::UTC)
                fail(key, u"a time such as 2024-05-17T09:30:00.250Z is wanted here"_s);
        });
    }

    void day(const char* key, QDate& value)
    {
        take(key, QJsonValue::String, [&](const QJsonValue& json) {
            value = QDate::fromString(json.toString(), Qt::ISODate);
            if (!value.isValid())
                fail(key, u"a day such as 2024-05-17 is wanted here"_s);
        });
    }

    void field(const char* key, std::optional<TemplateField>& value)
    {
        take(key, QJsonValue::String, [&](const QJsonValue& json) {
            value = fieldFromKey(json.toString());
            if (!value)
                fail(key, u"\"%1\" is no field of a template"_s.arg(json.toString()));
        });
    }

    template <typename Enum>
    void word(const char* key, Enum& value)
    {
        QString read;
        text(key, read);
        const std::optional<Enum> known = fromWord<Enum>(read);
        if (known)
            value = *known;
        else
            fail(key, u"\"%1\" is none of the words known here"_s.arg(read));
    }

    void fields(const char* key, RegistrationTemplate& registrationTemplate)
    {
        take(key, QJsonValue::Object, [&](const QJsonValue& json) {
            const QJsonObject object = json.toObject();
            JsonMembersReader members(object, pathOf(key), m_problem);
            for (const TemplateField field : kTemplateFields) {
                QString read;
                members.text(fieldKey(field).data(), read);
                registrationTemplate.setText(field, read);
            }
            members.failUnknown();
        });
    }

    template <typename T>
    void object(const char* key, T& value)
    {
        take(key, QJsonValue::Object, [&](const QJsonValue& json) { element(json, pathOf(key), value); });
    }

    template <typename T>
    void optional(const char* key, std::optional<T>& value)
    {
        take(key, QJsonValue::Object,
             [&](const QJsonValue& json) { element(json, pathOf(key), value.emplace()); });
    }

    template <typename T>
    void list(const char* key, QList<T>& values)
    {
        eachOf(key, [&](const QJsonValue& json, const QString& path) {
            if (!json.isObject())
                return fail(path, u"an object is wanted here"_s);
            element(json, path, values.emplaceBack());
        });
    }

    void fail(const QString& path, const QString& what)
    {
        if (!m_problem)
            m_problem = JsonProblem{path, what};
    }

private:
    void fail(const char* key, const QString& what) { fail(pathOf(key), what); }

    [[nodiscard]] QString pathOf(const char* key) const { return m_path + u'/' + QLatin1StringView(key); }

    /// Hands the member to `use`; one that is absent or null stays as it is.
    template <typename Use>
    void take(const char* key, QJsonValue::Type type, const Use& use)
    {
        m_known.insert(QLatin1StringView(key));
        const QJsonValue json = m_object.value(QLatin1StringView(key));
        if (json.isUndefined() || json.isNull())
            return;
        if (json.type() == type)
            use(json);
        else
            fail(key, u"a value of another type is wanted here"_s);
    }

    template <typename Use>
    void eachOf(const char* key, const Use& use)
    {
        take(key, QJsonValue::Array, [&](const QJsonValue& json) {
            qsizetype index = 0;
            for (const QJsonValue each : json.toArray())
                use(each, pathOf(key) + u'/' + QString::number(index++));
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

Error badFormat(const QString& detail)
{
    return {ErrorCode::BadFormat, {}, detail.toStdString()};
}

/// "LINE:COLUMN", both 1-based, the column in bytes.
QString placeOf(QByteArrayView bytes, qsizetype offset)
{
    const QByteArrayView before = bytes.first(std::min(offset, bytes.size()));
    return u"%1:%2"_s.arg(std::ranges::count(before, '\n') + 1).arg(offset - before.lastIndexOf('\n'));
}

/// Numbers the comments of a record as their order says, and checks what they answer.
void numberComments(QList<ReviewComment>& comments, const QString& path, JsonMembersReader& reader)
{
    for (qsizetype i = 0; i < comments.size(); ++i) {
        ReviewComment& comment = comments[i];
        comment.id = i + 1;
        if (isReply(comment.kind) != (comment.answerTo != 0) || comment.answerTo > i)
            reader.fail(path + u"/comments/%1/answerTo"_s.arg(i),
                        u"an answer or a resolution names a comment before it, no other kind does"_s);
        if (!hasFindingOfItsKind(comment))
            reader.fail(path + u"/comments/%1/finding"_s.arg(i),
                        u"an acceptance names a finding, no other kind does"_s);
    }
}

/// The rules of RegistryContent that no description says.
void checkRules(RegistryContent& content, JsonMembersReader& reader)
{
    for (qsizetype i = 0; i < content.records.size(); ++i) {
        RegistrationRecord& record = content.records[i];
        const QString path = u"/registrations/%1"_s.arg(i);
        numberComments(record.comments, path, reader);
        if (record.registration.nid.isEmpty())
            reader.fail(path, u"a registration without nid"_s);
        if (record.registration.state != State::Registered && record.registration.state != State::Withdrawn)
            reader.fail(path + "/state"_L1, u"a registration is registered or withdrawn"_s);
        for (qsizetype v = 0; v < record.versions.size(); ++v) {
            if (record.versions[v].number != v + 1)
                reader.fail(path + u"/versions/%1"_s.arg(v),
                            u"versions are not numbered 1, 2, 3 and so on"_s);
        }
    }
    for (qsizetype i = 0; i < content.drafts.size(); ++i) {
        numberComments(content.drafts[i].comments, u"/drafts/%1"_s.arg(i), reader);
        const State state = content.drafts[i].draft.state;
        if (state == State::Registered || state == State::Withdrawn)
            reader.fail(u"/drafts/%1/state"_s.arg(i), u"a draft is neither registered nor withdrawn"_s);
    }
}

std::expected<QJsonObject, Error> objectIn(QByteArrayView bytes)
{
    QJsonParseError parsing;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &parsing);
    if (parsing.error != QJsonParseError::NoError)
        return std::unexpected(badFormat(placeOf(bytes, parsing.offset) + ": "_L1 + parsing.errorString()));
    return document.object();
}

} // namespace

std::expected<RegistryContent, Error> readRegistryJson(QByteArrayView bytes)
{
    auto parsed = objectIn(bytes);
    if (!parsed)
        return std::unexpected(parsed.error());
    QJsonObject object = *std::move(parsed);
    object.remove(kJsonHeadKey);
    const int version = object.take(kJsonFormatKey).toInt();
    if (version != kJsonFormatVersion)
        return std::unexpected(badFormat(
            u"1:1: format version %1 is not known, only %2"_s.arg(version).arg(kJsonFormatVersion)));
    if (object.value("registrations"_L1).toArray().size() + object.value("drafts"_L1).toArray().size() >
        kMostImportedRecords)
        return std::unexpected(tooLarge(kMostImportedRecords, "records"));
    RegistryContent content;
    std::optional<JsonProblem> problem;
    JsonMembersReader reader(object, QString(), problem);
    reader.read(content);
    checkRules(content, reader);
    if (problem)
        return std::unexpected(badFormat(problem->path + ": "_L1 + problem->what));
    return content;
}

std::expected<VersionContent, Error> readSyntaxJson(QByteArrayView bytes)
{
    VersionContent content;
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

} // namespace nidus
