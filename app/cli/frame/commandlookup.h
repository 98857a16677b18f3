// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace nidus::cli {

/// Returns the options that may precede or follow any command.
[[nodiscard]] std::span<const OptionSpec> globalOptions();

/// Returns the position after the options that precede the command.
[[nodiscard]] std::size_t commandPosition(const std::vector<std::string>& words);
/// Returns the command named by the words at `position`, trying two words ("nid check") before one; null if
/// there is none. Sets `next` to the position after its name.
[[nodiscard]] const Command* findCommand(std::span<const Command> commands,
                                         const std::vector<std::string>& words, std::size_t position,
                                         std::size_t& next);

} // namespace nidus::cli
