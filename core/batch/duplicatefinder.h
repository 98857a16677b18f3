// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/error.h"
#include "core/batch/urnplace.h"
#include "core/system/openfile.h"
#include "core/system/pages.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nidus::batch {

/// How many names ahead memory is prefetched.
inline constexpr std::size_t kFetchedAhead = 16;

/// Remembers comparison keys to find duplicate URNs. For each key it stores a 128-bit hash and the first
/// place, 24 bytes, in an unnamed file beyond the first million; and 8 bytes in memory, 10 with free slots.
/// Different keys count as equal only if their hashes are equal, once in 2^128 pairs.
class DuplicateFinder
{
public:
    /// Records kept in memory before they are written: 24 MiB.
    static constexpr std::size_t kHeldRecords = std::size_t{1} << 20;

    /// The file is created in `folder` when it is needed.
    explicit DuplicateFinder(std::string folder, std::size_t heldRecords = kHeldRecords);

    /// Returns the place of an equal earlier key. Absent the first time, when `place` is stored, and after a
    /// failure.
    [[nodiscard]] std::optional<UrnPlace> firstPlace(const base::ByteHash& key, UrnPlace place);
    /// Has the processor fetch the memory that firstPlace() of this key reads.
    void prefetch(const base::ByteHash& key) const;
    /// Returns the file error after which no more duplicates are found.
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    struct Record
    {
        base::ByteHash hash{0, 0};
        std::uint64_t ordinal = 0; ///< of the line, over all segments

        bool operator==(const Record&) const = default;
    };
    /// Lines of one file. Ordinals number the lines of all segments. Files read one after the other have one
    /// segment each; places that arrive in another order, or far from each other, start new ones.
    struct Segment
    {
        std::uint64_t ordinal = 0; ///< of the first line
        UrnPlace first;
    };
    /// A possible record of a key: 32 bits of its hash, which also determine its position in the part.
    struct Slot
    {
        std::uint32_t hash = 0;
        std::uint32_t number = 0; ///< of the record, from 1; 0 = free
    };
    /// The keys whose hashes share certain bits. Growing one part at a time means that only a small part of
    /// the slots is in memory twice.
    struct Part
    {
        system::Pages memory; ///< of the slots
        std::span<Slot> slots;
        std::size_t used = 0;
    };
    static constexpr std::size_t kParts = 1024;

    static void grow(Part& part);
    /// Returns the next slot; the first one follows the last.
    [[nodiscard]] static std::size_t next(const Part& part, std::size_t slot);
    /// Returns the ordinal of a place, which becomes the latest one.
    [[nodiscard]] std::uint64_t newOrdinal(UrnPlace place);
    [[nodiscard]] UrnPlace placeOf(std::uint64_t ordinal) const;
    [[nodiscard]] std::optional<Record> record(std::uint32_t number);
    void append(const Record& record);
    void writeHeld();

    std::string m_folder;
    std::size_t m_heldRecords;
    std::array<Part, kParts> m_parts;
    std::vector<Segment> m_segments; ///< sorted by ordinal
    UrnPlace m_latest;               ///< the latest place with an ordinal
    std::uint64_t m_latestOrdinal = 0;
    std::vector<Record> m_held; ///< the newest, following those in the file
    std::uint64_t m_written = 0;
    system::OpenFile m_file;
    std::optional<base::Error> m_failure;
};

} // namespace nidus::batch
