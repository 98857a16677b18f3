// SPDX-License-Identifier: Apache-2.0
#include "core/storage/comments.h"

#include "core/storage/draftrows.h"
#include "core/storage/eventrows.h"
#include "core/storage/transaction.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

EventKind eventOf(CommentKind kind)
{
    switch (kind) {
    case CommentKind::Answer:
        return EventKind::Answered;
    case CommentKind::Resolution:
        return EventKind::Resolved;
    case CommentKind::Comment:
        break;
    }
    return EventKind::Commented;
}

/// Comments of a registration are those of the drafts that became it as well.
QString whereOwner(EventOwner owner)
{
    return owner.kind == EventOwner::Kind::Draft
               ? u"draft_id = ?"_s
               : u"(registration_id = ? OR draft_id IN "
                 "(SELECT id FROM draft WHERE registration_id = ? AND fate = 'registered'))"_s;
}

QVariantList boundOwner(EventOwner owner)
{
    return owner.kind == EventOwner::Kind::Draft ? QVariantList{owner.id} : QVariantList{owner.id, owner.id};
}

ReviewComment commentFrom(const Row& row)
{
    return {.id = row.integer(0),
            .kind = commentFromWord(row.text(1)).value_or(CommentKind{}),
            .answerTo = row.integer(2),
            .version = row.number(3),
            .field = fieldFromKey(row.text(4)),
            .when = row.time(5),
            .who = row.text(6),
            .text = row.text(7)};
}

QString selectOf(EventOwner owner)
{
    return u"SELECT id, kind, answer_to, version, field, at, who, text FROM review_comment WHERE %1"_s.arg(
        whereOwner(owner));
}

/// An answer or resolution takes version and field from its comment; NotFound when the owner has no such one.
std::expected<ReviewComment, Error> completed(Connection& connection, EventOwner owner, const QString& handle,
                                              ReviewComment comment)
{
    if (comment.kind == CommentKind::Comment)
        return comment;
    const auto first = connection.first(selectOf(owner) + " AND id = ? AND kind = 'comment'"_L1,
                                        boundOwner(owner) + QVariantList{comment.answerTo}, commentFrom);
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
    const auto said = completed(connection, *owner, handle, comment);
    if (!said)
        return std::unexpected(said.error());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const bool isDraft = owner->kind == EventOwner::Kind::Draft;
    const QVariant none(QMetaType::fromType<qint64>());
    const auto id = connection.insert(
        u"INSERT INTO review_comment (registration_id, draft_id, answer_to, kind, version, field, at, who, "
        "text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {isDraft ? none : owner->id, isDraft ? owner->id : none,
         said->kind == CommentKind::Comment ? none : said->answerTo, QString(commentWord(said->kind)),
         said->version, said->field ? QString(fieldKey(*said->field)) : u""_s, boundTime(now),
         boundText(act.who), boundText(said->text)});
    if (!id)
        return id;
    // The ledger covers the event, and the event what was said.
    const QString note = said->field ? QString(fieldKey(*said->field)) + ": "_L1 + said->text : said->text;
    if (const auto done =
            insertEvent(connection, *owner, {now, act.who, eventOf(said->kind), note, act.link});
        !done)
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
    return connection.list(selectOf(*owner) + " ORDER BY id"_L1, boundOwner(*owner), commentFrom);
}

} // namespace nidus
