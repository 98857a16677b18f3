// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include <algorithm>
#include <string>
#include <utility>

namespace nidus::check {

namespace {

/// Whether only the label of a value in this state can be wrong.
bool isPlain(ListedState state, std::int32_t until) { return state <= ListedState::Temporary && until == 0; }

} // namespace

std::vector<ListedValues::PlainValue> ListedValues::plainValues(std::size_t most) const
{
    std::vector<PlainValue> values;
    if (m_base || m_size > most)
        return values;
    const auto hasParts = [this](std::string_view key) {
        return rowAt(std::string(key) + kPartEnd).has_value();
    };
    const auto isPlainWithout = [this](std::string_view first) { // the second part
        const std::optional<Row> prefix = rowAt(std::string(first) + kPartEnd);
        return !rowAt(first) && !blockAt(first) && prefix && isPlain(prefix->state, prefix->until);
    };
    eachRow([&](const Row& row, std::string_view key) {
        if (row.isPrefix != 0 || !isPlain(row.state, row.until))
            return;
        const std::size_t end = key.find(kPartEnd);
        const std::string_view first = key.substr(0, end);
        if (end == std::string_view::npos && !hasParts(key))
            values.push_back({.text = std::string(key), .range = row.range});
        else if (end != std::string_view::npos && m_facts.parts == 2 && isPlainWithout(first))
            values.push_back({std::string(first), std::string(key.substr(end + 1)), row.range});
    });
    for (const ListedEntry& block : m_blocks) {
        if (!isPlain(block.state, block.until))
            continue;
        if (block.last - block.first >= most || values.size() + block.last - block.first >= most)
            return {};
        for (std::uint64_t number = block.first; number <= block.last; ++number) {
            const std::string key = digitsOf(number);
            const ListedRange* const range = rangeOfKey(key);
            if (!rowAt(key) && (m_facts.parts == 1 || !hasParts(key)))
                values.push_back({.text = key,
                                  .range = range == nullptr
                                               ? kNoRange
                                               : static_cast<std::uint32_t>(range - m_facts.ranges.data())});
        }
    }
    return values;
}

// A value with rows for other parts is not plain. Its prefix row has a key of its own, with an empty second
// part.
void ListedValues::fillPlain()
{
    if (m_facts.kind == ListedKind::Decimal && fillPlainNumbers())
        return;
    std::vector<PlainIndex::Word> words;
    words.reserve(m_rows);
    eachRow([&](const Row& row, std::string_view key) {
        if (row.isPrefix != 0 || !isPlain(row.state, row.until) || key.contains(kPartEnd))
            return;
        const ShortKey shortKey = ShortKey::of(key);
        const bool hasParts = m_facts.parts > 1 && rowAt(std::string(key) + kPartEnd);
        if (shortKey.back != 0 && !hasParts)
            words.push_back({shortKey, row.range});
    });
    m_plain.setWords(words);
}

/// Returns the smallest range at each of the ascending numbers.
std::vector<PlainIndex::Part> ListedValues::partsFrom(std::span<const std::uint64_t> starts) const
{
    std::vector<const ListedRange*> ranges;
    ranges.reserve(m_facts.ranges.size());
    for (const ListedRange& range : m_facts.ranges)
        ranges.push_back(&range);
    std::ranges::stable_sort(ranges, {}, &ListedRange::first);
    std::vector<PlainIndex::Part> parts;
    std::vector<const ListedRange*> open; // contain the number
    auto next = ranges.cbegin();
    for (const std::uint64_t start : starts) {
        for (; next != ranges.cend() && (*next)->first <= start; ++next)
            open.push_back(*next);
        std::erase_if(open, [start](const ListedRange* range) { return range->last < start; });
        const auto smallest = std::ranges::min_element(
            open, {}, [](const ListedRange* range) { return range->last - range->first; });
        parts.push_back({start, smallest == open.end()
                                    ? kNoRange
                                    : static_cast<std::uint32_t>(*smallest - m_facts.ranges.data())});
    }
    return parts;
}

/// Returns the numbers at which other ranges begin, ascending, the first one 0.
std::vector<std::uint64_t> ListedValues::rangeStarts() const
{
    std::vector<std::uint64_t> starts{0};
    for (const ListedRange& range : m_facts.ranges) {
        starts.push_back(range.first);
        starts.push_back(range.last + 1);
    }
    std::ranges::sort(starts);
    return starts;
}

bool ListedValues::fillPlainNumbers()
{
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    const auto extend = [&](std::uint64_t from, std::uint64_t to) {
        first = std::min(first, from);
        last = std::max(last, to);
    };
    const auto numberIn = [this](std::string_view key) {
        return numberOf(key.substr(0, key.find(kPartEnd))).value_or(0);
    };
    eachRow([&](const Row&, std::string_view key) { extend(numberIn(key), numberIn(key)); });
    for (const ListedEntry& block : m_blocks)
        extend(block.first, block.last);
    if (first > last || !m_plain.setNumbers(first, last, m_size, partsFrom(rangeStarts())))
        return false;
    for (const ListedEntry& block : m_blocks) {
        for (std::uint64_t number = block.first; number <= block.last; ++number)
            m_plain.addNumber(number, isPlain(block.state, block.until));
    }
    for (const bool ofPrefixes : {false, true}) {
        eachRow([&](const Row& row, std::string_view key) {
            if ((row.isPrefix != 0) == ofPrefixes && (ofPrefixes || !key.contains(kPartEnd)))
                m_plain.addNumber(numberIn(key), !ofPrefixes && isPlain(row.state, row.until));
        });
    }
    return true;
}

const PlainIndex& ListedValues::plainKeys(char separator) const
{
    static const PlainIndex none;
    std::call_once(m_joining, [this, separator] {
        m_separator = separator;
        if (!m_base && m_facts.parts > 1)
            fillPlainKeys();
    });
    return separator == m_separator ? m_plainKeys : none;
}

// The row of the first parts alone is that of the value without other parts or, if there is none, the one
// that stands for all of them, whose key has an empty last part.
template <typename Visit>
void ListedValues::eachPlainKey(const Visit& visit) const
{
    eachRow([&](const Row& row, std::string_view key) {
        if (!isPlain(row.state, row.until) || key.contains(m_separator))
            return;
        if (row.isPrefix != 0) {
            key.remove_suffix(1);
            if (rowAt(key))
                return;
        }
        visit(row, key);
    });
}

/// Numbers with one of a few second parts are found like numbers. False if there are others.
bool ListedValues::fillPlainPairs() const
{
    std::vector<ShortKey> texts;
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    bool isPossible = true;
    const auto partsOf = [this](std::string_view key) {
        const std::size_t end = std::min(key.find(kPartEnd), key.size());
        return std::pair(numberOf(key.substr(0, end)).value_or(0),
                         end == key.size() ? PlainIndex::kNoText : ShortKey::of(key.substr(end + 1)));
    };
    eachPlainKey([&](const Row&, std::string_view key) {
        const auto [number, text] = partsOf(key);
        first = std::min(first, number);
        last = std::max(last, number);
        if (isPossible && std::ranges::find(texts, text) == texts.end())
            texts.push_back(text);
        isPossible = texts.size() <= PlainIndex::kMostTexts;
    });
    const bool hasLong = std::ranges::any_of(
        texts, [](const ShortKey& text) { return text.back == 0 && text != PlainIndex::kNoText; });
    if (!isPossible || hasLong || first > last ||
        !m_plainKeys.setPairs(first, last, m_rows, partsFrom(rangeStarts()), std::move(texts)))
        return false;
    eachPlainKey([&](const Row&, std::string_view key) {
        const auto [number, text] = partsOf(key);
        m_plainKeys.addNumber(m_plainKeys.numberWith(number, text), true);
    });
    return true;
}

void ListedValues::fillPlainKeys() const
{
    if (m_facts.kind == ListedKind::Decimal && m_facts.parts == 2 && fillPlainPairs())
        return;
    std::vector<PlainIndex::Word> words;
    words.reserve(m_rows);
    eachPlainKey([&](const Row& row, std::string_view key) {
        std::string joined(key);
        std::ranges::replace(joined, kPartEnd, m_separator);
        const ShortKey shortKey = ShortKey::of(joined);
        if (shortKey.back != 0)
            words.push_back({shortKey, row.range});
    });
    m_plainKeys.setWords(words);
}

} // namespace nidus::check
