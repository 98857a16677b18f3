// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

#include <span>

namespace nidus {

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command> commands();

} // namespace nidus
