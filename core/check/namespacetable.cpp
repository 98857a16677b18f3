// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"

#include "core/base/charset.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace nidus {

namespace {

/// Eight bytes at a time, in lower case by setting the one bit that differs between the cases of a letter;
/// that bytes other than letters may fall together with others does no harm in a hash.
std::uint64_t hashOf(std::string_view nid)
{
    constexpr std::uint64_t kCaseBits = 0x2020202020202020U;
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
    std::uint64_t hash = nid.size();
    while (!nid.empty()) {
        std::uint64_t piece = 0;
        const std::size_t length = std::min(nid.size(), sizeof piece);
        std::memcpy(&piece, nid.data(), length);
        hash = (hash ^ (piece | kCaseBits)) * kMultiplier;
        hash ^= hash >> 32U;
        nid.remove_prefix(length);
    }
    return hash;
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
