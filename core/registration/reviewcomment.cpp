// SPDX-License-Identifier: Apache-2.0
#include "core/registration/reviewcomment.h"

#include "core/registration/words.h"

#include <QSet>
#include <algorithm>
#include <iterator>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kCommentWords{"comment"_L1, "answer"_L1, "resolution"_L1, "acceptance"_L1};

QList<ReviewComment> unresolved(const QList<ReviewComment>& comments, CommentKind kind)
{
    QSet<qint64> resolved;
    for (const ReviewComment& comment : comments) {
        if (comment.kind == CommentKind::Resolution)
            resolved.insert(comment.answerTo);
    }
    QList<ReviewComment> open;
    std::ranges::copy_if(comments, std::back_inserter(open), [&resolved, kind](const ReviewComment& comment) {
        return comment.kind == kind && !resolved.contains(comment.id);
    });
    return open;
}

} // namespace

QLatin1StringView commentWord(CommentKind kind)
{
    return kCommentWords[static_cast<std::size_t>(kind)];
}

std::optional<CommentKind> commentFromWord(QStringView word)
{
    return enumFromWord<CommentKind>(kCommentWords, word);
}

bool hasFindingOfItsKind(const ReviewComment& comment)
{
    return (comment.kind == CommentKind::Acceptance) != comment.finding.isEmpty();
}

QList<ReviewComment> acceptances(const QList<ReviewComment>& comments)
{
    return unresolved(comments, CommentKind::Acceptance);
}

QList<ReviewComment> openComments(const QList<ReviewComment>& comments)
{
    return unresolved(comments, CommentKind::Comment);
}

} // namespace nidus
