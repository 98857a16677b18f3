// SPDX-License-Identifier: Apache-2.0
#include "app/cli/duplicatefinder.h"

#include <functional>
#include <utility>

namespace nidus {

namespace {

constexpr std::size_t kFirstSlots = 1024; ///< a power of two, as all sizes
constexpr unsigned kLineBits = 48;

/// FNV-1a, 64 bits: the second hash, independent of the library's.
std::uint64_t fnv1a(std::string_view bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3U;
    }
    return hash;
}

} // namespace

DuplicateFinder::DuplicateFinder() : m_slots(kFirstSlots) {}

std::optional<UrnPlace> DuplicateFinder::firstPlace(std::string_view key, UrnPlace place)
{
    // Three quarters full at most: longer probes cost more than the memory saves.
    if (m_used * 4 >= m_slots.size() * 3)
        grow();
    const std::uint64_t hash = std::hash<std::string_view>{}(key);
    const std::uint64_t check = fnv1a(key);
    Slot& slot = slotFor(hash, check);
    if (slot.place != 0)
        return UrnPlace{static_cast<std::uint32_t>(slot.place >> kLineBits),
                        slot.place & ((std::uint64_t{1} << kLineBits) - 1)};
    slot = {hash, check, (std::uint64_t{place.file} << kLineBits) | place.line};
    ++m_used;
    return std::nullopt;
}

DuplicateFinder::Slot& DuplicateFinder::slotFor(std::uint64_t hash, std::uint64_t check)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = hash & mask;
    while (m_slots[i].place != 0 && (m_slots[i].hash != hash || m_slots[i].check != check))
        i = (i + 1) & mask;
    return m_slots[i];
}

void DuplicateFinder::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot& slot : old) {
        if (slot.place != 0)
            slotFor(slot.hash, slot.check) = slot;
    }
}

} // namespace nidus
