// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <expected>

namespace nidus {

/// Contract: Registry::activity().
[[nodiscard]] std::expected<QList<LoggedEvent>, Error> selectActivity(Connection& connection,
                                                                      const ActivityFilter& filter);
/// Contract: Registry::log().
[[nodiscard]] std::expected<void, Error> logEvent(Connection& connection, const QString& handle,
                                                  EventKind what, const Act& act);

} // namespace nidus
