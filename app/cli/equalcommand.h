// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// equal: whether two URNs are URN-equivalent.
[[nodiscard]] Command equalCommand();

} // namespace nidus
