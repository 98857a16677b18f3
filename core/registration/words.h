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

/// The stable words of an enumeration, in the order of its values; specialized next to each enumeration.
template <typename Enum>
inline constexpr auto kWords = nullptr;

template <typename Enum>
[[nodiscard]] constexpr QLatin1StringView wordOf(Enum value)
{
    const auto& words = kWords<Enum>;
    return words[static_cast<std::size_t>(value)];
}

template <typename Enum>
[[nodiscard]] std::optional<Enum> fromWord(QStringView word)
{
    return enumFromWord<Enum>(kWords<Enum>, word);
}

} // namespace nidus::registration
