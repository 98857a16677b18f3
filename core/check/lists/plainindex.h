// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
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
    static constexpr std::uint32_t kNoRange = 0xFFFF;

    /// A value that is looked up: its place is fetched into the cache while others are prepared.
    struct Probe
    {
        ShortKey key; ///< of a number, `back` is its distance from the first one
        std::size_t place;
    };
    struct Part
    {
        std::uint64_t first = 0;
        std::uint32_t range = kNoRange;
    };
    struct Word
    {
        ShortKey key{};
        std::uint16_t range = kNoRange;
    };

    /// Makes room for numbers from `first` to `last`; false if they would need too much memory. `parts` are
    /// consecutive parts of all numbers; the first one begins at 0.
    [[nodiscard]] bool setNumbers(std::uint64_t first, std::uint64_t last, std::size_t entries,
                                  std::vector<Part> parts);
    void addNumber(std::uint64_t number, bool isPlain);
    /// Takes words, each once.
    void setWords(const std::vector<Word>& words);

    [[nodiscard]] bool hasNumbers() const { return !m_numbers.empty(); }
    /// Only if it hasNumbers().
    [[nodiscard]] Probe probe(std::uint64_t number) const
    {
        const std::uint64_t distance = number - m_first; // below the first: too large
        const std::size_t place = std::min<std::uint64_t>(distance / 64, m_numbers.size() - 1);
        __builtin_prefetch(&m_numbers[place]);
        return {.key = {.front = 0, .back = distance}, .place = place};
    }
    /// Only if it does not.
    [[nodiscard]] Probe probe(const ShortKey& key) const
    {
        const std::uint64_t hash = hashOf(key);
        const std::size_t place = placeOf(hash, m_pilots[groupOf(hash)]);
        __builtin_prefetch(&m_keys[place]);
        if (!m_ranges.empty())
            __builtin_prefetch(&m_ranges[place]);
        return {.key = key, .place = place};
    }
    /// Returns a probe that finds nothing.
    [[nodiscard]] Probe none() const
    {
        return {.key = {.front = 0, .back = 0}, .place = hasNumbers() ? m_numbers.size() - 1 : 0};
    }
    /// Returns the range of a value, kNoRange if it is in none; kNotPlain if it must be judged.
    [[nodiscard]] std::uint32_t rangeAt(const Probe& probe) const
    {
        if (hasNumbers()) {
            const Numbers& numbers = m_numbers[probe.place];
            if (((numbers.bits >> (probe.key.back & 63U)) & 1U) == 0)
                return kNotPlain;
            return numbers.range == kSeveralRanges ? partOf(m_first + probe.key.back).range : numbers.range;
        }
        if (!(m_keys[probe.place] == probe.key))
            return kNotPlain;
        return m_ranges.empty() ? kNoRange : m_ranges[probe.place];
    }

private:
    static constexpr std::uint32_t kSeveralRanges = kNoRange + 1;
    static constexpr ShortKey kNoWord{.front = ~std::uint64_t{0}, .back = ~std::uint64_t{0}};

    /// 64 numbers.
    struct Numbers
    {
        std::uint64_t bits = 0;
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
        return reduced((hash & 0xFFFFFFFFU) ^ (pilot << 24U), m_keys.size());
    }
    /// Finds places for the words of a group.
    void placeGroup(std::size_t group, std::span<const Word* const> words, std::vector<bool>& taken);
    [[nodiscard]] const Part& partOf(std::uint64_t number) const;

    std::uint64_t m_first = 0;
    std::vector<Numbers> m_numbers; ///< from m_first on, and one without bits; empty: words
    std::vector<Part> m_parts;
    // Words are in small groups, each with a pilot that gives its words places of their own.
    std::vector<std::uint8_t> m_pilots{0}; ///< of each group
    std::vector<ShortKey> m_keys{kNoWord}; ///< kNoWord where there is none
    std::vector<std::uint16_t> m_ranges;   ///< of m_keys; empty: none has one
};

} // namespace nidus::check
