// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/comments.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/owners.h"
#include "core/storage/rows/registrationrows.h"

namespace nidus::storage {

namespace {

/// Copies version and field of the comment to its answer or resolution; NotFound if the owner has no such
/// comment.
base::Result<registration::ReviewComment> completed(Connection& connection, EventOwner owner,
                                                    const QString& handle,
                                                    registration::ReviewComment comment)
{
    if (!registration::isReply(comment.kind)) {
        comment.answerTo = 0;
        return comment;
    }
    const auto first = selectAnswerable(connection, owner, comment.answerTo);
    if (!first)
        return std::unexpected(first.error());
    if (!*first)
        return std::unexpected(
            base::Error{kNotFound, handle.toStdString(), "comment " + std::to_string(comment.answerTo)});
    comment.version = (*first)->version;
    comment.field = (*first)->field;
    return comment;
}

} // namespace

base::Result<qint64> Comments::add(const QString& handle, const registration::ReviewComment& comment,
                                   const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto owner = findOwner(m_connection, handle);
    if (!owner)
        return std::unexpected(owner.error());
    auto said = completed(m_connection, *owner, handle, comment);
    if (!said)
        return std::unexpected(said.error());
    said->when = m_connection.now();
    said->who = act.who;
    const auto id = insertComment(m_connection, *owner, *said);
    if (!id)
        return id;
    // The ledger covers the event, and the event covers the comment.
    registration::Event event = registration::eventOf(*said);
    event.link = act.link;
    if (const auto done = insertEvent(m_connection, *owner, event); !done)
        return std::unexpected(done.error());
    return transaction->commit(*id);
}

base::Result<QList<registration::ReviewComment>> Comments::of(const QString& handle) const
{
    const auto owner = findOwner(m_connection, handle);
    if (!owner)
        return std::unexpected(owner.error());
    return selectComments(m_connection, *owner);
}

base::Result<QList<PlacedComment>> Comments::ofAll(const QString& nid) const
{
    const auto id = registrationId(m_connection, nid);
    if (!id)
        return std::unexpected(id.error());
    return selectPlacedComments(m_connection, *id);
}

} // namespace nidus::storage
