// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace nidus::check {

/// The values of a list about which there is nothing to report, to be found fast in random order: one bit for
/// each number, or words of at most kLongestWord bytes with their texts in the table. It may lack some.
class PlainIndex
{
public:
    static constexpr std::size_t kLongestWord = 16;
    static constexpr std::uint32_t kNotPlain = ~std::uint32_t{0};
    static constexpr std::uint32_t kNoRange = 0xFFFF;

    /// A value that is looked up: its place is fetched into the cache while others are prepared.
    struct Probe
    {
        std::uint64_t front = 0; ///< of a number: the number
        std::uint64_t back = 0;
        std::size_t place = kNowhere;
        std::uint16_t size = 0;
    };

    /// Makes room for numbers from `first` to `last`; false if they would need too much memory. `ranges` has the
    /// first numbers of consecutive parts of all numbers, with their ranges.
    struct Part
    {
        std::uint64_t first = 0;
        std::uint32_t range = kNoRange;
    };
    [[nodiscard]] bool setNumbers(std::uint64_t first, std::uint64_t last, std::size_t entries,
                                  std::vector<Part> parts);
    void addNumber(std::uint64_t number, bool isPlain);
    void setWords(std::size_t count);
    void addWord(std::string_view word, std::uint32_t range);

    [[nodiscard]] Probe probe(std::string_view text) const
    {
        if (!m_bits.empty())
            return numberProbe(text);
        Probe probe = wordProbe(text);
        if (!m_slots.empty() && probe.size != 0) {
            probe.place = placeOf(probe);
            __builtin_prefetch(&m_slots[probe.place]);
        }
        return probe;
    }
    /// Returns the range of a value, kNoRange if it is in none; kNotPlain if it must be judged.
    [[nodiscard]] std::uint32_t rangeAt(const Probe& probe) const
    {
        if (probe.place == kNowhere)
            return kNotPlain;
        if (!m_bits.empty())
            return ((m_bits[probe.place] >> ((probe.front - m_first) & 63U)) & 1U) != 0 ? partOf(probe.front)
                                                                                        : kNotPlain;
        for (std::size_t at = probe.place; m_slots[at].size != 0; at = (at + 1) & (m_slots.size() - 1)) {
            const Slot& slot = m_slots[at];
            if (slot.front == probe.front && slot.back == probe.back && slot.size == probe.size)
                return slot.range;
        }
        return kNotPlain;
    }

private:
    static constexpr std::size_t kNowhere = ~std::size_t{0};

    struct Slot
    {
        std::uint64_t front = 0;
        std::uint64_t back = 0;
        std::uint32_t range = 0;
        std::uint16_t size = 0; ///< 0 = empty
    };

    [[nodiscard]] Probe numberProbe(std::string_view text) const
    {
        Probe probe;
        if (text.size() > 18)
            return probe;
        bool isNumber = !text.empty();
        for (const char c : text) {
            const auto digit = static_cast<unsigned char>(c - '0');
            isNumber = isNumber && digit <= 9;
            probe.front = probe.front * 10 + digit;
        }
        const std::uint64_t place = (probe.front - m_first) / 64; // below the first: too large
        if (isNumber && place < m_bits.size()) {
            probe.place = place;
            __builtin_prefetch(&m_bits[place]);
        }
        return probe;
    }
    [[nodiscard]] static Probe wordProbe(std::string_view text)
    {
        using base::bytehash::wordAt;
        const std::size_t size = text.size();
        if (size == 0 || size > kLongestWord)
            return {};
        Probe probe{.size = static_cast<std::uint16_t>(size)};
        if (size >= 8) {
            probe.front = wordAt<std::uint64_t>(text.data());
            probe.back = wordAt<std::uint64_t>(text.data() + size - 8);
        } else if (size >= 4) {
            probe.front = wordAt<std::uint32_t>(text.data());
            probe.back = wordAt<std::uint32_t>(text.data() + size - 4);
        } else {
            probe.front = wordAt<std::uint8_t>(text.data()) << 8U | wordAt<std::uint8_t>(text.data() + size / 2);
            probe.back = wordAt<std::uint8_t>(text.data() + size - 1);
        }
        return probe;
    }
    [[nodiscard]] std::size_t placeOf(const Probe& probe) const
    {
        constexpr std::uint64_t kFirst = 0x243F6A8885A308D3U; // digits of pi, an arbitrary choice
        constexpr std::uint64_t kSecond = 0x13198A2E03707345U;
        return base::bytehash::folded(probe.front ^ kFirst, (probe.back + probe.size) ^ kSecond) &
               (m_slots.size() - 1);
    }
    [[nodiscard]] std::uint32_t partOf(std::uint64_t number) const
    {
        std::size_t part = 0;
        while (part + 1 < m_parts.size() && m_parts[part + 1].first <= number)
            ++part;
        return m_parts[part].range;
    }

    std::uint64_t m_first = 0;
    std::vector<std::uint64_t> m_bits; ///< of numbers from m_first on; empty: words
    std::vector<Part> m_parts;         ///< the first one begins at 0
    std::vector<Slot> m_slots;         ///< open addressing; a power of two, at most half full
};

} // namespace nidus::check
