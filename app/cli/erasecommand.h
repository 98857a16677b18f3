// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// registry erase: personal data out of every version, comment, draft and copy.
[[nodiscard]] Command registryEraseCommand();

} // namespace nidus
