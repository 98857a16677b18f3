// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"

#include <bit>
#include <utility>

namespace nidus {

NamespaceTable::NamespaceTable(std::vector<NamespaceEntry> entries)
    : m_entries(std::move(entries))
      // At most a quarter full, so that a search always meets an empty slot, and nearly always at once.
      ,
      m_slots(std::bit_ceil(4 * m_entries.size() + 1))
{
    for (std::uint32_t i = 0; i < m_entries.size(); ++i) {
        const NidKey key(m_entries[i].nid);
        std::size_t slot = key.hash() & (m_slots.size() - 1);
        while (m_slots[slot].number != 0)
            slot = (slot + 1) & (m_slots.size() - 1);
        m_slots[slot] = {key, i + 1};
    }
}

} // namespace nidus
