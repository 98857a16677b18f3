// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QString>
#include <stop_token>

namespace nidus::storage {

/// Contract: RegistryBackups::restore().
[[nodiscard]] base::Result<RestoreReport> restoreInto(Connection& connection, const RestoreOrder& order,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink* progress);
/// Contract: RegistryBackups::restoreFile().
[[nodiscard]] base::Result<RestoreReport> restoreUnopened(const QString& path, const RestoreOrder& order,
                                                          const std::stop_token& stop,
                                                          base::ProgressSink* progress);

} // namespace nidus::storage
