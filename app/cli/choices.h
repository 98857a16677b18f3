// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string_view>

namespace nidus {

/// The words of a table as OptionSpec::choices wants them: "a|b|c". At compile time, so that an option is as
/// constant as its table.
template <const auto& kTable, auto kWord>
struct Choices
{
    static constexpr std::size_t kSize = [] {
        std::size_t size = kTable.size() - 1;
        for (const auto& row : kTable)
            size += std::size_t((row.*kWord).size());
        return size;
    }();
    static constexpr std::array<char, kSize> kText = [] {
        std::array<char, kSize> text{};
        std::size_t at = 0;
        for (const auto& row : kTable) {
            if (at > 0)
                text[at++] = '|';
            for (const char c : row.*kWord)
                text[at++] = c;
        }
        return text;
    }();
    static constexpr std::string_view kValue{kText.data(), kSize};
};

} // namespace nidus
