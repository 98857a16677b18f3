// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urnscanner.h"

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)

#include <immintrin.h>

/// On every function that uses the instructions, and on the one that inlines them all; nothing else is
/// compiled for them, so that nothing else can reach a processor without them.
#define NIDUS_AVX2 __attribute__((target("avx2,bmi,bmi2")))

// A byte below 0x80 is a pair of a high nibble 0..7 and a low nibble. A set of bytes is a table of 16
// entries, one for each low nibble, whose bit h says whether high nibble h makes a member: two shuffles and
// an "and" test 32 bytes at once. A shuffle gives 0 for bytes from 0x80 on, which are in none of our sets.

namespace nidus::avx2 {

using NibbleTable = std::array<std::uint8_t, 32>; // the 16 entries twice, once for each half of a register

constexpr NibbleTable membersByLowNibble(const CharSet& set)
{
    NibbleTable table{};
    for (unsigned byte = 0; byte < 0x80; ++byte) {
        if (!set.contains(static_cast<char>(byte)))
            continue;
        const auto bit = static_cast<std::uint8_t>(1U << (byte >> 4U));
        table[byte & 0xFU] |= bit;
        table[(byte & 0xFU) + 16] |= bit;
    }
    return table;
}

constexpr NibbleTable bitByHighNibble()
{
    NibbleTable table{};
    for (unsigned nibble = 0; nibble < 8; ++nibble)
        table[nibble] = table[nibble + 16] = static_cast<std::uint8_t>(1U << nibble);
    return table;
}

template <const UrnByteSets& kSets>
struct Tables
{
    alignas(32) static constexpr NibbleTable nid = membersByLowNibble(kSets.nid);
    alignas(32) static constexpr NibbleTable nss = membersByLowNibble(kSets.nss);
    alignas(32) static constexpr NibbleTable high = bitByHighNibble();
};

/// The classes of 32 bytes: not zero where a byte is a member.
struct Members
{
    __m256i nid;
    __m256i nss;
};

NIDUS_AVX2 inline __m256i load(const NibbleTable& table)
{
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(table.data()));
}

template <const UrnByteSets& kSets>
NIDUS_AVX2 inline Members membersOf(__m256i bytes)
{
    using T = Tables<kSets>;
    const __m256i nibbles = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(0x0F));
    const __m256i highBits = _mm256_shuffle_epi8(load(T::high), nibbles);
    return {_mm256_and_si256(_mm256_shuffle_epi8(load(T::nid), bytes), highBits),
            _mm256_and_si256(_mm256_shuffle_epi8(load(T::nss), bytes), highBits)};
}

NIDUS_AVX2 inline std::uint32_t outside(__m256i members)
{
    return static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(members, _mm256_setzero_si256())));
}

/// Finds the stops of at most kNssStopsWidth bytes. Reads not one byte outside of them: pieces overlap
/// instead.
template <const UrnByteSets& kSets>
NIDUS_AVX2 inline UrnStops findStops(const char* data, std::size_t size)
{
    if (size >= 32) [[likely]] {
        const auto at = [data](std::size_t offset) {
            return reinterpret_cast<const __m256i*>(data + offset);
        };
        const std::size_t last = size - 32;
        const Members front = membersOf<kSets>(_mm256_loadu_si256(at(0)));
        const Members back = membersOf<kSets>(_mm256_loadu_si256(at(last)));
        const std::uint64_t behind = size < kNssStopsWidth ? ~std::uint64_t{0} << size : 0;
        return {outside(front.nid), outside(front.nss) | std::uint64_t{outside(back.nss)} << last | behind};
    }
    if (size >= 16) {
        const auto at = [data](std::size_t offset) {
            return reinterpret_cast<const __m128i*>(data + offset);
        };
        const std::size_t last = size - 16;
        const Members both =
            membersOf<kSets>(_mm256_set_m128i(_mm_loadu_si128(at(last)), _mm_loadu_si128(at(0))));
        const std::uint32_t nid = outside(both.nid);
        const std::uint32_t nss = outside(both.nss);
        const std::uint32_t behind = ~std::uint32_t{0} << size;
        return {(nid & 0xFFFFU) | nid >> 16U << last | behind,
                (nss & 0xFFFFU) | nss >> 16U << last | ~std::uint64_t{0} << size};
    }
    UrnStops stops{~std::uint32_t{0} << size, ~std::uint64_t{0} << size};
    for (std::size_t i = 0; i < size; ++i) {
        stops.nid |= std::uint32_t{!kSets.nid.contains(data[i])} << i;
        stops.nss |= std::uint64_t{!kSets.nss.contains(data[i])} << i;
    }
    return stops;
}

template <const UrnByteSets& kSets>
NIDUS_AVX2 [[gnu::noinline]] UrnStops findMoreStops(const char* data, std::size_t size)
{
    return findStops<kSets>(data, size);
}

} // namespace nidus::avx2

#endif
