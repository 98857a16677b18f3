// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/readblocks.h"

#include <algorithm>

namespace nidus::workflow {

void ReadBlocks::add(const subregistry::Entry& entry, int line)
{
    subregistry::Block block = entry.block;
    block.text = subregistry::comparedText(m_definition, block.text);
    m_longest = std::max(m_longest, block.size());
    m_rows.insert_or_assign({block.first, block.text}, Row{block, line, entry.state, entry.holder});
}

const ReadBlocks::Row* ReadBlocks::sameValues(const subregistry::Block& block) const
{
    return find(block, [](subregistry::EntryState /*state*/) { return true; });
}

const ReadBlocks::Row* ReadBlocks::heldValues(const subregistry::Block& block) const
{
    return find(block, [](subregistry::EntryState state) { return subregistry::isHeld(state); });
}

const ReadBlocks::Row* ReadBlocks::find(const subregistry::Block& block,
                                        bool (*isWanted)(subregistry::EntryState)) const
{
    const QString text = subregistry::comparedText(m_definition, block.text);
    const quint64 reach = m_longest - 1;
    const bool isWord = !m_definition.isNumeric();
    auto at = m_rows.lower_bound(
        isWord ? std::pair<quint64, QString>(0, text)
               : std::pair<quint64, QString>(block.first > reach ? block.first - reach : 0, QString()));
    for (; at != m_rows.end() && at->first.first <= block.last; ++at) {
        const Row& row = at->second;
        if (row.block.text == text && row.block.overlaps(block) && isWanted(row.state))
            return &row;
        if (isWord)
            break;
    }
    return nullptr;
}

} // namespace nidus::workflow
