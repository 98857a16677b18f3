// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "core/storage/engine/connection.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus::storage {

// The table review_comment. A registration's comments begin with those of the drafts that became it.

/// Inserts a comment and returns the new row's id; ignores the id in `comment`.
[[nodiscard]] std::expected<qint64, base::Error> insertComment(Connection& connection, EventOwner owner,
                                                               const registration::ReviewComment& comment);
/// Inserts a whole list whose ids are those of numberedComments().
[[nodiscard]] std::expected<void, base::Error>
insertComments(Connection& connection, EventOwner owner, const QList<registration::ReviewComment>& comments);
/// Oldest first.
[[nodiscard]] std::expected<QList<registration::ReviewComment>, base::Error>
selectComments(Connection& connection, EventOwner owner);
/// Returns the comments on a registration and on all its drafts.
[[nodiscard]] std::expected<QList<PlacedComment>, base::Error> selectPlacedComments(Connection& connection,
                                                                                    qint64 registrationId);
/// Returns the owner's comments, numbered 1, 2, ... in the list: the ids in the table mean nothing elsewhere.
[[nodiscard]] std::expected<QList<registration::ReviewComment>, base::Error>
numberedComments(Connection& connection, EventOwner owner);
/// Returns the owner's comment or acceptance with that id.
[[nodiscard]] std::expected<std::optional<registration::ReviewComment>, base::Error>
selectAnswerable(Connection& connection, EventOwner owner, qint64 id);

} // namespace nidus::storage
