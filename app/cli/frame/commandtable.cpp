// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandtable.h"

#include "app/cli/frame/commands.h"

#include <vector>

namespace nidus::cli {

std::span<const Command> commands()
{
    static const std::vector<Command> made = [] {
        std::vector<Command> all;
        all.reserve(kCommands.size());
        for (const auto make : kCommands)
            all.push_back(make());
        return all;
    }();
    return made;
}

} // namespace nidus::cli
