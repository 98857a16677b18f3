// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// normalize: the normal form of every line, an empty line for what is no URN.
[[nodiscard]] Command normalizeCommand();

} // namespace nidus
