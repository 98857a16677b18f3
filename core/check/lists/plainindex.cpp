// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/plainindex.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace nidus::check {

namespace {

constexpr std::size_t kMeanGroup = 4; ///< words
constexpr std::size_t kLargestGroup = 31;
constexpr std::size_t kFillPercent = 80; ///< of the table; more would need larger pilots
/// In a smaller table, many words of a group would have the same place with every pilot.
constexpr std::size_t kSmallestTable = 1'024;
constexpr std::uint64_t kMostNumbers = std::uint64_t{1} << 27; ///< from the first to the last one: 16 MiB
constexpr std::size_t kMostNumberRanges = 4'096; ///< so that the table of ranges stays in the cache

} // namespace

bool PlainIndex::setNumbers(std::uint64_t first, std::uint64_t last, std::size_t entries,
                            std::vector<Part> parts)
{
    const std::uint64_t span = last - first;
    if (span >= kMostNumbers || span / 1024 > entries + 64)
        return false;
    m_first = first;
    m_parts = std::move(parts);
    m_numbers.assign(static_cast<std::size_t>(span / 64 + 2), 0);
    for (m_placesShift = 0; m_numbers.size() >> m_placesShift > kMostNumberRanges;)
        ++m_placesShift;
    m_numberRanges.assign(((m_numbers.size() - 1) >> m_placesShift) + 1, kSeveralRanges);
    const std::uint64_t numbers = std::uint64_t{64} << m_placesShift; // with one range
    for (std::size_t i = 0; i < m_numberRanges.size(); ++i) {
        const Part& part = partOf(first + numbers * i);
        if (&part == &partOf(first + numbers * (i + 1) - 1))
            m_numberRanges[i] = part.range;
    }
    return true;
}

bool PlainIndex::setPairs(std::uint64_t first, std::uint64_t last, std::size_t entries,
                          const std::vector<Part>& parts, std::vector<ShortKey> texts)
{
    // Neither the numbers of all texts nor the last one may overflow.
    if (texts.empty() || texts.size() > kMostTexts || last - first >= kMostNumbers ||
        first > std::numeric_limits<std::uint64_t>::max() - kMostTexts * kMostNumbers)
        return false;
    const std::uint64_t span = last - first + 1;
    std::vector<Part> shifted;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto begin = std::ranges::upper_bound(parts, first, {}, &Part::first) - 1;
        shifted.push_back({i == 0 ? 0 : first + i * span, begin->range});
        for (auto part = begin + 1; part != parts.end() && part->first <= last; ++part)
            shifted.push_back({part->first + i * span, part->range});
    }
    if (!setNumbers(first, first + texts.size() * span - 1, entries, std::move(shifted)))
        return false;
    m_texts = std::move(texts);
    m_span = span;
    return true;
}

void PlainIndex::addNumber(std::uint64_t number, bool isPlain)
{
    std::uint64_t& bits = m_numbers[static_cast<std::size_t>((number - m_first) / 64)];
    const std::uint64_t bit = std::uint64_t{1} << ((number - m_first) & 63U);
    bits = isPlain ? bits | bit : bits & ~bit;
}

// Large groups come first, while most places are free. A group without a pilot is left out.
void PlainIndex::setWords(const std::vector<Word>& words)
{
    m_pilots.assign(words.size() / kMeanGroup + 1, 0);
    m_places = words.empty() ? 1 : std::max(words.size() * 100 / kFillPercent, kSmallestTable);
    m_words = 0;
    const bool hasRanges =
        std::ranges::any_of(words, [](const Word& word) { return word.range != kNoRange; });
    m_keys.assign(m_places, kNoWord);
    m_wordRanges.assign(hasRanges ? m_places : 0, kNoWordRange);
    std::vector<std::uint32_t> ends(m_pilots.size() + 1); // of groups in `sorted`
    for (const Word& word : words)
        ++ends[groupOf(hashOf(word.key)) + 1];
    std::array<std::vector<std::uint32_t>, kLargestGroup + 1> groups; // by size
    for (std::size_t group = 0; group < m_pilots.size(); ++group) {
        groups[std::min<std::size_t>(ends[group + 1], kLargestGroup)].push_back(
            static_cast<std::uint32_t>(group));
        ends[group + 1] += ends[group];
    }
    std::vector<const Word*> sorted(words.size());
    for (const Word& word : words)
        sorted[--ends[groupOf(hashOf(word.key)) + 1]] = &word; // now they are where groups begin
    std::vector<bool> taken(m_places);
    for (std::size_t size = groups.size() - 1; size > 0; --size) {
        for (const std::uint32_t group : groups[size])
            placeGroup(group, std::span(sorted).subspan(ends[group + 1], size), taken);
    }
}

void PlainIndex::placeGroup(std::size_t group, std::span<const Word* const> words, std::vector<bool>& taken)
{
    std::array<std::size_t, kLargestGroup> places;
    for (unsigned pilot = 0; pilot <= std::numeric_limits<std::uint8_t>::max(); ++pilot) {
        std::size_t count = 0;
        while (count < words.size()) {
            places[count] = placeOf(hashOf(words[count]->key), pilot);
            if (taken[places[count]])
                break;
            taken[places[count++]] = true;
        }
        if (count < words.size()) {
            while (count > 0)
                taken[places[--count]] = false;
            continue;
        }
        m_pilots[group] = static_cast<std::uint8_t>(pilot);
        m_words += words.size();
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool hasRange = words[i]->range != kNoRange;
            if (hasRange && words[i]->range >= kNoWordRange)
                continue; // too many ranges
            m_keys[places[i]] = words[i]->key;
            if (hasRange)
                m_wordRanges[places[i]] = static_cast<std::uint8_t>(words[i]->range);
        }
        return;
    }
}

const PlainIndex::Part& PlainIndex::partOf(std::uint64_t number) const
{
    return *(std::ranges::upper_bound(m_parts, number, {}, &Part::first) - 1);
}

} // namespace nidus::check
