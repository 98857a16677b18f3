// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/registration/templatefield.h"
#include "core/registration/words.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringView>
#include <cstdint>
#include <optional>

namespace nidus::registration {

enum class CommentKind : std::uint8_t {
    Comment,
    Answer,
    Resolution, ///< resolves a comment, or revokes an acceptance
    Acceptance, ///< the reviewer accepts a finding; the text is the reason
};

template <>
inline constexpr auto kWords<CommentKind> =
    std::array{QLatin1StringView("comment"), QLatin1StringView("answer"), QLatin1StringView("resolution"),
               QLatin1StringView("acceptance")};

/// Whether it refers to an earlier comment.
[[nodiscard]] constexpr bool isReply(CommentKind kind)
{
    return kind == CommentKind::Answer || kind == CommentKind::Resolution;
}

/// A review comment on one field of one version. Never changed: an answer or a resolution is a separate
/// comment that refers to the first.
struct ReviewComment
{
    qint64 id = 0; ///< assigned by the registry; in the list of a record 1, 2, ...
    CommentKind kind = CommentKind::Comment;
    qint64 answerTo = 0;                ///< id of the comment answered or resolved, or 0
    int version = 0;                    ///< of a draft: the version it would become; 0 = unknown
    std::optional<TemplateField> field; ///< absent: about the whole template
    QString finding;                    ///< id of the accepted finding, or empty
    QDateTime when;                     ///< UTC, milliseconds
    QString who;
    QString text;

    bool operator==(const ReviewComment&) const = default;
};

/// Whether the comment names a finding exactly if it is an acceptance.
[[nodiscard]] bool hasFindingOfItsKind(const ReviewComment& comment);

/// Returns the log entry for the comment.
[[nodiscard]] Event eventOf(const ReviewComment& comment);

/// Returns acceptances that were not revoked.
[[nodiscard]] QList<ReviewComment> acceptances(const QList<ReviewComment>& comments);
/// Returns comments without a resolution.
[[nodiscard]] QList<ReviewComment> openComments(const QList<ReviewComment>& comments);

/// A comment with its answers and resolutions, oldest first.
struct CommentThread
{
    ReviewComment first;
    QList<ReviewComment> replies;

    bool operator==(const CommentThread&) const = default;

    [[nodiscard]] bool isResolved() const;
};

/// Returns the comments on fields or the whole template, without acceptances, which are about findings.
[[nodiscard]] QList<CommentThread> commentThreads(const QList<ReviewComment>& comments);

} // namespace nidus::registration
