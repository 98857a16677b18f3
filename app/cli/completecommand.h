// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// complete: how a command line goes on, for the completion of shells.
[[nodiscard]] Command completeCommand();

} // namespace nidus
