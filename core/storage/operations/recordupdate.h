// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <expected>

namespace nidus {

class Connection;

/// Registry::updateRecords().
[[nodiscard]] std::expected<void, Error> updateRecords(Connection& connection, const RegistryContent& content,
                                                       const Act& act);

} // namespace nidus
