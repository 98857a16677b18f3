// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/commentrows.h"

#include <QHash>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

QString selectOf(EventOwner owner)
{
    return u"SELECT id, kind, answer_to, version, field, finding, at, who, text FROM review_comment "
           "WHERE %1"_s.arg(
               owner.kind == EventOwner::Kind::Draft
                   ? u"draft_id = ?"_s
                   : u"(registration_id = ? OR draft_id IN "
                     "(SELECT id FROM draft WHERE registration_id = ? AND fate = 'registered'))"_s);
}

QVariantList boundOwner(EventOwner owner)
{
    return owner.kind == EventOwner::Kind::Draft ? QVariantList{owner.id} : QVariantList{owner.id, owner.id};
}

registration::ReviewComment commentFrom(const QueryRow& row)
{
    return {.id = row.integer(0),
            .kind = registration::fromWord<registration::CommentKind>(row.text(1))
                        .value_or(registration::CommentKind{}),
            .answerTo = row.integer(2),
            .version = row.number(3),
            .field = registration::fieldFromKey(row.text(4)),
            .finding = row.text(5),
            .when = row.time(6),
            .who = row.text(7),
            .text = row.text(8)};
}

} // namespace

base::Result<qint64> insertComment(Connection& connection, EventOwner owner,
                                   const registration::ReviewComment& comment)
{
    if (!registration::hasFindingOfItsKind(comment))
        return std::unexpected(base::Error{base::kBadFormat,
                                           QString(registration::wordOf(comment.kind)).toStdString(),
                                           "an acceptance names a finding, no other kind does"});
    const bool isDraft = owner.kind == EventOwner::Kind::Draft;
    const QVariant none(QMetaType::fromType<qint64>());
    return connection.insert(
        u"INSERT INTO review_comment (registration_id, draft_id, answer_to, kind, version, field, finding, "
        "at, who, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {isDraft ? none : owner.id, isDraft ? owner.id : none,
         comment.answerTo == 0 ? none : comment.answerTo, QString(registration::wordOf(comment.kind)),
         comment.version, comment.field ? QString(registration::fieldKey(*comment.field)) : u""_s,
         boundText(comment.finding), boundTime(comment.when), boundText(comment.who),
         boundText(comment.text)});
}

base::Result<void> insertComments(Connection& connection, EventOwner owner,
                                  const QList<registration::ReviewComment>& comments)
{
    QHash<qint64, qint64> given;
    for (registration::ReviewComment comment : comments) {
        comment.answerTo = given.value(comment.answerTo);
        const auto id = insertComment(connection, owner, comment);
        if (!id)
            return std::unexpected(id.error());
        given.insert(comment.id, *id);
    }
    return {};
}

base::Result<QList<registration::ReviewComment>> selectComments(Connection& connection, EventOwner owner)
{
    return connection.list(selectOf(owner) + " ORDER BY id"_L1, boundOwner(owner), commentFrom);
}

base::Result<QList<PlacedComment>> selectPlacedComments(Connection& connection, qint64 registrationId)
{
    static const QString sql =
        u"SELECT c.id, c.kind, c.answer_to, c.version, c.field, c.finding, c.at, c.who, c.text, "
        "CASE WHEN c.draft_id IS NULL OR d.fate = 'registered' THEN r.nid ELSE 'draft:' || c.draft_id END "
        "FROM review_comment c LEFT JOIN draft d ON d.id = c.draft_id JOIN registration r ON r.id = ? "
        "WHERE c.registration_id = r.id OR c.draft_id IN (SELECT id FROM draft WHERE registration_id = r.id) "
        "ORDER BY c.id"_s;
    return connection.list(sql, {registrationId},
                           [](const QueryRow& row) { return PlacedComment{row.text(9), commentFrom(row)}; });
}

base::Result<QList<registration::ReviewComment>> numberedComments(Connection& connection, EventOwner owner)
{
    auto comments = selectComments(connection, owner);
    if (!comments)
        return comments;
    QHash<qint64, qint64> numbers;
    for (registration::ReviewComment& comment : *comments) {
        numbers.insert(comment.id, numbers.size() + 1);
        comment.id = numbers.value(comment.id);
        comment.answerTo = numbers.value(comment.answerTo);
    }
    return comments;
}

base::Result<std::optional<registration::ReviewComment>> selectAnswerable(Connection& connection,
                                                                          EventOwner owner, qint64 id)
{
    return connection.first(selectOf(owner) + " AND id = ? AND answer_to IS NULL"_L1,
                            boundOwner(owner) + QVariantList{id}, commentFrom);
}

} // namespace nidus::storage
