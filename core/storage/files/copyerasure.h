// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QStringList>
#include <expected>

namespace nidus {

/// Contracts: Registry::findTexts() and erase().
[[nodiscard]] std::expected<Erased, Error> findEverywhere(Connection& connection, const QStringList& texts);
[[nodiscard]] std::expected<Erased, Error> eraseEverywhere(Connection& connection, const QStringList& texts,
                                                           const Act& act);

} // namespace nidus
