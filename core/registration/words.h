// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>

namespace nidus::registration {

/// Returns the enumerator at the index of `word` in `words`; absent if `word` is not in it.
template <typename Enum, std::size_t N>
[[nodiscard]] std::optional<Enum> enumFromWord(const std::array<QLatin1StringView, N>& words,
                                               QStringView word)
{
    const auto found = std::ranges::find_if(words, [word](QLatin1StringView each) { return each == word; });
    if (found == words.end())
        return std::nullopt;
    return static_cast<Enum>(std::distance(words.begin(), found));
}

} // namespace nidus::registration
