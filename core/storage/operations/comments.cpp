// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/comments.h"

#include "core/storage/engine/transaction.h"
#include "core/storage/rows/commentrows.h"
#include "core/storage/rows/owners.h"
#include "core/storage/rows/registrationrows.h"

namespace nidus {

namespace {

/// An answer or resolution takes version and field from its comment; NotFound when the owner has no such one.
std::expected<ReviewComment, Error> completed(Connection& connection, EventOwner owner, const QString& handle,
                                              ReviewComment comment)
{
    if (!isReply(comment.kind)) {
        comment.answerTo = 0;
        return comment;
    }
    const auto first = selectAnswerable(connection, owner, comment.answerTo);
    if (!first)
        return std::unexpected(first.error());
    if (!*first)
        return std::unexpected(
            Error{ErrorCode::NotFound, handle.toStdString(), "comment " + std::to_string(comment.answerTo)});
    comment.version = (*first)->version;
    comment.field = (*first)->field;
    return comment;
}

} // namespace

std::expected<qint64, Error> addComment(Connection& connection, const QString& handle,
                                        const ReviewComment& comment, const Act& act)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto owner = findOwner(connection, handle);
    if (!owner)
        return std::unexpected(owner.error());
    auto said = completed(connection, *owner, handle, comment);
    if (!said)
        return std::unexpected(said.error());
    said->when = connection.now();
    said->who = act.who;
    const auto id = insertComment(connection, *owner, *said);
    if (!id)
        return id;
    // The ledger covers the event, and the event what was said.
    Event event = eventOf(*said);
    event.link = act.link;
    if (const auto done = insertEvent(connection, *owner, event); !done)
        return std::unexpected(done.error());
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());
    return id;
}

std::expected<QList<ReviewComment>, Error> selectComments(Connection& connection, const QString& handle)
{
    const auto owner = findOwner(connection, handle);
    if (!owner)
        return std::unexpected(owner.error());
    return selectComments(connection, *owner);
}

std::expected<QList<PlacedComment>, Error> selectAllComments(Connection& connection, const QString& nid)
{
    const auto id = registrationId(connection, nid);
    if (!id)
        return std::unexpected(id.error());
    return selectPlacedComments(connection, *id);
}

} // namespace nidus
