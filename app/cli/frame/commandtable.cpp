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
        for (const ListedCommand& listed : kCommands) {
            all.push_back(listed.make());
            all.back().subject = listed.subject;
        }
        return all;
    }();
    return made;
}

} // namespace nidus::cli
