// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// registry info, create and verify: care of the database file.
[[nodiscard]] Command registryInfoCommand();
[[nodiscard]] Command registryCreateCommand();

} // namespace nidus
