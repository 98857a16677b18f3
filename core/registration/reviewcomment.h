// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>
#include <cstdint>
#include <optional>

namespace nidus {

enum class CommentKind : std::uint8_t { Comment, Answer, Resolution };

/// The stable words: "comment", "answer", "resolution".
[[nodiscard]] QLatin1StringView commentWord(CommentKind kind);
[[nodiscard]] std::optional<CommentKind> commentFromWord(QStringView word);

/// What somebody said in review about one field of one version. Never changed: an answer or a resolution is a
/// comment of its own that names the first.
struct ReviewComment
{
    qint64 id = 0; ///< given by the registry
    CommentKind kind = CommentKind::Comment;
    qint64 answerTo = 0;                ///< id of the comment answered or resolved, 0 for a comment
    int version = 0;                    ///< of a draft: the version it would become; 0 = unknown
    std::optional<TemplateField> field; ///< absent: about the whole
    QDateTime when;                     ///< UTC, milliseconds
    QString who;
    QString text;

    bool operator==(const ReviewComment&) const = default;
};

} // namespace nidus
