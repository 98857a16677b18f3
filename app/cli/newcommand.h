// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// new: a draft of a new namespace.
[[nodiscard]] Command newCommand();

} // namespace nidus
