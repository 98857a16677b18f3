// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace nidus::cli {

/// Options that stand before or after any command.
[[nodiscard]] std::span<const OptionSpec> globalOptions();

/// Where the options in front of the command end.
[[nodiscard]] std::size_t commandPosition(const std::vector<std::string>& words);
/// The command named by the words at `position`: two words first ("nid check"), then one. `next` becomes the
/// place of the word behind it; null when there is none.
[[nodiscard]] const Command* findCommand(std::span<const Command> commands,
                                         const std::vector<std::string>& words, std::size_t position,
                                         std::size_t& next);

} // namespace nidus::cli
