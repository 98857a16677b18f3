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
    static constexpr std::size_t kMostTexts = 8;
    /// In place of a text that a number lacks; equals no text.
    static constexpr ShortKey kNoText{.front = 1, .back = 0};

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
    /// The same for numbers with one of some texts each: makes room for each text, one after the other, so
    /// that numberWith() is the number of both.
    [[nodiscard]] bool setPairs(std::uint64_t first, std::uint64_t last, std::size_t entries,
                                const std::vector<Part>& parts, std::vector<ShortKey> texts);
    [[nodiscard]] bool hasPairs() const { return !m_texts.empty(); }
    /// Returns the number for a number and a text, one that is not plain if the text is not among them.
    [[nodiscard]] std::uint64_t numberWith(std::uint64_t number, const ShortKey& text) const
    {
        std::uint64_t offset = ~m_first; // no number reaches the end of the table
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            offset = m_texts[i] == text ? i * m_span : offset;
        const bool isKnown = number - m_first < m_span && offset != ~m_first;
        return isKnown ? number + offset : ~std::uint64_t{0};
    }
    /// Takes words, each once.
    void setWords(const std::vector<Word>& words);

    [[nodiscard]] bool hasNumbers() const { return !m_numbers.empty(); }
    [[nodiscard]] bool isEmpty() const
    {
        return std::ranges::none_of(m_numbers, [](std::uint64_t bits) { return bits != 0; }) && m_words == 0;
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
        __builtin_prefetch(&m_keys[place]);
        if (!m_wordRanges.empty())
            __builtin_prefetch(&m_wordRanges[place]);
        return place;
    }
    /// Returns the range of a value, kNoRange if it is in none; kNotPlain if it must be judged;
    /// kSeveralRanges if rangeOf() must decide.
    [[nodiscard]] std::uint32_t rangeAt(std::size_t place, std::uint64_t number) const
    {
        const bool isPlain = ((m_numbers[place] >> ((number - m_first) & 63U)) & 1U) != 0;
        return isPlain ? m_numberRanges[place >> m_placesShift] : kNotPlain;
    }
    [[nodiscard]] std::uint32_t rangeAt(std::size_t place, const ShortKey& key) const
    {
        if (m_keys[place] != key)
            return kNotPlain;
        return m_wordRanges.empty() || m_wordRanges[place] == kNoWordRange ? kNoRange : m_wordRanges[place];
    }
    [[nodiscard]] std::uint32_t rangeOf(std::uint64_t number) const { return partOf(number).range; }
    [[nodiscard]] std::uint32_t rangeOf(const ShortKey&) const { return kNoRange; } // never asked

private:
    static constexpr ShortKey kNoWord{.front = ~std::uint64_t{0}, .back = ~std::uint64_t{0}};

    static constexpr std::uint8_t kNoWordRange = 0xFF;

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
    base::LargeTable<std::uint64_t> m_numbers; ///< bits from m_first on, and a last one without; empty: words
    std::vector<std::uint32_t> m_numberRanges; ///< of 2^m_placesShift places each; a small table
    unsigned m_placesShift = 0;
    std::vector<Part> m_parts;
    std::vector<ShortKey> m_texts; ///< of pairs
    std::uint64_t m_span = 0;      ///< numbers for each of them
    // Words are in small groups, each with a pilot that gives its words places of their own.
    std::vector<std::uint8_t> m_pilots{0}; ///< of each group
    std::size_t m_places = 1;
    std::size_t m_words = 0;                     ///< that have a place
    base::LargeTable<ShortKey> m_keys{kNoWord};  ///< kNoWord where there is none
    base::LargeTable<std::uint8_t> m_wordRanges; ///< kNoWordRange where there is none; empty: no word has one
};

} // namespace nidus::check
