// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/registration/templatefield.h"

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
    Resolution, ///< settles a comment, or takes an acceptance back
    Acceptance, ///< the reviewer lets a finding pass; the text is the reason
};

/// The stable words: "comment", "answer", "resolution", "acceptance".
[[nodiscard]] QLatin1StringView commentWord(CommentKind kind);
[[nodiscard]] std::optional<CommentKind> commentFromWord(QStringView word);

/// Whether it names a comment before it.
[[nodiscard]] constexpr bool isReply(CommentKind kind)
{
    return kind == CommentKind::Answer || kind == CommentKind::Resolution;
}

/// What somebody said in review about one field of one version. Never changed: an answer or a resolution is a
/// comment of its own that names the first.
struct ReviewComment
{
    qint64 id = 0; ///< given by the registry; in the list of a record 1, 2, ...
    CommentKind kind = CommentKind::Comment;
    qint64 answerTo = 0;                ///< id of what is answered or resolved, else 0
    int version = 0;                    ///< of a draft: the version it would become; 0 = unknown
    std::optional<TemplateField> field; ///< absent: about the whole
    QString finding;                    ///< id of the finding accepted, else empty
    QDateTime when;                     ///< UTC, milliseconds
    QString who;
    QString text;

    bool operator==(const ReviewComment&) const = default;
};

/// An acceptance names a finding, no other kind does.
[[nodiscard]] bool hasFindingOfItsKind(const ReviewComment& comment);

/// The line of the log that says that it was made.
[[nodiscard]] Event eventOf(const ReviewComment& comment);

/// Acceptances that no resolution took back.
[[nodiscard]] QList<ReviewComment> acceptances(const QList<ReviewComment>& comments);
/// Comments without a resolution.
[[nodiscard]] QList<ReviewComment> openComments(const QList<ReviewComment>& comments);

/// A comment with its answers and resolutions, oldest first.
struct CommentThread
{
    ReviewComment first;
    QList<ReviewComment> replies;

    bool operator==(const CommentThread&) const = default;

    [[nodiscard]] bool isResolved() const;
};

/// What was said about fields or the whole; acceptances are about findings.
[[nodiscard]] QList<CommentThread> commentThreads(const QList<ReviewComment>& comments);

} // namespace nidus::registration
