// SPDX-License-Identifier: Apache-2.0
#include "app/cli/duplicatefinder.h"

#include "core/base/systemerror.h"

#include <limits>
#include <span>
#include <utility>

namespace nidus {

namespace {

constexpr std::size_t kFirstSlots = 16;
constexpr unsigned kLineBits = 48;
constexpr std::uint64_t kMostRecords = std::numeric_limits<std::uint32_t>::max();

/// In the order of the hashes, so that growing goes through both memories from front to back.
std::size_t firstSlot(std::uint32_t hash, std::size_t slots)
{
    return static_cast<std::size_t>((std::uint64_t{hash} * slots) >> 32U);
}

} // namespace

DuplicateFinder::DuplicateFinder(std::string folder, std::size_t heldRecords)
    : m_folder(std::move(folder)), m_heldRecords(heldRecords)
{}

std::optional<UrnPlace> DuplicateFinder::firstPlace(std::string_view key, UrnPlace place)
{
    if (m_failure)
        return std::nullopt;
    const ByteHash hash = hashBytes(key);
    Part& part = m_parts[hash.first % kParts];
    // Fifteen sixteenths full at most: beyond that, probes get longer than a few lines of the cache.
    if (part.used * 16 >= part.slots.size() * 15)
        grow(part);
    const auto inPart = static_cast<std::uint32_t>(hash.second >> 32U);
    for (std::size_t i = firstSlot(inPart, part.slots.size()); part.slots[i].number != 0;
         i = (i + 1) % part.slots.size()) {
        if (part.slots[i].hash != inPart)
            continue;
        const std::optional<Record> known = record(part.slots[i].number);
        if (!known)
            return std::nullopt;
        if (known->hash == hash)
            return UrnPlace{static_cast<std::uint32_t>(known->place >> kLineBits),
                            known->place & ((std::uint64_t{1} << kLineBits) - 1)};
    }
    append({hash, (std::uint64_t{place.file} << kLineBits) | place.line});
    if (m_failure)
        return std::nullopt;
    put(part, {inPart, static_cast<std::uint32_t>(m_written + m_held.size())});
    ++part.used;
    return std::nullopt;
}

void DuplicateFinder::put(Part& part, Slot slot)
{
    std::size_t i = firstSlot(slot.hash, part.slots.size());
    while (part.slots[i].number != 0)
        i = (i + 1) % part.slots.size();
    part.slots[i] = slot;
}

void DuplicateFinder::grow(Part& part)
{
    // By a sixteenth: the moves cost less than the memory of doubling.
    std::vector<Slot> old(part.slots.size() + part.slots.size() / 16 + kFirstSlots);
    old.swap(part.slots);
    for (const Slot& slot : old) {
        if (slot.number != 0)
            put(part, slot);
    }
}

std::optional<DuplicateFinder::Record> DuplicateFinder::record(std::uint32_t number)
{
    const std::uint64_t index = std::uint64_t{number} - 1;
    if (index >= m_written)
        return m_held[static_cast<std::size_t>(index - m_written)];
    Record found;
    const auto bytes = std::span(reinterpret_cast<char*>(&found), sizeof found);
    if (const std::error_code error = m_file.readAt(bytes, index * sizeof found)) {
        m_failure = readError(error, m_folder);
        return std::nullopt;
    }
    return found;
}

void DuplicateFinder::append(const Record& record)
{
    if (m_held.size() == m_heldRecords)
        writeHeld();
    if (m_written + m_held.size() == kMostRecords)
        m_failure = Error{ErrorCode::TooLarge, {}, std::to_string(kMostRecords) + " different URNs"};
    if (!m_failure)
        m_held.push_back(record);
}

void DuplicateFinder::writeHeld()
{
    if (!m_file) {
        std::expected<OpenFile, std::error_code> made = OpenFile::makeNameless(m_folder);
        if (!made) {
            m_failure = writeError(made.error(), m_folder);
            return;
        }
        m_file = *std::move(made);
    }
    const std::string_view bytes(reinterpret_cast<const char*>(m_held.data()),
                                 m_held.size() * sizeof(Record));
    if (const std::error_code error = m_file.write(bytes)) {
        m_failure = writeError(error, m_folder);
        return;
    }
    m_written += m_held.size();
    m_held.clear();
}

} // namespace nidus
