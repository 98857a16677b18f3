// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"

#include "core/check/listcheck.h"
#include <algorithm>
#include <bit>
#include <utility>

namespace nidus::check {

const RuleSetRule* profileRuleFor(const NamespaceEntry& entry, std::string_view nss)
{
    const auto found = std::ranges::find_if(entry.profileRules, [nss](const RuleSetRule& rule) {
        return base::equalIgnoringCase(nss.substr(0, rule.prefix.size()), rule.prefix);
    });
    return found == entry.profileRules.end() ? nullptr : &*found;
}

bool RuleVersion::haveSameLists(const RuleVersion& a, const RuleVersion& b)
{
    if (a.lists == b.lists || !a.lists || !b.lists)
        return a.lists == b.lists;
    return std::ranges::equal(a.lists->lists(), b.lists->lists(), [](const auto& one, const auto& other) {
        return one->facts().name == other->facts().name && one->facts().state == other->facts().state &&
               !one->facts().state.empty() && one->facts().today == other->facts().today;
    });
}

NamespaceTable::NamespaceTable(std::vector<NamespaceEntry> entries)
    : m_entries(std::move(entries))
      // At most a quarter full, so that a search nearly always finds an empty slot at once. At least two
      // slots, because a word cannot be shifted by all of its bits.
      ,
      m_slots(std::bit_ceil(4 * m_entries.size() + 2)),
      m_shift(64 - std::countr_zero(m_slots.size()))
{
    for (std::uint32_t i = 0; i < m_entries.size(); ++i) {
        const NamespaceEntry& entry = m_entries[i];
        const NidKey key(entry.nid);
        std::size_t at = key.hash() >> m_shift;
        while (m_slots[at].place.entry != kNone)
            at = (at + 1) % m_slots.size();
        m_slots[at] = {key, {i, entry.profileRules.empty() && !entry.rules.empty()}};
    }
}

bool NamespaceTable::isLongNid(const Slot& slot, std::string_view nid) const
{
    return base::equalIgnoringCase(m_entries[slot.place.entry].nid, nid);
}

} // namespace nidus::check
