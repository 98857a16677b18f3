// SPDX-License-Identifier: Apache-2.0
// The input is a command line, one word per line.
#include "app/cli/frame/arguments.h"
#include "tests/fuzz/require.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

using namespace nidus;
using namespace nidus::cli;
using nidus::fuzz::require;

namespace {

/// One option of each kind.
constexpr std::array kOptions{
    OptionSpec{.name = "all", .letter = 'a'},
    OptionSpec{.name = "output", .letter = 'o', .value = "FILE"},
    OptionSpec{.name = "format", .value = "NAME", .choices = "text|xml"},
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> words(1);
    for (const char c : std::string(reinterpret_cast<const char*>(data), size)) {
        if (c == '\n')
            words.emplace_back();
        else
            words.back() += c;
    }
    const auto arguments = Arguments::parse(words, kOptions);
    if (!arguments) {
        require(!arguments.error().isEmpty(), "an error has a message");
        return 0;
    }
    // Written in full, with the arguments after "--", it is the same command line.
    std::vector<std::string> again;
    for (const OptionSpec& option : kOptions) {
        if (!arguments->isSet(option.name))
            continue;
        again.push_back("--" + std::string(option.name));
        if (option.value != nullptr)
            again.back() += '=' + std::string(arguments->value(option.name));
    }
    again.emplace_back("--");
    again.insert(again.end(), arguments->positional().begin(), arguments->positional().end());
    const auto same = Arguments::parse(again, kOptions);
    require(same.has_value(), "a parsed command line can be written and parsed again");
    require(same->positional() == arguments->positional(), "with the same arguments");
    for (const OptionSpec& option : kOptions) {
        require(same->isSet(option.name) == arguments->isSet(option.name), "and the same options");
        require(same->value(option.name) == arguments->value(option.name), "with the same values");
    }
    return 0;
}
