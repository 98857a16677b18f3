// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandlookup.h"

#include "app/cli/frame/commonoptions.h"

#include <algorithm>

namespace nidus::cli {

std::size_t commandPosition(const std::vector<std::string>& words)
{
    std::size_t i = 0;
    while (i < words.size() && words[i].starts_with('-') && words[i] != "-") {
        const auto option = std::ranges::find_if(globalOptions(), [&](const OptionSpec& spec) {
            return "--" + std::string(spec.name) == words[i];
        });
        i += option != globalOptions().end() && option->value != nullptr ? 2U : 1U;
    }
    return std::min(i, words.size());
}

FoundCommand findCommand(std::span<const Command> commands, const std::vector<std::string>& words,
                         std::size_t position)
{
    for (const std::size_t count : {std::size_t{2}, std::size_t{1}}) {
        if (position + count > words.size())
            continue;
        const std::string name = count == 2 ? words[position] + ' ' + words[position + 1] : words[position];
        const auto found = std::ranges::find(commands, name, &Command::name);
        if (found != commands.end())
            return {.command = &*found, .next = position + count};
    }
    return {.command = nullptr, .next = position};
}

} // namespace nidus::cli
