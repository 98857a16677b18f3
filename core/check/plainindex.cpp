// SPDX-License-Identifier: Apache-2.0
#include "core/check/plainindex.h"

#include <bit>
#include <utility>

namespace nidus::check {

bool PlainIndex::setNumbers(std::uint64_t first, std::uint64_t last, std::size_t entries, std::vector<Part> parts)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 27; // 16 MiB
    const std::uint64_t span = last - first;
    if (span >= most || span / 1024 > entries + 64)
        return false;
    m_first = first;
    m_bits.assign(static_cast<std::size_t>(span / 64 + 1), 0);
    m_parts = std::move(parts);
    return true;
}

void PlainIndex::addNumber(std::uint64_t number, bool isPlain)
{
    std::uint64_t& bits = m_bits[static_cast<std::size_t>((number - m_first) / 64)];
    const std::uint64_t bit = std::uint64_t{1} << ((number - m_first) & 63U);
    bits = isPlain ? bits | bit : bits & ~bit;
}

void PlainIndex::setWords(std::size_t count) { m_slots.assign(std::bit_ceil(2 * count + 2), Slot()); }

void PlainIndex::addWord(std::string_view word, std::uint32_t range)
{
    const Probe probe = wordProbe(word);
    if (probe.size == 0)
        return;
    std::size_t at = placeOf(probe);
    while (m_slots[at].size != 0)
        at = (at + 1) & (m_slots.size() - 1);
    m_slots[at] = {.front = probe.front, .back = probe.back, .range = range, .size = probe.size};
}

} // namespace nidus::check
