// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/drafts.h"
#include "core/findings/catalog/visiblecharacter.h"

#include "core/base/firsterror.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/registration/storable.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/search/searchindex.h"

#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

registration::Event eventOf(const Connection& connection, registration::EventKind what, const Act& act)
{
    return {connection.now(), act.who, what, act.note, act.link};
}

base::Result<void> logDraftEvent(Connection& connection, qint64 id, registration::EventKind what,
                                 const Act& act)
{
    return insertEvent(connection, {EventOwner::Kind::Draft, id}, eventOf(connection, what, act));
}

/// A draft of a revision, and what it revises.
struct BasedDraft
{
    registration::Draft draft;
    qint64 registrationId = 0;
};

/// Fills in the members that a revision copies from its registration.
base::Result<BasedDraft> basedOnHead(Connection& connection, registration::Draft draft)
{
    const auto id = registrationId(connection, draft.revisionOf);
    if (!id)
        return std::unexpected(id.error());
    const auto registration = selectRegistration(connection, *id);
    if (!registration)
        return std::unexpected(registration.error());
    if (registration->state == registration::State::Withdrawn)
        return std::unexpected(base::Error{kWrongState, registration->nid.toStdString(), "withdrawn"});
    const auto latest = selectLatest(connection, *id);
    if (!latest)
        return std::unexpected(latest.error());
    draft.revisionOf = registration->nid;
    draft.kind = registration->kind;
    draft.basedOn = latest->number;
    return BasedDraft{.draft = std::move(draft), .registrationId = *id};
}

/// Returns the event of a step from one state to another; nothing if there is no such step.
std::optional<registration::EventKind> stepBetween(registration::State from, registration::State to)
{
    if (from == registration::State::Draft && to == registration::State::InReview)
        return registration::EventKind::Submitted;
    if (from == registration::State::InReview && to == registration::State::Approved)
        return registration::EventKind::Approved;
    if (from == registration::State::Approved && to == registration::State::WithIana)
        return registration::EventKind::Forwarded;
    if (from != registration::State::Draft && to == registration::State::Draft)
        return registration::EventKind::Reopened;
    return std::nullopt;
}

/// Records that approved content is about to change, and returns the state that the draft then has. An
/// editorial change is approved at once for the given reason; any other change returns the draft to review.
base::Result<registration::State> enterChange(Connection& connection, const registration::Draft& draft,
                                              const registration::VersionContent& after,
                                              const QString& editorial, const Act& act)
{
    const QString changed = registration::changedParts(draft.content, after).join(", "_L1);
    registration::State state = draft.state;
    QList<registration::Event> events;
    if (editorial.isEmpty()) {
        const QString note = registration::kChangedAfterApproval + changed + u'.';
        events = {eventOf(connection, registration::EventKind::Reopened,
                          {act.who, registration::approvalNote(note, draft.content), act.link}),
                  eventOf(connection, registration::EventKind::Submitted, {act.who, {}, {}})};
        state = registration::State::InReview;
        if (const auto done = setDraftState(connection, draft.id, state); !done)
            return std::unexpected(done.error());
    } else {
        const QString note = registration::kEditorialChange + changed + ": "_L1 + editorial;
        events = {eventOf(connection, registration::EventKind::Approved,
                          {act.who, registration::approvalNote(note, after), act.link})};
        if (draft.state == registration::State::WithIana)
            events.append(eventOf(connection, registration::EventKind::Forwarded, {act.who, note, act.link}));
    }
    if (const auto done = insertEvents(connection, {EventOwner::Kind::Draft, draft.id}, events); !done)
        return std::unexpected(done.error());
    return state;
}

/// Returns what changes, in English as all of the history, and then `written`; empty if nothing changes.
QString assignmentNote(const registration::Draft& before, const registration::Draft& after,
                       const QString& written)
{
    QStringList changes;
    if (after.assignee != before.assignee)
        changes.append(u"Assignee: "_s + (after.assignee.isEmpty() ? u"none"_s : after.assignee));
    if (after.owner != before.owner)
        changes.append(registration::ownerLine(after.owner));
    if (!changes.isEmpty() && !written.isEmpty())
        changes.append(written);
    return changes.join(u'\n');
}

/// Sets who has a draft and who acts next, and records it.
base::Result<void> assignPeople(Connection& connection, const registration::Draft& draft, const Act& act)
{
    if (const auto done = setPeople(connection, draft); !done)
        return done;
    return logDraftEvent(connection, draft.id, registration::EventKind::Assigned, act);
}

/// Returns what a save changes, and then `written`.
QString saveNote(const registration::VersionContent& before, const registration::VersionContent& after,
                 const QString& written)
{
    QStringList lines;
    if (const QStringList changed = registration::changedParts(before, after); !changed.isEmpty())
        lines.append(u"Changed: %1."_s.arg(changed.join(", "_L1)));
    lines.append(written);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// The version that a saved draft will be based on.
enum class Base : std::uint8_t { Kept, PresentHead };

base::Result<registration::Draft> store(Connection& connection, qint64 id,
                                        const registration::VersionContent& given, int expectedSaves,
                                        const Act& act, Base base, const QString& editorial)
{
    const registration::VersionContent content = registration::storable(given);
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto row = selectDraftAsRead(connection, id, expectedSaves);
    if (!row)
        return std::unexpected(row.error());
    const int basedOn = row->draft.basedOn;
    if (base == Base::PresentHead && !row->draft.revisionOf.isEmpty()) {
        auto based = basedOnHead(connection, row->draft);
        if (!based)
            return std::unexpected(based.error());
        row->draft = std::move(based->draft);
    }
    if (row->draft.content == content && row->draft.basedOn == basedOn)
        return row->draft;
    if (registration::isApproved(row->draft.state) && row->draft.content != content) {
        const auto state =
            enterChange(connection, row->draft, content,
                        findings::readableText(editorial).isEmpty() ? QString() : editorial.trimmed(), act);
        if (!state)
            return std::unexpected(state.error());
        row->draft.state = *state;
    } else if (const auto logged =
                   logDraftEvent(connection, id, registration::EventKind::Saved,
                                 {act.who, saveNote(row->draft.content, content, act.note), act.link});
               !logged) {
        return std::unexpected(logged.error());
    }
    row->draft.content = content;
    row->draft.updatedAt = connection.now();
    row->draft.author = act.who;
    ++row->draft.saves;
    if (const auto done = updateDraft(connection, *row); !done)
        return std::unexpected(done.error());
    if (const auto done = indexDraft(connection, row->draft); !done)
        return std::unexpected(done.error());
    return transaction->commit(row->draft);
}

base::Result<registration::Draft> createOne(Connection& connection, const registration::Draft& draft,
                                            const Act& act)
{
    const QDateTime now = connection.now();
    registration::Draft made{.kind = draft.kind,
                             .revisionOf = draft.revisionOf,
                             .content = registration::storable(draft.content),
                             .createdAt = now,
                             .updatedAt = now,
                             .author = act.who,
                             .owner = act.who};
    std::optional<qint64> revised;
    if (!made.revisionOf.isEmpty()) {
        auto based = basedOnHead(connection, std::move(made));
        if (!based)
            return std::unexpected(based.error());
        made = std::move(based->draft);
        revised = based->registrationId;
    }
    const auto id = insertDraft(connection, made, revised);
    if (!id)
        return std::unexpected(id.error());
    made.id = *id;
    if (const auto done = logDraftEvent(connection, *id, registration::EventKind::Created, act); !done)
        return std::unexpected(done.error());
    if (const auto done = indexDraft(connection, made); !done)
        return std::unexpected(done.error());
    return made;
}

base::Result<QList<registration::Draft>> readDrafts(Connection& connection, DraftOutcome outcome,
                                                    const QString& nid = {})
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto drafts = selectDrafts(connection, outcome, nid);
    if (!drafts)
        return drafts;
    return transaction->commit(*std::move(drafts));
}

} // namespace

base::Result<QList<registration::Draft>> Drafts::all() const
{
    return readDrafts(m_connection, DraftOutcome::Open);
}

base::Result<QList<registration::Draft>> Drafts::ofNid(const QString& nid) const
{
    return nid.isEmpty() ? QList<registration::Draft>() : readDrafts(m_connection, DraftOutcome::Open, nid);
}

base::Result<QList<qint64>> Drafts::ids() const
{
    return m_connection.list(u"SELECT id FROM draft WHERE fate = 'open' ORDER BY id"_s, {},
                             [](const QueryRow& row) { return row.integer(0); });
}

base::Result<registration::DraftRecord> Drafts::record(qint64 id) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto row = selectDraft(m_connection, id);
    const auto events = selectEvents(m_connection, {EventOwner::Kind::Draft, id});
    const auto comments = numberedComments(m_connection, {EventOwner::Kind::Draft, id});
    if (const auto error = base::firstError(row, events, comments))
        return std::unexpected(*error);
    return transaction->commit(registration::DraftRecord{row->draft, *events, *comments});
}

base::Result<registration::Draft> Drafts::create(const registration::Draft& draft, const Act& act)
{
    const base::Result<QList<registration::Draft>> made = createAll({draft}, act);
    return made ? base::Result<registration::Draft>(made->constFirst()) : std::unexpected(made.error());
}

base::Result<QList<registration::Draft>> Drafts::createAll(const QList<registration::Draft>& drafts,
                                                           const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    QList<registration::Draft> made;
    for (const registration::Draft& draft : drafts) {
        base::Result<registration::Draft> one = createOne(m_connection, draft, act);
        if (!one)
            return std::unexpected(one.error());
        made.append(*std::move(one));
    }
    if (made.size() == 1) {
        const auto row = selectDraft(m_connection, made.constFirst().id);
        if (!row)
            return std::unexpected(row.error());
        const auto stored = checkStored(m_connection, row->contentId, made.constFirst().content);
        if (!stored)
            return std::unexpected(stored.error());
    }
    return transaction->commit(std::move(made));
}

base::Result<registration::Draft> Drafts::save(qint64 id, const registration::VersionContent& content,
                                               int expectedSaves, const Act& act, const QString& editorial)
{
    return store(m_connection, id, content, expectedSaves, act, Base::Kept, editorial);
}

base::Result<registration::Draft> Drafts::rebase(qint64 id, const registration::VersionContent& content,
                                                 int expectedSaves, const Act& act, const QString& editorial)
{
    return store(m_connection, id, content, expectedSaves, act, Base::PresentHead, editorial);
}

base::Result<void> Drafts::remind(qint64 id, const QDate& day)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    if (const auto row = selectDraft(m_connection, id); !row)
        return std::unexpected(row.error());
    if (const auto done = setReminder(m_connection, id, day); !done)
        return done;
    return transaction->commit();
}

base::Result<registration::Draft> Drafts::assign(qint64 id, const Assignment& people, const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto row = selectDraft(m_connection, id);
    if (!row)
        return std::unexpected(row.error());
    registration::Draft assigned = row->draft;
    assigned.owner = people.owner.value_or(assigned.owner);
    assigned.assignee = people.assignee.value_or(assigned.assignee);
    const QString note = assignmentNote(row->draft, assigned, act.note);
    if (note.isEmpty())
        return assigned;
    if (const auto done = assignPeople(m_connection, assigned, {act.who, note, act.link}); !done)
        return std::unexpected(done.error());
    return transaction->commit(std::move(assigned));
}

base::Result<void> Drafts::moveToTrash(qint64 id, const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    if (const auto row = selectDraft(m_connection, id); !row)
        return std::unexpected(row.error());
    if (const auto done = logDraftEvent(m_connection, id, registration::EventKind::Discarded, act); !done)
        return done;
    if (const auto done = setOutcome(m_connection, id, DraftOutcome::Discarded); !done)
        return done;
    if (const auto done = unindexDraft(m_connection, id); !done)
        return done;
    return transaction->commit();
}

base::Result<QList<registration::Draft>> Drafts::discarded() const
{
    return readDrafts(m_connection, DraftOutcome::Discarded);
}

base::Result<registration::Draft> Drafts::restoreFromTrash(qint64 id, const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto row = selectDraft(m_connection, id, DraftOutcome::Discarded);
    if (!row)
        return std::unexpected(row.error());
    if (const auto done = setOutcome(m_connection, id, DraftOutcome::Open); !done)
        return std::unexpected(done.error());
    if (const auto done = logDraftEvent(m_connection, id, registration::EventKind::Restored, act); !done)
        return std::unexpected(done.error());
    if (const auto done = indexDraft(m_connection, row->draft); !done)
        return std::unexpected(done.error());
    return transaction->commit(row->draft);
}

base::Result<registration::Draft> Drafts::move(qint64 id, registration::State to, const Act& act,
                                               const QDate& remindOn, std::optional<int> expectedSaves,
                                               const QString& finished)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto row = selectDraftAsRead(m_connection, id, expectedSaves);
    if (!row)
        return std::unexpected(row.error());
    const auto step = stepBetween(row->draft.state, to);
    if (!step)
        return std::unexpected(base::Error{kWrongState, registration::draftHandle(id).toStdString(),
                                           std::string(registration::wordOf(row->draft.state).data())});
    row->draft.state = to;
    row->draft.remindOn = remindOn;
    if (const auto done = setDraftState(m_connection, id, to); !done)
        return std::unexpected(done.error());
    if (const auto done = setReminder(m_connection, id, remindOn); !done)
        return std::unexpected(done.error());
    // Whoever reviewed a returned draft has acted: its owner is next.
    const bool isUnassigned = row->draft.assignee == finished || *step == registration::EventKind::Reopened;
    if (isUnassigned && !row->draft.assignee.isEmpty()) {
        registration::Draft back = row->draft;
        back.assignee.clear();
        const Act unassigned{act.who, assignmentNote(row->draft, back, {}), {}};
        if (const auto done = assignPeople(m_connection, back, unassigned); !done)
            return std::unexpected(done.error());
        row->draft = std::move(back);
    }
    Act said = act;
    if (*step == registration::EventKind::Approved)
        said.note = registration::approvalNote(act.note, row->draft.content);
    if (const auto done = logDraftEvent(m_connection, id, *step, said); !done)
        return std::unexpected(done.error());
    return transaction->commit(row->draft);
}

} // namespace nidus::storage
