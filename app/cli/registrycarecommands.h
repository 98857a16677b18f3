// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

[[nodiscard]] Command registryHeadCommand();
[[nodiscard]] Command registryVerifyCommand();
[[nodiscard]] Command registryBackupCommand();
[[nodiscard]] Command registryRestoreCommand();

} // namespace nidus
