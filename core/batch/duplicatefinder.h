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
#include <string_view>
#include <vector>

namespace nidus::batch {

/// Names that are looked for one after the other while memory brings what the later ones need.
inline constexpr std::size_t kFetchedAhead = 16;

/// Remembers comparison keys to find URNs that come again. Of each key 128 bits of hash and its first place
/// are kept, 24 bytes, beyond the first million in a file without a name; in memory 8 bytes for each, 10
/// with free slots. Two different keys count as equal only when their hashes agree, once in 2^128
/// pairs.
class DuplicateFinder
{
public:
    /// Records that are kept in memory before they are written: 24 MiB.
    static constexpr std::size_t kHeldRecords = std::size_t{1} << 20;

    /// `folder` is where the file is made, once it is needed.
    explicit DuplicateFinder(std::string folder, std::size_t heldRecords = kHeldRecords);

    /// The place of the equal key seen before; absent the first time, when `place` is remembered, and after a
    /// failure.
    [[nodiscard]] std::optional<UrnPlace> firstPlace(const base::ByteHash& key, UrnPlace place);
    /// Has the processor fetch the memory that firstPlace() of this key reads.
    void prefetch(const base::ByteHash& key) const;
    /// Why nothing more is found; only of the file.
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    struct Record
    {
        base::ByteHash hash{0, 0};
        std::uint64_t place = 0; ///< file in the upper 16 bits, line below

        bool operator==(const Record&) const = default;
    };
    /// Which record may be the key's: 32 bits of its hash, which also say where in the part it stands.
    struct Slot
    {
        std::uint32_t hash = 0;
        std::uint32_t number = 0; ///< of the record, from 1; 0 = free
    };
    /// Of the keys whose hashes begin alike, so that only a small part of the slots is there twice when it
    /// grows.
    struct Part
    {
        system::Pages memory; ///< of the slots
        std::span<Slot> slots;
        std::size_t used = 0;
    };
    static constexpr std::size_t kParts = 1024;

    static void grow(Part& part);
    /// Behind the last slot comes the first.
    [[nodiscard]] static std::size_t next(const Part& part, std::size_t slot);
    [[nodiscard]] std::optional<Record> record(std::uint32_t number);
    void append(const Record& record);
    void writeHeld();

    std::string m_folder;
    std::size_t m_heldRecords;
    std::array<Part, kParts> m_parts;
    std::vector<Record> m_held; ///< the newest, behind those in the file
    std::uint64_t m_written = 0;
    system::OpenFile m_file;
    std::optional<base::Error> m_failure;
};

} // namespace nidus::batch
