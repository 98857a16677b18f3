// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// show: one registration, version or draft.
[[nodiscard]] Command showCommand();

} // namespace nidus
