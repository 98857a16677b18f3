// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include <ranges>
#include <utility>

namespace nidus::check {

// A row of a later change replaces an earlier one. A block would replace the single values of earlier
// changes, but in one list, single values come first.
std::shared_ptr<const ListedValues>
ListedValues::withMergedChanges(const std::shared_ptr<const ListedValues>& list)
{
    std::vector<const ListedValues*> changes; // the latest first
    std::shared_ptr<const ListedValues> earliest = list;
    for (; earliest->m_base; earliest = earliest->m_base) {
        if (!earliest->m_blocks.empty())
            return nullptr;
        changes.push_back(earliest.get());
    }
    auto merged = std::make_shared<ListedValues>(std::move(earliest), list->m_facts);
    for (const ListedValues* const change : changes | std::views::reverse) {
        change->eachRow([&merged](const Row& row, std::string_view key) { merged->put(key, row); });
        merged->m_size += change->m_size;
    }
    merged->finish();
    return merged;
}

} // namespace nidus::check
