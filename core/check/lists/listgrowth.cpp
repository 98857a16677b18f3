// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include <algorithm>

namespace nidus::check {

namespace {

constexpr std::size_t kRowsPerLookUp = 4; ///< take as long

} // namespace

// The lists from the latest to the earliest one: each has what later ones do not replace. A listed part of a
// block disappears, but what is before or after the changed numbers stays as an entry of its own.
int ListedValues::growthWithNumbers(const ListedEntry& entry) const
{
    int growth = isListed(entry.state) ? 1 : 0;
    NumberSpans numbers({entry.first, entry.last});
    for (const ListedValues* list = this; list != nullptr && !numbers.isEmpty(); list = list->m_base.get()) {
        const auto partsOf = [&](NumberSpan span) { // of the earliest list, nothing must be removed
            return list->m_base ? numbers.take(span) : numbers.in(span);
        };
        for (const auto& [number, wasListed] : list->singlesIn(numbers))
            growth -= !partsOf({number, number}).empty() && wasListed ? 1 : 0;
        auto block = std::ranges::lower_bound(list->m_blocks, entry.first, {}, &ListedEntry::last);
        for (; block != list->m_blocks.end() && block->first <= entry.last; ++block) {
            const auto isRest = [&](std::uint64_t number) { return latestBlockOf(number) == &*block; };
            for (const NumberSpan& part : partsOf({block->first, block->last})) {
                const bool staysBefore =
                    part.first == entry.first && part.first > block->first && isRest(part.first - 1);
                const bool staysAfter =
                    part.last == entry.last && part.last < block->last && isRest(part.last + 1);
                if (isListed(block->state))
                    growth += (staysBefore ? 1 : 0) + (staysAfter ? 1 : 0) - 1;
            }
        }
    }
    return growth;
}

const ListedEntry* ListedValues::latestBlockOf(std::uint64_t number) const
{
    for (const ListedValues* list = this; list != nullptr; list = list->m_base.get()) {
        if (list->rowAt(digitsOf(number)))
            return nullptr;
        if (const ListedEntry* const block = list->blockOf(number))
            return block;
    }
    return nullptr;
}

std::vector<std::pair<std::uint64_t, bool>> ListedValues::singlesIn(const NumberSpans& numbers) const
{
    std::vector<std::pair<std::uint64_t, bool>> found;
    const std::vector<NumberSpan> spans = numbers.spans();
    std::uint64_t left = m_rows / kRowsPerLookUp; // more would take longer than to visit all rows
    const bool areFew = std::ranges::all_of(spans, [&left](const NumberSpan& span) {
        const std::uint64_t size = span.last - span.first + 1;
        const bool isLess = size != 0 && size <= left;
        left -= isLess ? size : 0;
        return isLess;
    });
    if (areFew) {
        for (const NumberSpan& span : spans) {
            for (std::uint64_t number = span.first; number <= span.last; ++number) {
                if (const std::optional<Row> row = rowAt(digitsOf(number)))
                    found.emplace_back(number, isListed(row->state));
            }
        }
        return found;
    }
    eachRow([&](const Row& row, std::string_view key) {
        const std::uint64_t number = numberOf(key).value_or(0);
        const auto span = std::ranges::lower_bound(spans, number, {}, &NumberSpan::last);
        if (span != spans.end() && span->first <= number)
            found.emplace_back(number, isListed(row.state));
    });
    return found;
}

} // namespace nidus::check
