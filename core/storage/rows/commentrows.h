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

/// Returns the new row's id; that in `comment` is not read.
[[nodiscard]] std::expected<qint64, base::Error> insertComment(Connection& connection, EventOwner owner,
                                                         const registration::ReviewComment& comment);
/// Takes in a whole list whose ids are those of numberedComments().
[[nodiscard]] std::expected<void, base::Error> insertComments(Connection& connection, EventOwner owner,
                                                        const QList<registration::ReviewComment>& comments);
/// Oldest first.
[[nodiscard]] std::expected<QList<registration::ReviewComment>, base::Error> selectComments(Connection& connection,
                                                                        EventOwner owner);
/// Those of a registration and of all its drafts.
[[nodiscard]] std::expected<QList<PlacedComment>, base::Error> selectPlacedComments(Connection& connection,
                                                                              qint64 registrationId);
/// Those of the owner, with ids that count 1, 2, ... in the list: those of the table mean nothing elsewhere.
[[nodiscard]] std::expected<QList<registration::ReviewComment>, base::Error> numberedComments(Connection& connection,
                                                                          EventOwner owner);
/// The owner's comment or acceptance of that id.
[[nodiscard]] std::expected<std::optional<registration::ReviewComment>, base::Error>
selectAnswerable(Connection& connection, EventOwner owner, qint64 id);

} // namespace nidus::storage
