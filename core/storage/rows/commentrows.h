// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "core/storage/engine/connection.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <optional>

namespace nidus::storage {

// The table review_comment. A registration's comments begin with those of the drafts that became it.

/// Inserts a comment and returns the new row's id; ignores the id in `comment`.
[[nodiscard]] base::Result<qint64> insertComment(Connection& connection, EventOwner owner,
                                                 const registration::ReviewComment& comment);
/// Inserts a whole list whose ids are those of numberedComments().
[[nodiscard]] base::Result<void> insertComments(Connection& connection, EventOwner owner,
                                                const QList<registration::ReviewComment>& comments);
/// Oldest first.
[[nodiscard]] base::Result<QList<registration::ReviewComment>> selectComments(Connection& connection,
                                                                              EventOwner owner);
/// Returns the comments on a registration and on all its drafts.
[[nodiscard]] base::Result<QList<PlacedComment>> selectPlacedComments(Connection& connection,
                                                                      qint64 registrationId);
/// Returns the owner's comments, numbered 1, 2, ... in the list: the ids in the table mean nothing elsewhere.
[[nodiscard]] base::Result<QList<registration::ReviewComment>> numberedComments(Connection& connection,
                                                                                EventOwner owner);
/// Returns the owner's comment or acceptance with that id.
[[nodiscard]] base::Result<std::optional<registration::ReviewComment>>
selectAnswerable(Connection& connection, EventOwner owner, qint64 id);

} // namespace nidus::storage
