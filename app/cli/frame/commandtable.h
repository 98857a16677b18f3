// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <span>

namespace nidus::cli {

/// Returns all commands, in the order of the help.
[[nodiscard]] std::span<const Command> commands();

} // namespace nidus::cli
