// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <expected>

namespace nidus {

/// Contract: Registry::addContent().
[[nodiscard]] std::expected<void, Error> addContent(Connection& connection, const RegistryContent& content,
                                                    const Act& act);
/// Contract: Registry::content().
[[nodiscard]] std::expected<RegistryContent, Error> selectAll(Connection& connection);

} // namespace nidus
