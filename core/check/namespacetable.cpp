// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"

#include "core/base/charset.h"

#include <bit>
#include <utility>

namespace nidus {

namespace {

/// FNV-1a over the lower-case bytes: short keys, no allocation, no locale.
std::size_t hashOf(std::string_view nid)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : nid)
        hash = (hash ^ static_cast<unsigned char>(asciiLower(c))) * 0x100000001B3U;
    return static_cast<std::size_t>(hash ^ (hash >> 32U));
}

} // namespace

NamespaceTable::NamespaceTable(std::vector<NamespaceEntry> entries)
    : m_entries(std::move(entries))
      // At most half full, so that a search always meets an empty slot, and soon.
      ,
      m_slots(std::bit_ceil(2 * m_entries.size() + 1), 0U)
{
    for (std::uint32_t i = 0; i < m_entries.size(); ++i) {
        std::size_t slot = hashOf(m_entries[i].nid) & (m_slots.size() - 1);
        while (m_slots[slot] != 0)
            slot = (slot + 1) & (m_slots.size() - 1);
        m_slots[slot] = i + 1;
    }
}

const NamespaceEntry* NamespaceTable::find(std::string_view nid) const
{
    if (m_slots.empty())
        return nullptr;
    std::size_t slot = hashOf(nid) & (m_slots.size() - 1);
    for (; m_slots[slot] != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
        const NamespaceEntry& entry = m_entries[m_slots[slot] - 1];
        if (equalIgnoringCase(entry.nid, nid))
            return &entry;
    }
    return nullptr;
}

} // namespace nidus
