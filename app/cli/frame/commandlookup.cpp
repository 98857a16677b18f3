// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandlookup.h"

#include <QtGlobal>
#include <algorithm>
#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kGlobalOptions{
    OptionSpec{.name = "registry",
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("Cli", "Registry file to use; :builtin: is the built-in content.")},
    OptionSpec{.name = "lang",
               .value = "TAG",
               .help = QT_TRANSLATE_NOOP("Cli", "Language of messages, such as fr; C is English.")},
    OptionSpec{.name = "color",
               .value = "WHEN",
               .help = QT_TRANSLATE_NOOP("Cli", "Use color: auto (default), always, or never."),
               .choices = "auto|always|never"},
    OptionSpec{.name = "help", .letter = 'h', .help = QT_TRANSLATE_NOOP("Cli", "Show this help.")},
    OptionSpec{.name = "version",
               .help = QT_TRANSLATE_NOOP("Cli", "Show the version and the date of the IANA content.")},
};

} // namespace

std::span<const OptionSpec> globalOptions() { return kGlobalOptions; }

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
