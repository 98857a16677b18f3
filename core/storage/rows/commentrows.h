// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "core/storage/engine/connection.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus {

// The table review_comment. A registration's comments begin with those of the drafts that became it.

/// Returns the new row's id; that in `comment` is not read.
[[nodiscard]] std::expected<qint64, Error> insertComment(Connection& connection, EventOwner owner,
                                                         const ReviewComment& comment);
/// Takes in a whole list whose ids are those of numberedComments().
[[nodiscard]] std::expected<void, Error> insertComments(Connection& connection, EventOwner owner,
                                                        const QList<ReviewComment>& comments);
/// Oldest first.
[[nodiscard]] std::expected<QList<ReviewComment>, Error> selectComments(Connection& connection,
                                                                        EventOwner owner);
/// Those of a registration and of all its drafts.
[[nodiscard]] std::expected<QList<PlacedComment>, Error> selectPlacedComments(Connection& connection,
                                                                              qint64 registrationId);
/// Those of the owner, with ids that count 1, 2, ... in the list: those of the table mean nothing elsewhere.
[[nodiscard]] std::expected<QList<ReviewComment>, Error> numberedComments(Connection& connection,
                                                                          EventOwner owner);
/// The owner's comment or acceptance of that id.
[[nodiscard]] std::expected<std::optional<ReviewComment>, Error>
selectAnswerable(Connection& connection, EventOwner owner, qint64 id);

} // namespace nidus
