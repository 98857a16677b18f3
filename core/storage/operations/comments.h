// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <expected>

namespace nidus {

// The table review_comment; contracts are Registry's.

[[nodiscard]] std::expected<qint64, Error> addComment(Connection& connection, const QString& handle,
                                                      const ReviewComment& comment, const Act& act);
[[nodiscard]] std::expected<QList<ReviewComment>, Error> selectComments(Connection& connection,
                                                                        const QString& handle);
[[nodiscard]] std::expected<QList<PlacedComment>, Error> selectAllComments(Connection& connection,
                                                                           const QString& nid);

} // namespace nidus
