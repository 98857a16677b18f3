// SPDX-License-Identifier: Apache-2.0
#include "core/batch/duplicatefinder.h"

#include "core/base/contract.h"
#include "core/base/systemerror.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <span>
#include <utility>

namespace nidus::batch {

namespace {

constexpr std::size_t kSlotsOfAPage = 512;
/// Slots of a part: with this size, all parts take 512 MiB.
constexpr std::size_t kLargePart = std::size_t{1} << 16;
constexpr std::uint64_t kMostRecords = std::numeric_limits<std::uint32_t>::max();
/// Lines that one ordinal may be ahead of the one before. With this limit, kMostRecords ordinals fit into 64
/// bits, whatever the line numbers are.
constexpr std::uint64_t kWidestGap = std::uint64_t{1} << 31;

/// Returns the bits of a hash stored in a slot; other bits select the part.
std::uint32_t inPart(const base::ByteHash& key) { return static_cast<std::uint32_t>(key.second >> 32U); }

/// Slots are in the order of the hashes, so that growing accesses both tables from front to back.
std::size_t firstSlot(std::uint32_t hash, std::size_t slots)
{
    return static_cast<std::size_t>((std::uint64_t{hash} * slots) >> 32U);
}

} // namespace

DuplicateFinder::DuplicateFinder(std::string folder, std::size_t heldRecords)
    : m_folder(std::move(folder)), m_heldRecords(heldRecords)
{}

void DuplicateFinder::prefetch(const base::ByteHash& key) const
{
    const std::span<Slot> slots = m_parts[key.first % kParts].slots;
    if (!slots.empty())
        __builtin_prefetch(&slots[firstSlot(inPart(key), slots.size())], 1);
}

std::optional<UrnPlace> DuplicateFinder::firstPlace(const base::ByteHash& key, UrnPlace place)
{
    if (m_failure)
        return std::nullopt;
    Part& part = m_parts[key.first % kParts];
    // At most seven eighths full: beyond that, probes span more than a few cache lines.
    if (part.used * 8 >= part.slots.size() * 7)
        grow(part);
    const Slot slot{.hash = inPart(key), .number = 0};
    std::size_t i = firstSlot(slot.hash, part.slots.size());
    for (; part.slots[i].number != 0; i = next(part, i)) {
        if (part.slots[i].hash != slot.hash)
            continue;
        const std::optional<Record> known = record(part.slots[i].number);
        if (!known)
            return std::nullopt;
        if (known->hash == key)
            return placeOf(known->ordinal);
    }
    append({key, newOrdinal(place)});
    if (m_failure)
        return std::nullopt;
    part.slots[i] = {slot.hash, static_cast<std::uint32_t>(m_written + m_held.size())};
    ++part.used;
    return std::nullopt;
}

std::size_t DuplicateFinder::next(const Part& part, std::size_t slot)
{
    return slot + 1 == part.slots.size() ? 0 : slot + 1;
}

void DuplicateFinder::grow(Part& part)
{
    // A large table grows by a sixteenth: moving costs less than the memory.
    const std::size_t size = part.slots.size();
    const std::size_t grown = size == 0 ? kSlotsOfAPage : size + size / (size < kLargePart ? 2 : 16);
    const system::Pages memory = std::exchange(part.memory, system::Pages(grown * sizeof(Slot)));
    const std::span<Slot> old =
        std::exchange(part.slots, std::span(reinterpret_cast<Slot*>(part.memory.bytes().data()), grown));
    for (const Slot& slot : old) {
        if (slot.number == 0)
            continue;
        std::size_t i = firstSlot(slot.hash, part.slots.size());
        while (part.slots[i].number != 0)
            i = next(part, i);
        part.slots[i] = slot;
    }
}

std::uint64_t DuplicateFinder::newOrdinal(UrnPlace place)
{
    const bool isFirst = m_segments.empty();
    const bool isNext = !isFirst && place.file == m_latest.file && place.line >= m_latest.line &&
                        place.line - m_latest.line <= kWidestGap;
    if (isNext)
        m_latestOrdinal += place.line - m_latest.line;
    else if (!isFirst)
        ++m_latestOrdinal;
    if (!isNext)
        m_segments.push_back({m_latestOrdinal, place});
    m_latest = place;
    return m_latestOrdinal;
}

UrnPlace DuplicateFinder::placeOf(std::uint64_t ordinal) const
{
    const auto next = std::ranges::upper_bound(m_segments, ordinal, {}, &Segment::ordinal);
    const Segment& segment = *std::prev(next); // the first one has the ordinal 0
    return {segment.first.file, segment.first.line + (ordinal - segment.ordinal)};
}

std::optional<DuplicateFinder::Record> DuplicateFinder::record(std::uint32_t number)
{
    const std::uint64_t index = std::uint64_t{number} - 1;
    if (index >= m_written) {
        constexpr const char* promise = "a slot for names refers to a record";
        if (base::expects(index - m_written < m_held.size(), promise))
            return m_held[static_cast<std::size_t>(index - m_written)];
        m_failure = base::brokenPromise({}, promise);
        return std::nullopt;
    }
    Record found;
    const auto bytes = std::span(reinterpret_cast<char*>(&found), sizeof found);
    if (const std::error_code error = m_file.readAt(bytes, index * sizeof found)) {
        m_failure = base::readError(error, m_folder);
        return std::nullopt;
    }
    return found;
}

void DuplicateFinder::append(const Record& record)
{
    if (m_held.size() == m_heldRecords)
        writeHeld();
    if (m_written + m_held.size() == kMostRecords)
        m_failure = base::Error{base::kTooLarge, {}, std::to_string(kMostRecords) + " different URNs"};
    if (!m_failure)
        m_held.push_back(record);
}

void DuplicateFinder::writeHeld()
{
    if (!m_file) {
        std::expected<system::OpenFile, std::error_code> made = system::OpenFile::makeNameless(m_folder);
        if (!made) {
            m_failure = base::writeError(made.error(), m_folder);
            return;
        }
        m_file = *std::move(made);
    }
    const std::string_view bytes(reinterpret_cast<const char*>(m_held.data()),
                                 m_held.size() * sizeof(Record));
    if (const std::error_code error = m_file.write(bytes)) {
        m_failure = base::writeError(error, m_folder);
        return;
    }
    m_written += m_held.size();
    m_held.clear();
}

} // namespace nidus::batch
