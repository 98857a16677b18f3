// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <expected>
#include <optional>

namespace nidus {

// The steps that make history, each one transaction; contracts are Registry's.

[[nodiscard]] std::expected<QString, Error> registerDraft(Connection& connection, qint64 id, const Act& act,
                                                          std::optional<int> expectedSaves);
[[nodiscard]] std::expected<void, Error> withdrawRegistration(Connection& connection, const QString& nid,
                                                              const QString& replacedBy, const Act& act);

} // namespace nidus
