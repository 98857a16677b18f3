// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// parse: one JSON object per line of input, with the components or what is wrong.
[[nodiscard]] Command parseCommand();

} // namespace nidus
