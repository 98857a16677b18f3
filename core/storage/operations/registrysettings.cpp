// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/registrysettings.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/eventrows.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Starts the note of an event that sets the rule.
constexpr auto kApproval = "approval "_L1;

base::Result<registration::ApprovalRule> presentRule(Connection& connection)
{
    const auto note = connection.first(
        u"SELECT note FROM event WHERE what = 'configured' AND note LIKE ? ORDER BY id DESC LIMIT 1"_s,
        {kApproval + u'%'}, [](const QueryRow& row) { return row.text(0); });
    if (!note)
        return std::unexpected(note.error());
    return registration::fromWord<registration::ApprovalRule>(
               note->value_or(QString()).section(u'\n', 0, 0).sliced(*note ? kApproval.size() : 0))
        .value_or(registration::ApprovalRule{});
}

} // namespace

base::Result<registration::ApprovalRule> RegistrySettings::approval() const
{
    return presentRule(m_connection);
}

base::Result<void> RegistrySettings::setApproval(registration::ApprovalRule rule, const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto present = presentRule(m_connection);
    if (!present)
        return std::unexpected(present.error());
    if (*present == rule)
        return {};
    QString note = kApproval + registration::wordOf(rule);
    if (!act.note.isEmpty())
        note += u'\n' + act.note;
    const registration::Event event{m_connection.now(), act.who, registration::EventKind::Configured, note,
                                    act.link};
    if (const auto done = insertEvent(m_connection, {EventOwner::Kind::Registry, 0}, event); !done)
        return done;
    return transaction->commit();
}

} // namespace nidus::storage
