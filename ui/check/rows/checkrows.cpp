// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/checkrows.h"

#include <algorithm>
#include <utility>

namespace nidus::ui {

void CheckRows::append(Block block)
{
    if (block->empty())
        return;
    m_starts.push_back(m_starts.back() + block->size());
    m_blocks.push_back(std::move(block));
}

void CheckRows::clear()
{
    m_blocks.clear();
    m_starts.assign(1, 0);
}

const CheckRow& CheckRows::at(std::size_t index) const
{
    const auto after = std::ranges::upper_bound(m_starts, index);
    const auto block = static_cast<std::size_t>(after - m_starts.begin()) - 1;
    return (*m_blocks[block])[index - m_starts[block]];
}

std::vector<std::uint32_t> CheckRows::filtered(VerdictFilter filter, std::size_t first) const
{
    const auto after = std::ranges::upper_bound(m_starts, first);
    const auto firstBlock = static_cast<std::size_t>(after - m_starts.begin()) - 1;
    const auto passes = [filter](const CheckRow& row) { return filter.contains(row); };
    // Counting first is cheaper than growing a vector of millions, and wastes no memory.
    std::size_t count = 0;
    for (std::size_t block = firstBlock; block < m_blocks.size(); ++block)
        count += static_cast<std::size_t>(std::ranges::count_if(*m_blocks[block], passes));
    std::vector<std::uint32_t> found;
    found.reserve(count);
    for (std::size_t block = firstBlock; block < m_blocks.size(); ++block) {
        const std::vector<CheckRow>& rows = *m_blocks[block];
        const std::size_t start = m_starts[block];
        for (std::size_t i = std::max(first, start) - start; i < rows.size(); ++i) {
            if (passes(rows[i]))
                found.push_back(static_cast<std::uint32_t>(start + i));
        }
    }
    return found;
}

} // namespace nidus::ui
