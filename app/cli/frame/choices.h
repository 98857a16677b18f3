// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <functional>
#include <string_view>

namespace nidus::cli {

/// The words of a table, or of its rows, in the format of OptionSpec::choices: "a|b|c". Computed at compile
/// time, so that an option can be constexpr.
template <const auto& kTable, auto kWord = std::identity{}>
struct Choices
{
    static constexpr std::size_t kSize = [] {
        std::size_t size = kTable.size() - 1;
        for (const auto& row : kTable)
            size += std::size_t(std::invoke(kWord, row).size());
        return size;
    }();
    static constexpr std::array<char, kSize> kText = [] {
        std::array<char, kSize> text{};
        std::size_t at = 0;
        for (const auto& row : kTable) {
            if (at > 0)
                text[at++] = '|';
            for (const char c : std::invoke(kWord, row))
                text[at++] = c;
        }
        return text;
    }();
    static constexpr std::string_view kValue{kText.data(), kSize};
};

} // namespace nidus::cli
