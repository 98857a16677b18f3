// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// check: a verdict per line of any number of files, in constant memory.
[[nodiscard]] Command checkCommand();

} // namespace nidus
