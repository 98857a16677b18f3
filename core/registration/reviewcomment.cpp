// SPDX-License-Identifier: Apache-2.0
#include "core/registration/reviewcomment.h"

#include <QSet>
#include <QStringList>
#include <algorithm>
#include <iterator>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

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

EventKind eventKindOf(CommentKind kind)
{
    switch (kind) {
    case CommentKind::Answer: return EventKind::Answered;
    case CommentKind::Resolution: return EventKind::Resolved;
    case CommentKind::Acceptance: return EventKind::Accepted;
    case CommentKind::Comment: break;
    }
    return EventKind::Commented;
}

} // namespace

bool hasFindingOfItsKind(const ReviewComment& comment)
{
    return (comment.kind == CommentKind::Acceptance) != comment.finding.isEmpty();
}

Event eventOf(const ReviewComment& comment)
{
    QStringList parts;
    if (comment.field)
        parts.append(fieldKey(*comment.field));
    if (!comment.finding.isEmpty())
        parts.append(comment.finding);
    parts.append(comment.text);
    return {comment.when, comment.who, eventKindOf(comment.kind), parts.join(": "_L1), {}};
}

QList<ReviewComment> acceptances(const QList<ReviewComment>& comments)
{
    return unresolved(comments, CommentKind::Acceptance);
}

QList<ReviewComment> openComments(const QList<ReviewComment>& comments)
{
    return unresolved(comments, CommentKind::Comment);
}

bool CommentThread::isResolved() const
{
    return std::ranges::find(replies, CommentKind::Resolution, &ReviewComment::kind) != replies.cend();
}

QList<CommentThread> commentThreads(const QList<ReviewComment>& comments)
{
    QList<CommentThread> threads;
    for (const ReviewComment& comment : comments) {
        if (comment.kind == CommentKind::Comment) {
            threads.append({comment, {}});
        } else if (isReply(comment.kind)) {
            const auto thread = std::ranges::find(threads, comment.answerTo,
                                                  [](const CommentThread& each) { return each.first.id; });
            if (thread != threads.end()) // otherwise it revokes an acceptance
                thread->replies.append(comment);
        }
    }
    return threads;
}

} // namespace nidus::registration
