// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/subregistry/subregistry.h"

#include <optional>

namespace nidus::workflow {

/// Returns why an import rejects a row: a single command would refuse it, or it is a transfer,
/// which another one on whose behalf a value is held also is. Absent if it accepts the row, also for values
/// outside all ranges, which is only a warning.
[[nodiscard]] std::optional<findings::Finding> rowObjection(const subregistry::Subregistry& subregistry,
                                                            const subregistry::Entry& row);

} // namespace nidus::workflow
