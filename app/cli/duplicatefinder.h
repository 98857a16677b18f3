// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/report/checkreport.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nidus {

/// Remembers comparison keys to find URNs that come again. Of each key only 128 bits of hash and its first
/// place are kept: 24 bytes, at most 64 with the table's free slots, so ten million different URNs take some
/// 400 MB (600 while it grows). Two different keys count as equal only when their hashes agree, once in 2^128
/// pairs.
class DuplicateFinder
{
public:
    DuplicateFinder();

    /// The place of the equal key seen before; absent the first time, when `place` is remembered.
    [[nodiscard]] std::optional<UrnPlace> firstPlace(std::string_view key, UrnPlace place);

private:
    struct Slot
    {
        ByteHash hash{0, 0};
        std::uint64_t place = 0; ///< file in the upper 16 bits, line below; 0 = free, lines begin at 1
    };

    [[nodiscard]] Slot& slotFor(const ByteHash& hash);
    void grow();

    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

} // namespace nidus
