// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/largetable.h"
#include "core/check/lists/shortkey.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nidus::check {

/// The values of a list about which there is nothing to report, to be found fast in random order: one bit for
/// each number, or words of at most ShortKey::kLongest bytes in a perfect hash table. It may lack some.
class PlainIndex
{
public:
    static constexpr std::uint32_t kNotPlain = ~std::uint32_t{0};
    static constexpr std::uint32_t kSeveralRanges = kNotPlain - 1;
    static constexpr std::uint32_t kNoRange = kSeveralRanges - 1;

    struct Part
    {
        std::uint64_t first = 0;
        std::uint32_t range = kNoRange;
    };
    struct Word
    {
        ShortKey key{};
        std::uint32_t range = kNoRange;
    };

    /// Makes room for numbers from `first` to `last`; false if they would need too much memory. `parts` are
    /// consecutive parts of all numbers; the first one begins at 0.
    [[nodiscard]] bool setNumbers(std::uint64_t first, std::uint64_t last, std::size_t entries,
                                  std::vector<Part> parts);
    void addNumber(std::uint64_t number, bool isPlain);
    /// Takes words, each once.
    void setWords(const std::vector<Word>& words);

    [[nodiscard]] bool hasNumbers() const { return !m_numbers.empty(); }
    [[nodiscard]] bool isEmpty() const
    {
        return std::ranges::none_of(m_numbers, [](const Numbers& each) { return each.bits != 0; }) &&
               m_words == 0;
    }
    /// Returns the place of a value, which is fetched into the cache while others are prepared. That of a
    /// number only if it hasNumbers(), that of a word only if it does not.
    [[nodiscard]] std::size_t fetch(std::uint64_t number) const
    {
        const std::uint64_t distance = number - m_first; // below the first: too large
        const std::size_t place = std::min<std::uint64_t>(distance / 64, m_numbers.size() - 1);
        __builtin_prefetch(&m_numbers[place]);
        return place;
    }
    [[nodiscard]] std::size_t fetch(const ShortKey& key) const
    {
        const std::uint64_t hash = hashOf(key);
        const std::size_t place = placeOf(hash, m_pilots[groupOf(hash)]);
        if (m_ranged.empty())
            __builtin_prefetch(&m_keys[place]);
        else
            __builtin_prefetch(&m_ranged[place]);
        return place;
    }
    /// Returns the range of a value, kNoRange if it is in none; kNotPlain if it must be judged;
    /// kSeveralRanges if rangeOf() must decide.
    [[nodiscard]] std::uint32_t rangeAt(std::size_t place, std::uint64_t number) const
    {
        const Numbers& numbers = m_numbers[place];
        const bool isPlain = ((numbers.bits >> ((number - m_first) & 63U)) & 1U) != 0;
        return isPlain ? numbers.range : kNotPlain;
    }
    [[nodiscard]] std::uint32_t rangeAt(std::size_t place, const ShortKey& key) const
    {
        if (m_ranged.empty())
            return m_keys[place] == key ? kNoRange : kNotPlain;
        return m_ranged[place].key == key ? m_ranged[place].range : kNotPlain;
    }
    [[nodiscard]] std::uint32_t rangeOf(std::uint64_t number) const { return partOf(number).range; }
    [[nodiscard]] std::uint32_t rangeOf(const ShortKey&) const { return kNoRange; } // never asked

private:
    static constexpr ShortKey kNoWord{.front = ~std::uint64_t{0}, .back = ~std::uint64_t{0}};

    /// 64 numbers.
    struct Numbers
    {
        std::uint64_t bits = 0;
        std::uint32_t range = kNoRange;
    };

    /// A word and its range, together in one line of the cache.
    struct alignas(32) RangedKey
    {
        ShortKey key = kNoWord;
        std::uint32_t range = kNoRange;
    };

    [[nodiscard]] static std::uint64_t hashOf(const ShortKey& key)
    {
        constexpr std::uint64_t kFirst = 0x243F6A8885A308D3U; // digits of pi, an arbitrary choice
        constexpr std::uint64_t kSecond = 0x13198A2E03707345U;
        return base::bytehash::folded(key.front ^ kFirst, key.back ^ kSecond);
    }
    /// Returns a number below `count`, which is less than 2^32.
    [[nodiscard]] static std::size_t reduced(std::uint64_t hash, std::size_t count)
    {
        return static_cast<std::size_t>((hash * count) >> 32U);
    }
    [[nodiscard]] std::size_t groupOf(std::uint64_t hash) const
    {
        return reduced(hash >> 32U, m_pilots.size());
    }
    [[nodiscard]] std::size_t placeOf(std::uint64_t hash, std::uint32_t pilot) const
    {
        return reduced((hash & 0xFFFFFFFFU) ^ (pilot << 24U), m_places);
    }
    /// Finds places for the words of a group.
    void placeGroup(std::size_t group, std::span<const Word* const> words, std::vector<bool>& taken);
    [[nodiscard]] const Part& partOf(std::uint64_t number) const;

    std::uint64_t m_first = 0;
    base::LargeTable<Numbers> m_numbers; ///< from m_first on, and one without bits; empty: words
    std::vector<Part> m_parts;
    // Words are in small groups, each with a pilot that gives its words places of their own.
    std::vector<std::uint8_t> m_pilots{0}; ///< of each group
    std::size_t m_places = 1;
    std::size_t m_words = 0;                    ///< that have a place
    base::LargeTable<ShortKey> m_keys{kNoWord}; ///< kNoWord where there is none; empty: m_ranged instead
    base::LargeTable<RangedKey> m_ranged;       ///< if some words have ranges
};

} // namespace nidus::check
