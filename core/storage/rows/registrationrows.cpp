// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/registrationrows.h"

#include "core/base/firsterror.h"
#include "core/findings/text/urnfindings.h"
#include "core/storage/history/ledger.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/rows/eventrows.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

base::Result<void> insertReferences(Connection& connection, qint64 registrationId, const QString& role,
                                    const QList<registration::Reference>& references)
{
    for (qsizetype i = 0; i < references.size(); ++i) {
        const auto done = connection.execute(
            u"INSERT INTO registration_reference (registration_id, role, position, type, data, text) "
            "VALUES (?, ?, ?, ?, ?, ?)"_s,
            {registrationId, role, i, boundText(references[i].type), boundText(references[i].data),
             boundText(references[i].text)});
        if (!done)
            return done;
    }
    return {};
}

base::Result<QList<registration::Reference>> selectReferences(Connection& connection, qint64 registrationId,
                                                              const QString& role)
{
    return connection.list(u"SELECT type, data, text FROM registration_reference "
                           "WHERE registration_id = ? AND role = ? ORDER BY position"_s,
                           {registrationId, role}, [](const QueryRow& row) {
                               return registration::Reference{row.text(0), row.text(1), row.text(2)};
                           });
}

base::Result<QList<registration::Version>> selectVersions(Connection& connection, qint64 registrationId)
{
    struct Numbered
    {
        qint64 contentId;
        registration::Version version;
    };
    const auto rows = connection.list(
        u"SELECT content_id, number, registered_at, author, note FROM version "
        "WHERE registration_id = ? ORDER BY number"_s,
        {registrationId}, [](const QueryRow& row) {
            return Numbered{row.integer(0), {row.number(1), {}, row.time(2), row.text(3), row.text(4)}};
        });
    if (!rows)
        return std::unexpected(rows.error());
    QList<registration::Version> versions;
    for (const Numbered& row : *rows) {
        auto content = selectContent(connection, row.contentId);
        if (!content)
            return std::unexpected(content.error());
        versions.append(row.version);
        versions.last().content = *std::move(content);
    }
    return versions;
}

} // namespace

base::Result<std::optional<qint64>> findRegistration(Connection& connection, const QString& nid)
{
    return connection.first(u"SELECT id FROM registration WHERE nid = ?"_s, {boundText(nid)},
                            [](const QueryRow& row) { return row.integer(0); });
}

base::Result<qint64> registrationId(Connection& connection, const QString& nid)
{
    const auto found = findRegistration(connection, nid);
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return std::unexpected(base::Error{kNotFound, nid.toStdString(), {}});
    return **found;
}

base::Result<qint64> insertRegistration(Connection& connection,
                                        const registration::Registration& registration)
{
    const auto taken = findRegistration(connection, registration.nid);
    if (!taken)
        return std::unexpected(taken.error());
    if (*taken)
        return std::unexpected(base::Error{kNidTaken, registration.nid.toStdString(), {}});
    // The last check for every way in: rejects what the RFC forbids, not what it advises against.
    const QList<findings::Finding> broken = findings::violatedNidRules(registration.nid, registration.kind);
    if (!broken.isEmpty())
        return std::unexpected(base::Error{kNidNotAllowed, registration.nid.toStdString(),
                                           QString(broken.first().id.word()).toStdString()});
    const auto id = connection.insert(
        u"INSERT INTO registration (nid, kind, state, registrant, record_date, record_updated, "
        "replaced_by) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
        {registration.nid, QString(registration::wordOf(registration.kind)),
         QString(registration::wordOf(registration.state)), boundText(registration.registrant),
         boundText(registration.recordDate), boundText(registration.recordUpdated),
         boundText(registration.replacedBy)});
    if (!id)
        return id;
    if (const auto done = insertAllReferences(connection, *id, registration); !done)
        return std::unexpected(done.error());
    return id;
}

base::Result<void> insertAllReferences(Connection& connection, qint64 registrationId,
                                       const registration::Registration& registration)
{
    QList<registration::Reference> links;
    if (registration.templateLink)
        links.append(*registration.templateLink);
    for (const auto& [role, references] :
         {std::pair(u"template"_s, links), std::pair(u"reference"_s, registration.references),
          std::pair(u"contact"_s, registration.contact)}) {
        if (const auto done = insertReferences(connection, registrationId, role, references); !done)
            return done;
    }
    return {};
}

base::Result<registration::Registration> selectRegistration(Connection& connection, qint64 id)
{
    const auto found = connection.first(
        u"SELECT nid, kind, state, registrant, record_date, record_updated, replaced_by FROM registration "
        "WHERE id = ?"_s,
        {id}, [](const QueryRow& row) {
            return registration::Registration{
                .nid = row.text(0),
                .kind = registration::fromWord<registration::NamespaceKind>(row.text(1))
                            .value_or(registration::NamespaceKind{}),
                .state = registration::fromWord<registration::State>(row.text(2))
                             .value_or(registration::State::Registered),
                .registrant = row.text(3),
                .recordDate = row.text(4),
                .recordUpdated = row.text(5),
                .replacedBy = row.text(6)};
        });
    if (!found)
        return std::unexpected(found.error());
    registration::Registration registration = found->value_or(registration::Registration());
    const auto links = selectReferences(connection, id, u"template"_s);
    const auto references = selectReferences(connection, id, u"reference"_s);
    const auto contact = selectReferences(connection, id, u"contact"_s);
    if (const auto error = base::firstError(links, references, contact))
        return std::unexpected(*error);
    if (!links->isEmpty())
        registration.templateLink = links->first();
    registration.references = *references;
    registration.contact = *contact;
    return registration;
}

base::Result<registration::RegistrationRecord> selectRecord(Connection& connection, qint64 id)
{
    auto registration = selectRegistration(connection, id);
    auto versions = selectVersions(connection, id);
    auto events = selectEvents(connection, {EventOwner::Kind::Registration, id});
    auto comments = numberedComments(connection, {EventOwner::Kind::Registration, id});
    if (const auto error = base::firstError(registration, versions, events, comments))
        return std::unexpected(*error);
    return registration::RegistrationRecord{
        *std::move(registration), *std::move(versions), *std::move(events), *std::move(comments), {}};
}

base::Result<QList<qint64>> registrationIds(Connection& connection)
{
    return connection.list(u"SELECT id FROM registration ORDER BY nid"_s, {},
                           [](const QueryRow& row) { return row.integer(0); });
}

base::Result<LatestVersion> selectLatest(Connection& connection, qint64 registrationId)
{
    const auto latest = connection.first(
        u"SELECT number, content_id FROM version WHERE registration_id = ? ORDER BY number DESC LIMIT 1"_s,
        {registrationId}, [](const QueryRow& row) { return LatestVersion{row.number(0), row.integer(1)}; });
    if (!latest)
        return std::unexpected(latest.error());
    return latest->value_or(LatestVersion());
}

base::Result<void> insertVersion(Connection& connection, qint64 registrationId,
                                 const registration::Version& version)
{
    const auto contentId = insertContent(connection, version.content);
    if (!contentId)
        return std::unexpected(contentId.error());
    const auto id =
        connection.insert(u"INSERT INTO version (registration_id, number, content_id, registered_at, author, "
                          "note) VALUES (?, ?, ?, ?, ?, ?)"_s,
                          {registrationId, version.number, *contentId, boundTime(version.registeredAt),
                           boundText(version.author), boundText(version.note)});
    if (!id)
        return std::unexpected(id.error());
    return enterVersion(connection, *id);
}

base::Result<void> mergePeople(Connection& connection, const QList<registration::Person>& people)
{
    for (const registration::Person& person : people) {
        const auto known =
            connection.number(u"SELECT count(*) FROM person WHERE id = ?"_s, {boundText(person.id)});
        if (!known)
            return std::unexpected(known.error());
        if (*known > 0)
            continue; // a file that also names this person does not change the stored data
        const auto added = connection.execute(
            u"INSERT INTO person (id, name, organisation, updated, number) VALUES (?, ?, ?, ?, "
            "(SELECT coalesce(max(number), 0) + 1 FROM person))"_s,
            {boundText(person.id), boundText(person.name), boundText(person.organization),
             boundText(person.updated)});
        if (!added)
            return added;
        for (qsizetype i = 0; i < person.uris.size(); ++i) {
            const auto uri =
                connection.execute(u"INSERT INTO person_uri (person_id, position, uri) VALUES (?, ?, ?)"_s,
                                   {boundText(person.id), i, boundText(person.uris[i])});
            if (!uri)
                return uri;
        }
    }
    return {};
}

base::Result<std::optional<registration::Person>> selectPerson(Connection& connection, const QString& id)
{
    auto person = connection.first(u"SELECT id, name, organisation, updated FROM person WHERE id = ?"_s,
                                   {boundText(id)}, [](const QueryRow& row) {
                                       return registration::Person{
                                           row.text(0), row.text(1), row.text(2), {}, row.text(3)};
                                   });
    if (!person || !*person)
        return person;
    const auto uris = connection.list(u"SELECT uri FROM person_uri WHERE person_id = ? ORDER BY position"_s,
                                      {boundText(id)}, [](const QueryRow& row) { return row.text(0); });
    if (!uris)
        return std::unexpected(uris.error());
    (*person)->uris = *uris;
    return person;
}

base::Result<QList<registration::Person>> selectPeople(Connection& connection)
{
    const auto ids = connection.list(u"SELECT id FROM person ORDER BY id"_s, {},
                                     [](const QueryRow& row) { return row.text(0); });
    if (!ids)
        return std::unexpected(ids.error());
    QList<registration::Person> people;
    for (const QString& id : *ids) {
        const auto person = selectPerson(connection, id);
        if (!person)
            return std::unexpected(person.error());
        people.append(person->value_or(registration::Person{}));
    }
    return people;
}

base::Result<void> adoptSource(Connection& connection, const registration::SnapshotSource& source)
{
    if (source == registration::SnapshotSource())
        return {};
    return connection.execute(
        u"INSERT INTO source (id, date, title, uri) VALUES (1, ?, ?, ?) ON CONFLICT DO NOTHING"_s,
        {boundText(source.date), boundText(source.title), boundText(source.uri)});
}

base::Result<registration::SnapshotSource> selectSource(Connection& connection)
{
    const auto found =
        connection.first(u"SELECT date, title, uri FROM source WHERE id = 1"_s, {}, [](const QueryRow& row) {
            return registration::SnapshotSource{row.text(0), row.text(1), row.text(2)};
        });
    if (!found)
        return std::unexpected(found.error());
    return found->value_or(registration::SnapshotSource());
}

} // namespace nidus::storage
