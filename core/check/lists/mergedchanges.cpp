// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include <limits>
#include <unordered_map>
#include <utility>

namespace nidus::check {

// A row of a later change replaces an earlier one, and a block replaces all single values in it. Of an
// earlier block, the parts remain that no later change contains.
std::shared_ptr<const ListedValues>
ListedValues::withMergedChanges(const std::shared_ptr<const ListedValues>& list)
{
    std::shared_ptr<const ListedValues> earliest = list;
    while (earliest->m_base)
        earliest = earliest->m_base;
    auto merged = std::make_shared<ListedValues>(earliest, list->m_facts);
    NumberSpans unchanged({0, std::numeric_limits<std::uint64_t>::max()});
    for (const ListedValues* change = list.get(); change != earliest.get(); change = change->m_base.get()) {
        change->eachRow([&](const Row& row, std::string_view key) {
            const bool isNumber = change->isNumeric() && !key.contains(kPartEnd);
            const std::uint64_t number = isNumber ? change->numberOf(key).value_or(0) : 0;
            if (isNumber ? !unchanged.take({number, number}).empty() : !merged->rowAt(key))
                merged->put(key, row);
        });
        for (ListedEntry block : change->m_blocks) {
            for (const NumberSpan& part : unchanged.take({block.first, block.last})) {
                block.first = part.first;
                block.last = part.last;
                merged->add(block);
            }
        }
    }
    merged->finish();
    return merged;
}

// Of values with the same state, the first one in the order of keys counts, as in a list that is read again.
void ListedValues::updatePrefixes()
{
    struct Best
    {
        Row row;
        std::string_view key;
    };
    std::unordered_map<std::string_view, Best> prefixes;
    for (const ListedValues* list = this; list != nullptr; list = list->m_base.get()) {
        const auto isReplaced = [&](std::string_view key) {
            const ListedValues* later = this;
            while (later != list && !later->rowAt(key))
                later = later->m_base.get();
            return later != list;
        };
        list->eachRow([&](Row row, std::string_view key) {
            if (row.isPrefix != 0 || !isListed(row.state))
                return;
            for (std::size_t end = key.find(kPartEnd); end != std::string_view::npos;
                 end = key.find(kPartEnd, end + 1)) {
                const std::string_view prefix = key.substr(0, end + 1);
                if (!rowAt(prefix) || isReplaced(key)) // nearly always
                    return;
                const auto [known, isNew] = prefixes.try_emplace(prefix, Best{row, key});
                if (!isNew &&
                    std::pair(row.state, key) < std::pair(known->second.row.state, known->second.key))
                    known->second = {row, key};
            }
        });
    }
    for (auto& [prefix, best] : prefixes) {
        best.row.isPrefix = 1;
        put(prefix, best.row);
    }
}

} // namespace nidus::check
