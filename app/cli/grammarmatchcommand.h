// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// grammar match: whether a grammar accepts each line.
[[nodiscard]] Command grammarMatchCommand();

} // namespace nidus
