// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/registrations.h"

#include "core/base/firsterror.h"
#include "core/registration/registrantname.h"
#include "core/registration/storable.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/search/searchindex.h"
#include "core/storage/values/listdeparture.h"

#include <algorithm>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// The registration and version that a draft's content becomes.
struct Target
{
    qint64 registrationId;
    registration::Registration registration;
    int number;
    int written; ///< the number in its template: different if the first versions are not stored
};

/// Returns the content to register. A field that already has the value stays as typed ("2 (revision of
/// ...)").
registration::VersionContent withIdentity(registration::VersionContent content, const QString& nid,
                                          int written)
{
    content.registrationTemplate.setText(registration::TemplateField::Nid, nid);
    if (content.registrationTemplate.version() != written)
        content.registrationTemplate.setText(registration::TemplateField::Version, QString::number(written));
    return content;
}

/// Returns the registering organization, as far as the text names it.
QString organizationOf(const registration::Registrant& registrant)
{
    return registrant.organization.isEmpty() ? registration::organizationIn(registrant.other)
                                             : registrant.organization;
}

QString today(const Connection& connection) { return connection.now().date().toString(Qt::ISODate); }

base::Result<Target> newNamespace(Connection& connection, const registration::Draft& draft)
{
    const registration::RegistrationTemplate& from = draft.content.registrationTemplate;
    Target target{.registrationId = 0,
                  .registration = {.nid = from.nid(),
                                   .kind = draft.kind,
                                   .registrant = organizationOf(from.registrant()),
                                   .recordDate = today(connection)},
                  .number = 1,
                  .written = 1};
    if (draft.kind == registration::NamespaceKind::Informal) {
        // In the transaction that uses it, so that two programs cannot get the same number (RFC 8141
        // section 5.2).
        const auto nid = nextInformalNid(connection);
        if (!nid)
            return std::unexpected(nid.error());
        target.registration.nid = *nid;
    }
    const auto id = insertRegistration(connection, target.registration);
    if (!id)
        return std::unexpected(id.error());
    target.registrationId = *id;
    return target;
}

base::Result<Target> nextVersion(Connection& connection, const DraftRow& row)
{
    const auto registration = selectRegistration(connection, row.registrationId);
    if (!registration)
        return std::unexpected(registration.error());
    const std::string subject = registration->nid.toStdString();
    if (registration->state == registration::State::Withdrawn)
        return std::unexpected(base::Error{kWrongState, subject, "withdrawn"});
    const auto latest = selectLatest(connection, row.registrationId);
    if (!latest)
        return std::unexpected(latest.error());
    // Somebody has registered another version since; registering this draft would silently undo it.
    if (latest->number != row.draft.basedOn)
        return std::unexpected(base::Error{kConflict, subject,
                                           "based on version " + std::to_string(row.draft.basedOn) +
                                               ", but the latest is " + std::to_string(latest->number)});
    Target target{row.registrationId, *registration, latest->number + 1,
                  row.draft.content.registrationTemplate.version().value_or(1)};
    if (latest->number > 0) {
        const auto current = selectContent(connection, latest->contentId);
        if (!current)
            return std::unexpected(current.error());
        target.written = std::max(latest->number, current->registrationTemplate.version().value_or(0)) + 1;
        registration::VersionContent draft =
            withIdentity(row.draft.content, registration->nid, target.written);
        draft.original = current->original; // the same text from another file is not a new version
        if (withIdentity(*current, registration->nid, target.written) == draft)
            return std::unexpected(base::Error{kUnchanged, subject, {}});
    }
    const QString organization = organizationOf(row.draft.content.registrationTemplate.registrant());
    if (!organization.isEmpty())
        target.registration.registrant = organization;
    target.registration.recordUpdated = today(connection);
    const auto updated = connection.execute(
        u"UPDATE registration SET registrant = ?, record_updated = ? WHERE id = ?"_s,
        {boundText(target.registration.registrant), target.registration.recordUpdated, row.registrationId});
    if (!updated)
        return std::unexpected(updated.error());
    return target;
}

base::Result<void> append(Connection& connection, const Target& target, const registration::Draft& draft,
                          const Act& act)
{
    const registration::Version version{.number = target.number,
                                        .content = registration::storable(withIdentity(
                                            draft.content, target.registration.nid, target.written)),
                                        .registeredAt = connection.now(),
                                        .author = act.who,
                                        .note = act.note};
    if (const auto done = insertVersion(connection, target.registrationId, version); !done)
        return done;
    const auto latest = selectLatest(connection, target.registrationId);
    if (!latest)
        return std::unexpected(latest.error());
    if (const auto stored = checkStored(connection, latest->contentId, version.content); !stored)
        return stored;
    const registration::Event event{version.registeredAt, act.who, registration::EventKind::Registered,
                                    act.note, act.link};
    const auto logged =
        insertEvent(connection, {EventOwner::Kind::Registration, target.registrationId}, event);
    if (!logged)
        return logged;
    return indexRegistration(connection, target.registrationId, target.registration, &version.content);
}

/// `which` is a condition.
base::Result<QList<RuleOfVersion>> selectRules(Connection& connection, QLatin1StringView which,
                                               const QVariantList& values = {})
{
    return connection.list(u"SELECT r.nid, v.number, %1 FROM syntax_rule s "
                           "JOIN version v ON v.content_id = s.content_id "
                           "JOIN registration r ON r.id = v.registration_id "
                           "WHERE %2 ORDER BY r.nid, v.number DESC"_s.arg(ruleColumns(), which),
                           values, [](const QueryRow& row) {
                               return RuleOfVersion{row.text(0), row.number(1), ruleFrom(row, 2)};
                           });
}

} // namespace

base::Result<registration::RegistrationRecord> Registrations::record(const QString& nid) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto id = registrationId(m_connection, nid);
    if (!id)
        return std::unexpected(id.error());
    auto record = selectRecord(m_connection, *id);
    if (!record)
        return record;
    return transaction->commit(*std::move(record));
}

base::Result<QList<RuleOfVersion>> Registrations::rules() const
{
    return selectRules(m_connection, "true"_L1);
}

base::Result<std::optional<NamespaceFacts>> Registrations::facts(const QString& nid) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto found = m_connection.first(
        u"SELECT id, nid, state FROM registration WHERE nid = ?"_s, {boundText(nid)},
        [](const QueryRow& row) {
            return std::pair(row.integer(0),
                             NamespaceFacts{.nid = row.text(1),
                                            .state = registration::fromWord<registration::State>(row.text(2))
                                                         .value_or(registration::State::Registered)});
        });
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return transaction->commit(std::optional<NamespaceFacts>());
    const auto& [id, facts] = **found;
    const auto rules = selectRules(m_connection, "r.id = ?"_L1, {id});
    const auto events = selectEvents(m_connection, {EventOwner::Kind::Registration, id});
    if (const auto error = base::firstError(rules, events))
        return std::unexpected(*error);
    return transaction->commit(std::optional(NamespaceFacts{
        .nid = facts.nid, .state = facts.state, .rules = *rules, .leftList = departureDate(*events)}));
}

base::Result<QList<registration::Person>> Registrations::people(const QSet<QString>& ids) const
{
    QStringList sorted(ids.cbegin(), ids.cend());
    sorted.sort();
    QList<registration::Person> people;
    for (const QString& id : std::as_const(sorted)) {
        const auto person = selectPerson(m_connection, id);
        if (!person)
            return std::unexpected(person.error());
        if (*person)
            people.append(**person);
    }
    return people;
}

base::Result<QString> Registrations::registerDraft(qint64 id, const Act& act,
                                                   std::optional<int> expectedSaves)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto row = selectDraftAsRead(m_connection, id, expectedSaves);
    if (!row)
        return std::unexpected(row.error());
    const auto target =
        row->registrationId == 0 ? newNamespace(m_connection, row->draft) : nextVersion(m_connection, *row);
    if (!target)
        return std::unexpected(target.error());
    if (const auto done = append(m_connection, *target, row->draft, act); !done)
        return std::unexpected(done.error());
    const auto closed = setOutcome(m_connection, id, DraftOutcome::Registered, target->registrationId);
    if (!closed)
        return std::unexpected(closed.error());
    if (const auto done = unindexDraft(m_connection, id); !done)
        return std::unexpected(done.error());
    return transaction->commit(target->registration.nid);
}

base::Result<void> Registrations::withdraw(const QString& nid, const Act& act, const QString& replacedBy)
{
    return change(nid, registration::State::Withdrawn, act, replacedBy);
}

base::Result<void> Registrations::reinstate(const QString& nid, const Act& act)
{
    return change(nid, registration::State::Registered, act, {});
}

base::Result<void> Registrations::change(const QString& nid, registration::State to, const Act& act,
                                         const QString& replacedBy)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto id = registrationId(m_connection, nid);
    if (!id)
        return std::unexpected(id.error());
    const auto registration = selectRegistration(m_connection, *id);
    if (!registration)
        return std::unexpected(registration.error());
    if (registration->state == to)
        return std::unexpected(base::Error{kWrongState, registration->nid.toStdString(),
                                           QString(registration::wordOf(to)).toStdString()});
    if (!replacedBy.isEmpty()) {
        if (const auto other = registrationId(m_connection, replacedBy); !other)
            return std::unexpected(other.error());
    }
    const auto updated =
        m_connection.execute(u"UPDATE registration SET state = ?, replaced_by = ? WHERE id = ?"_s,
                             {QString(registration::wordOf(to)), boundText(replacedBy), *id});
    if (!updated)
        return updated;
    const registration::EventKind what = to == registration::State::Withdrawn
                                             ? registration::EventKind::Withdrawn
                                             : registration::EventKind::Reopened;
    const registration::Event event{m_connection.now(), act.who, what, act.note, act.link};
    if (const auto done = insertEvent(m_connection, {EventOwner::Kind::Registration, *id}, event); !done)
        return done;
    return transaction->commit();
}

base::Result<QString> Registrations::nextInformalNid() const
{
    return nidus::storage::nextInformalNid(m_connection);
}

} // namespace nidus::storage
