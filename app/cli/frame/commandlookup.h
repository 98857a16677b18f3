// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace nidus::cli {

/// Returns the position after the options that precede the command.
[[nodiscard]] std::size_t commandPosition(const std::vector<std::string>& words);

/// A command found in a command line.
struct FoundCommand
{
    const Command* command = nullptr; ///< null if there is none
    std::size_t next = 0;             ///< position after its name
};
/// Returns the command named by the words at `position`, trying two words ("nid check") before one.
[[nodiscard]] FoundCommand findCommand(std::span<const Command> commands,
                                       const std::vector<std::string>& words, std::size_t position);

} // namespace nidus::cli
