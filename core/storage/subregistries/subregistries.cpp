// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/subregistries.h"

#include "core/base/firsterror.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/ledger.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/subregistries/presentrows.h"
#include "core/storage/subregistries/subregistrycontent.h"
#include "core/storage/subregistries/subregistryrows.h"
#include "core/subregistry/redefinition.h"

#include <algorithm>
#include <memory>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using subregistry::Definition;
using subregistry::ListChange;

namespace {

base::Result<std::optional<SubregistryRow>> findSubregistry(Connection& connection, qint64 registrationId,
                                                            const QString& name, Lists lists = Lists::Present)
{
    const auto rows = selectSubregistries(connection, registrationId, lists);
    if (!rows)
        return std::unexpected(rows.error());
    const auto found = std::ranges::find_if(*rows, [&name](const SubregistryRow& row) {
        return row.definition.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == rows->end() ? std::nullopt : std::optional(*found);
}

/// The row of a subregistry and its registration.
struct FoundSubregistry
{
    qint64 registrationId = 0;
    SubregistryRow row;
};

base::Result<FoundSubregistry> subregistryNamed(Connection& connection, const QString& nid,
                                                const QString& name)
{
    const auto registration = registrationId(connection, nid);
    if (!registration)
        return std::unexpected(registration.error());
    const auto row = findSubregistry(connection, *registration, name);
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return std::unexpected(base::Error{kNotFound, (nid + u'/' + name).toStdString(), {}});
    return FoundSubregistry{*registration, **row};
}

/// Whether a removed list can be created again with this definition.
bool canBecome(const Definition& removed, const Definition& definition)
{
    return removed.kind == definition.kind && removed.key == definition.key &&
           removed.ignoresCase == definition.ignoresCase;
}

registration::Event listEvent(const Connection& connection, const Act& act, const QString& note)
{
    return {connection.now(), act.who, registration::EventKind::Listed, note, act.link};
}

/// Returns the id of the namespace; absent if the NID is empty, which means all.
base::Result<std::optional<qint64>> askedRegistration(Connection& connection, const QString& nid)
{
    if (nid.isEmpty())
        return std::nullopt;
    const auto id = registrationId(connection, nid);
    return id ? base::Result<std::optional<qint64>>(*id) : std::unexpected(id.error());
}

/// Returns the subregistry with its ranges; its rows are read when they are needed.
base::Result<subregistry::Subregistry> presentList(Connection& connection, const SubregistryRow& row,
                                                   std::shared_ptr<subregistry::RowSource> source)
{
    const auto ranges = selectRanges(connection, row.id);
    if (!ranges)
        return std::unexpected(ranges.error());
    subregistry::Subregistry list(row.definition, std::move(source));
    list.apply({.what = {}, .date = {}, .ranges = *ranges});
    return list;
}

base::Result<qsizetype> heldIn(Connection& connection, qint64 list)
{
    return connection.number(u"SELECT count(*) FROM subregistry_present WHERE subregistry_id = ? "
                             "AND state NOT IN ('released', 'pool')"_s,
                             {list});
}

/// Returns the hash of the entry of the history with an event; empty if there is none.
base::Result<QByteArray> hashOfEvent(Connection& connection, qint64 event)
{
    const auto hash = connection.first(u"SELECT hash FROM ledger WHERE event_id = ?"_s, {event},
                                       [](const QueryRow& row) { return row.bytes(0); });
    return hash ? base::Result<QByteArray>(hash->value_or(QByteArray())) : std::unexpected(hash.error());
}

base::Result<PresentSubregistry> presentFacts(Connection& connection, const SubregistryRow& row)
{
    const auto list = presentList(connection, row, nullptr);
    if (!list)
        return std::unexpected(list.error());
    const auto facts = connection.first(
        u"SELECT coalesce(max(event_id), ?), max(CASE WHEN what <> 'refuse' AND reverses NOT IN "
        "(SELECT event_id FROM subregistry_change WHERE what = 'refuse') THEN date END) "
        "FROM subregistry_change WHERE subregistry_id = ?"_s,
        {row.id, row.id}, [&](const QueryRow& found) {
            return PresentSubregistry{
                .definition = row.definition,
                .ranges = list->ranges(),
                .newest = found.integer(0),
                .hash = {},
                .date = QDate::fromString(found.text(1), Qt::ISODate),
                .countHeld = [&connection, id = row.id] { return heldIn(connection, id); }};
        });
    if (!facts)
        return std::unexpected(facts.error());
    PresentSubregistry present = facts->value_or(PresentSubregistry{});
    const auto hash = hashOfEvent(connection, present.newest);
    if (!hash)
        return std::unexpected(hash.error());
    present.hash = *hash;
    return present;
}

base::Result<ListChange> store(Connection& connection, const FoundSubregistry& found, const Act& act,
                               ListChange change)
{
    const registration::Event event = listEvent(connection, act, change.note);
    const auto id = insertEventRow(connection, {EventOwner::Kind::Registration, found.registrationId}, event);
    if (!id)
        return std::unexpected(id.error());
    if (const auto done = insertChange(connection, *id, found.row.id, change); !done)
        return std::unexpected(done.error());
    if (const auto done = enterEvent(connection, *id); !done)
        return std::unexpected(done.error());
    change.id = *id;
    change.entered = event.when;
    change.who = act.who;
    if (const auto done = applyToPresent(connection, found.row, change); !done)
        return std::unexpected(done.error());
    return change;
}

/// On which rows a change is decided. It is decided again if another program had changed the stored ones.
enum class Rows : std::uint8_t { Stored, Repaired };

base::Result<std::optional<ListChange>> decided(Connection& connection, const SubregistryRow& row,
                                                const QString& request, const Subregistries::Decide& decide,
                                                Rows wanted)
{
    if (wanted == Rows::Repaired) {
        if (const auto repaired = repairPresentRows(connection, row); !repaired)
            return std::unexpected(repaired.error());
    }
    const auto rows = std::make_shared<PresentRows>(connection, row);
    auto list = presentList(connection, row, rows);
    if (!list)
        return std::unexpected(list.error());
    const auto answers = selectAnswers(connection, request);
    if (!answers)
        return std::unexpected(answers.error());
    const OpenSubregistry open(connection, row.id, *std::move(list));
    auto change = decide(open, *answers);
    for (const std::optional<base::Error>& failure : {open.failure(), rows->failure()}) {
        if (failure)
            return std::unexpected(*failure);
    }
    return change;
}

} // namespace

QList<ListChange> OpenSubregistry::kept(base::Result<QList<ListChange>> changes) const
{
    if (!changes)
        m_failure = changes.error();
    return changes ? *std::move(changes) : QList<ListChange>();
}

QList<ListChange> OpenSubregistry::changes() const { return kept(selectChanges(m_connection, m_id)); }

QList<ListChange> OpenSubregistry::changesAfter(qint64 id) const
{
    return kept(selectChangesAfter(m_connection, m_id, id));
}

QList<ListChange> OpenSubregistry::changesAfter(QDate date) const
{
    return kept(selectChangesAfter(m_connection, m_id, date));
}

base::Result<QList<StoredSubregistry>> Subregistries::list(const QString& nid) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto registration = askedRegistration(m_connection, nid);
    if (!registration)
        return std::unexpected(registration.error());
    const auto rows = selectSubregistries(m_connection, *registration);
    if (!rows)
        return std::unexpected(rows.error());
    QList<StoredSubregistry> all;
    for (const SubregistryRow& row : *rows) {
        const auto changes = selectChanges(m_connection, row.id);
        if (!changes)
            return std::unexpected(changes.error());
        all.append({row.definition, *changes});
    }
    return all;
}

base::Result<QList<registration::SubregistryRecord>> Subregistries::records(const QString& nid) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto id = registrationId(m_connection, nid);
    return id ? selectSubregistryRecords(m_connection, *id) : std::unexpected(id.error());
}

base::Result<StoredSubregistry> Subregistries::read(const QString& nid, const QString& name) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto found = subregistryNamed(m_connection, nid, name);
    if (!found)
        return std::unexpected(found.error());
    const auto changes = selectChanges(m_connection, found->row.id);
    if (!changes)
        return std::unexpected(changes.error());
    return StoredSubregistry{found->row.definition, *changes};
}

base::Result<QList<ListChange>> Subregistries::changesAfter(const QString& nid, const QString& name,
                                                            qint64 newest, const QByteArray& hash) const
{
    const auto found = subregistryNamed(m_connection, nid, name);
    const auto present = hashOfEvent(m_connection, newest);
    if (const auto error = base::firstError(found, present))
        return std::unexpected(*error);
    if (*present != hash)
        return std::unexpected(base::Error{kNotFound, name.toStdString(), {}});
    return selectChangesAfter(m_connection, found->row.id, newest);
}

base::Result<void> Subregistries::visitPresent(const QString& nid,
                                               const std::function<bool(const PresentSubregistry&)>& begin,
                                               const std::function<void(const PresentRow&)>& visit) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto registration = askedRegistration(m_connection, nid);
    if (!registration)
        return std::unexpected(registration.error());
    const auto lists = selectSubregistries(m_connection, *registration);
    if (!lists)
        return std::unexpected(lists.error());
    for (const SubregistryRow& row : *lists) {
        const auto facts = presentFacts(m_connection, row);
        if (!facts)
            return std::unexpected(facts.error());
        if (!begin(*facts))
            continue;
        if (const auto done = eachPresentRow(m_connection, row, visit); !done)
            return done;
    }
    return transaction->commit();
}

base::Result<void> Subregistries::create(const Definition& definition, const Act& act, QDate date)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto registration = registrationId(m_connection, definition.nid);
    if (!registration)
        return std::unexpected(registration.error());
    const auto known = findSubregistry(m_connection, *registration, definition.name);
    const auto removed = findSubregistry(m_connection, *registration, definition.name, Lists::All);
    if (const auto error = base::firstError(known, removed))
        return std::unexpected(*error);
    const bool isAgain = *removed && canBecome((*removed)->definition, definition);
    if (*known || (*removed && !isAgain))
        return std::unexpected(base::Error{kNameTaken, definition.fullName().toStdString(), {}});
    QString note = definition.name + u' ' + subregistry::kCreateWord;
    if (!act.note.isEmpty())
        note += u'\n' + act.note;
    const auto id = insertEventRow(m_connection, {EventOwner::Kind::Registration, *registration},
                                   listEvent(m_connection, act, note));
    if (!id)
        return std::unexpected(id.error());
    ListChange change{.what = subregistry::kCreateWord, .date = date};
    if (isAgain)
        change.arguments = subregistry::planDefinition((*removed)->definition, definition, date).arguments;
    else if (const auto done = insertSubregistry(m_connection, *id, *registration, definition); !done)
        return done;
    if (const auto done = insertChange(m_connection, *id, isAgain ? (*removed)->id : *id, change); !done)
        return done;
    if (const auto done = enterEvent(m_connection, *id); !done)
        return done;
    return transaction->commit();
}

base::Result<void> Subregistries::add(const registration::RegistrationRecord& record)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const QString& nid = record.registration.nid;
    const auto id = registrationId(m_connection, nid);
    if (!id)
        return std::unexpected(id.error());
    for (const registration::SubregistryRecord& list : record.subregistries) {
        const auto known = findSubregistry(m_connection, *id, list.name, Lists::All);
        if (!known)
            return std::unexpected(known.error());
        if (*known)
            return std::unexpected(base::Error{kNameTaken, (nid + u'/' + list.name).toStdString(), {}});
    }
    const auto done = insertEventsWithLists(m_connection, *id, nid, record.events, record.subregistries);
    return done ? transaction->commit() : done;
}

base::Result<std::optional<ListChange>> Subregistries::change(const QString& nid, const QString& name,
                                                              const QString& request, const Act& act,
                                                              const Decide& decide)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto found = subregistryNamed(m_connection, nid, name);
    if (!found)
        return std::unexpected(found.error());
    const auto isLarge = isLargeList(m_connection, found->row);
    if (!isLarge)
        return std::unexpected(isLarge.error());
    auto change =
        decided(m_connection, found->row, request, decide, *isLarge ? Rows::Stored : Rows::Repaired);
    if (!change)
        return change;
    if (*isLarge && *change) {
        const auto areRight = arePresentRowsRight(m_connection, found->row, (*change)->entries);
        if (!areRight)
            return std::unexpected(areRight.error());
        if (!*areRight)
            change = decided(m_connection, found->row, request, decide, Rows::Repaired);
        if (!change)
            return change;
    }
    if (!*change)
        return std::nullopt;
    const auto stored = store(m_connection, *found, act, **change);
    if (!stored)
        return std::unexpected(stored.error());
    return transaction->commit(std::optional(*stored));
}

} // namespace nidus::storage
