// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include <limits>
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
            const std::uint64_t number = change->isNumeric() ? change->numberOf(key).value_or(0) : 0;
            if (change->isNumeric() ? !unchanged.take({number, number}).empty() : !merged->rowAt(key))
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

} // namespace nidus::check
