// SPDX-License-Identifier: Apache-2.0
#include "app/cli/duplicatefinder.h"

#include <utility>

namespace nidus {

namespace {

constexpr std::size_t kFirstSlots = 1024; ///< a power of two, as all sizes
constexpr unsigned kLineBits = 48;

} // namespace

DuplicateFinder::DuplicateFinder() : m_slots(kFirstSlots) {}

std::optional<UrnPlace> DuplicateFinder::firstPlace(std::string_view key, UrnPlace place)
{
    // Three quarters full at most: longer probes cost more than the memory saves.
    if (m_used * 4 >= m_slots.size() * 3)
        grow();
    const ByteHash hash = hashBytes(key);
    Slot& slot = slotFor(hash);
    if (slot.place != 0)
        return UrnPlace{static_cast<std::uint32_t>(slot.place >> kLineBits),
                        slot.place & ((std::uint64_t{1} << kLineBits) - 1)};
    slot = {hash, (std::uint64_t{place.file} << kLineBits) | place.line};
    ++m_used;
    return std::nullopt;
}

DuplicateFinder::Slot& DuplicateFinder::slotFor(const ByteHash& hash)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = hash.first & mask;
    while (m_slots[i].place != 0 && m_slots[i].hash != hash)
        i = (i + 1) & mask;
    return m_slots[i];
}

void DuplicateFinder::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot& slot : old) {
        if (slot.place != 0)
            slotFor(slot.hash) = slot;
    }
}

} // namespace nidus
