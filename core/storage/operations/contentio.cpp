// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/contentio.h"

#include "core/registration/handle.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/search/searchindex.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

Error badFormat(const QString& subject, const std::string& detail)
{
    return {ErrorCode::BadFormat, subject.toStdString(), detail};
}

/// What the types let through but no registry holds.
std::expected<void, Error> validate(const RegistryContent& content)
{
    for (const RegistrationRecord& record : content.records) {
        const Registration& registration = record.registration;
        if (registration.state != State::Registered && registration.state != State::Withdrawn)
            return std::unexpected(badFormat(registration.nid, "a registration cannot be in this state"));
        for (qsizetype i = 0; i < record.versions.size(); ++i) {
            if (record.versions[i].number != i + 1)
                return std::unexpected(badFormat(registration.nid, "versions are not numbered 1, 2, ..."));
        }
    }
    for (const DraftRecord& record : content.drafts) {
        const Draft& draft = record.draft;
        if (draft.state == State::Registered || draft.state == State::Withdrawn || draft.basedOn < 0 ||
            draft.id < 0)
            return std::unexpected(badFormat(draftHandle(draft.id), "a draft cannot be like this"));
    }
    return {};
}

/// The log of what comes in. Without one, `act` tells where it comes from.
QList<Event> logOf(const Connection& connection, const QList<Event>& events, const std::optional<Act>& act)
{
    if (!events.isEmpty() || !act)
        return events;
    return {Event{connection.now(), act->who, EventKind::Imported, act->note, act->link}};
}

std::expected<void, Error> addRecord(Connection& connection, const RegistrationRecord& record,
                                     const std::optional<Act>& act)
{
    const auto id = insertRegistration(connection, record.registration);
    if (!id)
        return std::unexpected(id.error());
    for (const Version& version : record.versions) {
        if (const auto done = insertVersion(connection, *id, version); !done)
            return done;
    }
    const auto logged = insertEvents(connection, {EventOwner::Kind::Registration, *id},
                                     logOf(connection, record.events, act));
    if (!logged)
        return logged;
    const auto commented = insertComments(connection, {EventOwner::Kind::Registration, *id}, record.comments);
    if (!commented)
        return commented;
    return indexRegistration(connection, *id, record.registration,
                             record.versions.isEmpty() ? nullptr : &record.versions.last().content);
}

std::expected<void, Error> addDraft(Connection& connection, const DraftRecord& record, qint64 id,
                                    const std::optional<Act>& act)
{
    Draft draft = record.draft;
    draft.id = id;
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

} // namespace

std::expected<void, Error> addContent(Connection& connection, const RegistryContent& content, const Act& act)
{
    if (const auto valid = validate(content); !valid)
        return valid;
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto hadAnyDraft = hadDrafts(connection);
    if (!hadAnyDraft)
        return std::unexpected(hadAnyDraft.error());
    const auto registrations = connection.number(u"SELECT count(*) FROM registration"_s);
    if (!registrations)
        return std::unexpected(registrations.error());
    const bool isEmpty = !*hadAnyDraft && *registrations == 0;
    const std::optional<Act> told = isEmpty ? std::nullopt : std::optional(act);

    if (const auto done = adoptSource(connection, content.source); !done)
        return done;
    if (const auto done = mergePeople(connection, content.people); !done)
        return done;
    for (const RegistrationRecord& record : content.records) {
        if (const auto done = addRecord(connection, record, told); !done)
            return done;
    }
    for (const DraftRecord& record : content.drafts) {
        const qint64 id = *hadAnyDraft ? 0 : record.draft.id;
        if (const auto done = addDraft(connection, record, id, told); !done)
            return done;
    }
    return transaction->commit();
}

std::expected<RegistryContent, Error> selectAll(Connection& connection)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto source = selectSource(connection);
    if (!source)
        return std::unexpected(source.error());
    const auto people = selectPeople(connection);
    if (!people)
        return std::unexpected(people.error());
    RegistryContent content{.source = *source, .people = *people};

    const auto ids = registrationIds(connection);
    if (!ids)
        return std::unexpected(ids.error());
    for (const qint64 id : *ids) {
        auto record = selectRecord(connection, id);
        if (!record)
            return std::unexpected(record.error());
        content.records.append(*std::move(record));
    }
    const auto drafts = selectDrafts(connection);
    if (!drafts)
        return std::unexpected(drafts.error());
    for (const Draft& draft : *drafts) {
        const auto events = selectEvents(connection, {EventOwner::Kind::Draft, draft.id});
        if (!events)
            return std::unexpected(events.error());
        const auto comments = numberedComments(connection, {EventOwner::Kind::Draft, draft.id});
        if (!comments)
            return std::unexpected(comments.error());
        content.drafts.append({draft, *events, *comments});
    }
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return content;
}

} // namespace nidus
