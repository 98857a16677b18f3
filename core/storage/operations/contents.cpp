// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/contents.h"

#include "core/base/firsterror.h"
#include "core/registration/handle.h"
#include "core/registration/storable.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/operations/listing.h"
#include "core/storage/operations/registrysettings.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/schema/migrations.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/search/searchindex.h"
#include "core/storage/subregistries/subregistrycontent.h"
#include "core/storage/values/listdeparture.h"

#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

base::Error badFormat(const QString& subject, const std::string& detail)
{
    return {base::kBadFormat, subject.toStdString(), detail};
}

/// Rejects content that the types allow but no registry contains.
base::Result<void> validate(const registration::RegistryContent& content)
{
    for (const registration::RegistrationRecord& record : content.records) {
        const registration::Registration& registration = record.registration;
        if (registration.state != registration::State::Registered &&
            registration.state != registration::State::Withdrawn)
            return std::unexpected(badFormat(registration.nid, "a registration cannot be in this state"));
        for (qsizetype i = 0; i < record.versions.size(); ++i) {
            if (record.versions[i].number != i + 1)
                return std::unexpected(badFormat(registration.nid, "versions are not numbered 1, 2, ..."));
        }
    }
    for (const registration::DraftRecord& record : content.drafts) {
        const registration::Draft& draft = record.draft;
        if (draft.state == registration::State::Registered || draft.state == registration::State::Withdrawn ||
            draft.basedOn < 0 || draft.id < 0 || draft.id > kMaxListedId)
            return std::unexpected(badFormat(registration::draftHandle(draft.id),
                                             "the state, id, or base version of the draft is not valid"));
    }
    return {};
}

/// Returns the log of an imported entry; if it has none, an event that records where the entry comes from.
QList<registration::Event> logOf(const Connection& connection, const QList<registration::Event>& events,
                                 const std::optional<Act>& act)
{
    if (!events.isEmpty() || !act)
        return events;
    return {registration::Event{connection.now(), act->who, registration::EventKind::Imported, act->note,
                                act->link}};
}

/// A registration that is not in the search index yet.
struct Unindexed
{
    qint64 id = 0;
    QString text;
};

constexpr qsizetype kIndexedTogether = 512;

base::Result<void> indexAll(Connection& connection, const QList<Unindexed>& added)
{
    for (const Unindexed& each : added) {
        if (const auto done = indexRegistrationText(connection, each.id, each.text); !done)
            return done;
    }
    return {};
}

base::Result<Unindexed> addRecord(Connection& connection, const registration::RegistrationRecord& record,
                                  const std::optional<Act>& act)
{
    const auto id = insertRegistration(connection, record.registration);
    if (!id)
        return std::unexpected(id.error());
    registration::VersionContent latest;
    for (registration::Version version : record.versions) {
        version.content = registration::storable(std::move(version.content));
        if (const auto done = insertVersion(connection, *id, version); !done)
            return std::unexpected(done.error());
        latest = std::move(version.content);
    }
    const auto logged = insertEventsWithLists(connection, *id, record.registration.nid,
                                              logOf(connection, record.events, act), record.subregistries);
    if (!logged)
        return std::unexpected(logged.error());
    const auto commented = insertComments(connection, {EventOwner::Kind::Registration, *id}, record.comments);
    if (!commented)
        return std::unexpected(commented.error());
    return Unindexed{*id, indexedText(record.registration, record.versions.isEmpty() ? nullptr : &latest)};
}

base::Result<void> addRecords(Connection& connection, const QList<registration::RegistrationRecord>& records,
                              const std::optional<Act>& act)
{
    QList<Unindexed> added;
    for (const registration::RegistrationRecord& record : records) {
        auto unindexed = addRecord(connection, record, act);
        if (!unindexed)
            return std::unexpected(unindexed.error());
        added.append(*std::move(unindexed));
        if (added.size() < kIndexedTogether)
            continue;
        if (const auto done = indexAll(connection, added); !done)
            return done;
        added.clear();
    }
    return indexAll(connection, added);
}

base::Result<void> addDraft(Connection& connection, const registration::DraftRecord& record, qint64 id,
                            const std::optional<Act>& act)
{
    registration::Draft draft = record.draft;
    draft.id = id;
    draft.content = registration::storable(std::move(draft.content));
    std::optional<qint64> revised;
    if (!draft.revisionOf.isEmpty()) {
        const auto found = registrationId(connection, draft.revisionOf);
        if (!found)
            return std::unexpected(found.error());
        revised = *found;
    }
    const auto given = insertDraft(connection, draft, revised);
    if (!given)
        return std::unexpected(given.error());
    draft.id = *given;
    const auto logged =
        insertEvents(connection, {EventOwner::Kind::Draft, *given}, logOf(connection, record.events, act));
    if (!logged)
        return logged;
    if (const auto done = insertComments(connection, {EventOwner::Kind::Draft, *given}, record.comments);
        !done)
        return done;
    return indexDraft(connection, draft);
}

base::Result<void> replaceReferences(Connection& connection, qint64 id,
                                     const registration::Registration& registration)
{
    const auto deleted =
        connection.execute(u"DELETE FROM registration_reference WHERE registration_id = ?"_s, {id});
    if (!deleted)
        return deleted;
    return insertAllReferences(connection, id, registration);
}

base::Result<void> enterImport(Connection& connection, qint64 id, const QString& note, const Act& act)
{
    const registration::Event event{connection.now(), act.who, registration::EventKind::Imported, note,
                                    act.link};
    return insertEvent(connection, {EventOwner::Kind::Registration, id}, event);
}

base::Result<void> updateRecord(Connection& connection, const registration::Registration& registration,
                                const Act& act)
{
    const auto id = registrationId(connection, registration.nid);
    if (!id)
        return std::unexpected(id.error());
    const auto updated =
        connection.execute(u"UPDATE registration SET record_date = ?, record_updated = ? WHERE id = ?"_s,
                           {boundText(registration.recordDate), boundText(registration.recordUpdated), *id});
    if (!updated)
        return updated;
    if (const auto done = replaceReferences(connection, *id, registration); !done)
        return done;
    if (const auto done = indexAgain(connection, *id); !done)
        return done;
    return enterImport(connection, *id, act.note, act);
}

/// Records that a list lacks a registration.
base::Result<void> enterDeparture(Connection& connection, const QString& nid, const QString& listDate,
                                  const Act& act)
{
    const auto id = registrationId(connection, nid);
    if (!id)
        return std::unexpected(id.error());
    const QString date = listDate.isEmpty() ? connection.now().date().toString(Qt::ISODate) : listDate;
    return enterImport(connection, *id, departureNote(date, act.note), act);
}

/// Replaces the people that the new list names; others do not change.
base::Result<void> replacePeople(Connection& connection, const QList<registration::Person>& people)
{
    for (const registration::Person& person : people) {
        for (const QString& statement :
             {u"DELETE FROM person_uri WHERE person_id = ?"_s, u"DELETE FROM person WHERE id = ?"_s}) {
            if (const auto deleted = connection.execute(statement, {boundText(person.id)}); !deleted)
                return deleted;
        }
    }
    return mergePeople(connection, people);
}

/// Adds a content that is complete or part of one. Drafts get new ids unless they may keep theirs.
base::Result<void> addPart(Connection& connection, const registration::RegistryContent& content,
                           bool keepsIds, const std::optional<Act>& act)
{
    if (const auto valid = validate(content); !valid)
        return valid;
    if (const auto done = adoptSource(connection, content.source); !done)
        return done;
    if (const auto done = mergePeople(connection, content.people); !done)
        return done;
    if (const auto done = addRecords(connection, content.records, act); !done)
        return done;
    for (const registration::DraftRecord& record : content.drafts) {
        if (const auto done = addDraft(connection, record, keepsIds ? record.draft.id : 0, act); !done)
            return done;
    }
    return {};
}

base::Result<void> updatePart(Connection& connection, const registration::RegistryContent& content,
                              const Act& act)
{
    if (const auto done = replacePeople(connection, content.people); !done)
        return done;
    for (const registration::RegistrationRecord& record : content.records) {
        if (const auto done = updateRecord(connection, record.registration, act); !done)
            return done;
    }
    return {};
}

/// Calls `use` for each part of a content; stops at the first error.
template <typename Use>
base::Result<void> eachPart(const registration::RegistryContent& first, const MoreContent& more,
                            const Use& use)
{
    if (const auto done = use(first); !done || !more)
        return done;
    while (true) {
        const auto part = more();
        if (!part)
            return std::unexpected(part.error());
        if (!*part)
            return {};
        if (const auto done = use(**part); !done)
            return done;
    }
}

base::Result<void> replaceSource(Connection& connection, const registration::SnapshotSource& source)
{
    if (const auto deleted = connection.execute(u"DELETE FROM source WHERE id = 1"_s); !deleted)
        return deleted;
    return adoptSource(connection, source);
}

} // namespace

base::Result<void> Contents::add(const registration::RegistryContent& content, const Act& act,
                                 const MoreContent& more)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto hadAnyDraft = hadDrafts(m_connection);
    const auto registrations = m_connection.number(u"SELECT count(*) FROM registration"_s);
    if (const auto error = base::firstError(hadAnyDraft, registrations))
        return std::unexpected(*error);
    // The first content of a new registry is not an import.
    const bool isEmpty = !*hadAnyDraft && *registrations == 0;
    const std::optional<Act> reported = isEmpty ? std::nullopt : std::optional(act);
    const auto done = eachPart(content, more, [&](const registration::RegistryContent& part) {
        // Ids are never reused, so drafts keep theirs only if the registry never had a draft.
        return addPart(m_connection, part, !*hadAnyDraft, reported);
    });
    return done ? transaction->commit() : done;
}

base::Result<registration::RegistryContent> Contents::all() const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto source = selectSource(m_connection);
    const auto people = selectPeople(m_connection);
    const auto ids = registrationIds(m_connection);
    const auto drafts = selectDrafts(m_connection);
    if (const auto error = base::firstError(source, people, ids, drafts))
        return std::unexpected(*error);
    registration::RegistryContent content{.source = *source, .people = *people};
    for (const qint64 id : *ids) {
        auto record = selectRecord(m_connection, id);
        auto lists = selectSubregistryRecords(m_connection, id);
        if (const auto error = base::firstError(record, lists))
            return std::unexpected(*error);
        record->subregistries = *std::move(lists);
        content.records.append(*std::move(record));
    }
    for (const registration::Draft& draft : *drafts) {
        const auto events = selectEvents(m_connection, {EventOwner::Kind::Draft, draft.id});
        const auto comments = numberedComments(m_connection, {EventOwner::Kind::Draft, draft.id});
        if (const auto error = base::firstError(events, comments))
            return std::unexpected(*error);
        content.drafts.append({draft, *events, *comments});
    }
    return transaction->commit(std::move(content));
}

base::Result<void> Contents::updateRecords(const registration::RegistryContent& content, const Act& act,
                                           const QStringList& missing, const MoreContent& more,
                                           const std::optional<QString>& presentDate)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    const auto source = transaction ? selectSource(m_connection) : std::unexpected(transaction.error());
    if (!source)
        return std::unexpected(source.error());
    if (presentDate && source->date != *presentDate && source->date != content.source.date)
        return std::unexpected(base::Error{kConflict, content.source.title.toStdString(),
                                           "the list of " + source->date.toStdString() + " is used now"});
    if (const auto done = replaceSource(m_connection, content.source); !done)
        return done;
    const auto updated = eachPart(content, more, [&](const registration::RegistryContent& part) {
        return updatePart(m_connection, part, act);
    });
    if (!updated)
        return updated;
    for (const QString& nid : missing) {
        if (const auto done = enterDeparture(m_connection, nid, content.source.date, act); !done)
            return done;
    }
    return transaction->commit();
}

base::Result<RegistryInfo> Contents::info() const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto source = selectSource(m_connection);
    const auto schema = schemaVersion(m_connection);
    const auto approval = RegistrySettings(m_connection).approval();
    if (const auto error = base::firstError(source, schema, approval))
        return std::unexpected(*error);
    RegistryInfo info{
        .path = m_connection.path(), .schemaVersion = *schema, .source = *source, .approval = *approval};
    for (const auto& [count, sql] :
         {std::pair(&info.registrations, u"SELECT count(*) FROM registration"_s),
          std::pair(&info.versions, u"SELECT count(*) FROM version"_s),
          std::pair(&info.drafts, u"SELECT count(*) FROM draft WHERE fate = 'open'"_s)}) {
        const auto number = m_connection.number(sql);
        if (!number)
            return std::unexpected(number.error());
        *count = *number;
    }
    return transaction->commit(std::move(info));
}

} // namespace nidus::storage
