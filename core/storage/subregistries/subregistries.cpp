// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/subregistries.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/ledger.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/subregistries/subregistryrows.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using subregistry::Definition;
using subregistry::ListChange;

namespace {

base::Result<std::optional<SubregistryRow>> findSubregistry(Connection& connection, qint64 registrationId,
                                                            const QString& name)
{
    const auto rows = selectSubregistries(connection, registrationId);
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

registration::Event listEvent(const Connection& connection, const Act& act, const QString& note)
{
    return {connection.now(), act.who, registration::EventKind::Listed, note, act.link};
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
    return change;
}

} // namespace

base::Result<QList<StoredSubregistry>> Subregistries::list(const QString& nid) const
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    std::optional<qint64> registration;
    if (!nid.isEmpty()) {
        const auto id = registrationId(m_connection, nid);
        if (!id)
            return std::unexpected(id.error());
        registration = *id;
    }
    const auto rows = selectSubregistries(m_connection, registration);
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

base::Result<void> Subregistries::create(const Definition& definition, const Act& act, QDate date)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto registration = registrationId(m_connection, definition.nid);
    if (!registration)
        return std::unexpected(registration.error());
    const auto known = findSubregistry(m_connection, *registration, definition.name);
    if (!known)
        return std::unexpected(known.error());
    if (*known)
        return std::unexpected(base::Error{kNameTaken, definition.fullName().toStdString(), {}});
    QString note = definition.name + u" create"_s;
    if (!act.note.isEmpty())
        note += u'\n' + act.note;
    const auto id = insertEventRow(m_connection, {EventOwner::Kind::Registration, *registration},
                                   listEvent(m_connection, act, note));
    if (!id)
        return std::unexpected(id.error());
    if (const auto done = insertSubregistry(m_connection, *id, *registration, definition); !done)
        return done;
    if (const auto done = insertChange(m_connection, *id, *id, {.what = u"create"_s, .date = date}); !done)
        return done;
    if (const auto done = enterEvent(m_connection, *id); !done)
        return done;
    return transaction->commit();
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
    const auto changes = selectChanges(m_connection, found->row.id);
    if (!changes)
        return std::unexpected(changes.error());
    const auto answered = selectAnswer(m_connection, request);
    if (!answered)
        return std::unexpected(answered.error());
    const std::optional<ListChange> change = decide({found->row.definition, *changes}, *answered);
    if (!change)
        return std::nullopt;
    const auto stored = store(m_connection, *found, act, *change);
    if (!stored)
        return std::unexpected(stored.error());
    return transaction->commit(std::optional(*stored));
}

} // namespace nidus::storage
