// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytemask.h"
#include "core/urn/urnscanner.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace nidus::urn::portable {

/// Consecutive ASCII characters that are all in a set.
struct ByteRun
{
    char first;
    char last;
};

struct ByteRuns
{
    std::array<ByteRun, 0x40> all{}; ///< the most separate runs possible
    std::size_t count = 0;
};

consteval ByteRuns runsOf(const base::CharSet& set)
{
    ByteRuns runs;
    for (unsigned byte = 0; byte < 0x80; ++byte) {
        const auto c = static_cast<char>(byte);
        if (!set.contains(c))
            continue;
        if (byte > 0 && set.contains(static_cast<char>(byte - 1)))
            runs.all[runs.count - 1].last = c;
        else
            runs.all[runs.count++] = {c, c};
    }
    return runs;
}

/// Sets all bits of each byte that is in one of the runs.
template <const ByteRuns& kRuns>
base::Bytes16 membersOf(base::Bytes16 bytes)
{
    const auto inRun = [bytes]<std::size_t kIndex>() {
        constexpr ByteRun run = kRuns.all[kIndex];
        if constexpr (run.first == run.last)
            return base::bytemask::equal(bytes, run.first);
        else
            return base::bytemask::between(bytes, run.first, run.last);
    };
    return [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
        return (inRun.template operator()<kIndex>() | ...);
    }(std::make_index_sequence<kRuns.count>());
}

template <const UrnByteSets& kSets>
struct Runs
{
    static constexpr ByteRuns nid = runsOf(kSets.nid);
    static constexpr ByteRuns nss = runsOf(kSets.nss);
};

/// Finds the stops of at most kNssStopsWidth bytes, sixteen at a time.
template <const UrnByteSets& kSets>
UrnStops findStops(const char* data, std::size_t size)
{
    const std::string_view text(data, size);
    return {static_cast<std::uint32_t>(
                ~base::maskOf(text.substr(0, kNidStopsWidth), membersOf<Runs<kSets>::nid>)),
            ~base::maskOf(text, membersOf<Runs<kSets>::nss>)};
}

template <const UrnByteSets& kSets>
[[gnu::noinline]] UrnStops findMoreStops(const char* data, std::size_t size)
{
    return findStops<kSets>(data, size);
}

} // namespace nidus::urn::portable

#if defined(__x86_64__)

#include <immintrin.h>

/// For every function that uses the instructions, and the one that inlines them all. Nothing else is compiled
/// for them, so that everything else runs on processors without them.
#define NIDUS_AVX2 __attribute__((target("avx2,bmi,bmi2")))
#define NIDUS_AVX512 __attribute__((target("avx512f,avx512bw,avx512vbmi,bmi,bmi2")))

// A byte below 0x80 is a pair of a high nibble 0..7 and a low nibble. A set of bytes is a table of 16
// entries, one for each low nibble, whose bit h is set if high nibble h makes a member: two shuffles and an
// "and" test 32 bytes at once. A shuffle gives 0 for bytes from 0x80, which are in none of our sets.

namespace nidus::urn::avx2 {

using NibbleTable = std::array<std::uint8_t, 32>; // the 16 entries twice, once for each half of a register

consteval NibbleTable membersByLowNibble(const base::CharSet& set)
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

consteval NibbleTable bitByHighNibble()
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

/// The classes of 32 bytes: nonzero if a byte is a member.
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

/// Finds the stops of at most kNssStopsWidth bytes. Reads nothing outside of them: pieces overlap instead.
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
        const std::uint64_t outsideText = size < kNssStopsWidth ? ~std::uint64_t{0} << size : 0;
        return {outside(front.nid),
                outside(front.nss) | std::uint64_t{outside(back.nss)} << last | outsideText};
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
        const std::uint32_t outsideText = ~std::uint32_t{0} << size;
        return {(nid & 0xFFFFU) | nid >> 16U << last | outsideText,
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

} // namespace nidus::urn::avx2

// A byte below 0x80 is looked up in a table of 128 entries, one bit for each set, 64 bytes at once.

namespace nidus::urn::avx512 {

inline constexpr std::uint8_t kNidBit = 1;
inline constexpr std::uint8_t kNssBit = 2;

consteval std::array<std::uint8_t, 128> classesOf(const UrnByteSets& sets)
{
    std::array<std::uint8_t, 128> classes{};
    for (std::size_t byte = 0; byte < classes.size(); ++byte) {
        const auto c = static_cast<char>(byte);
        classes[byte] = static_cast<std::uint8_t>((sets.nid.contains(c) ? kNidBit : 0U) |
                                                  (sets.nss.contains(c) ? kNssBit : 0U));
    }
    return classes;
}

template <const UrnByteSets& kSets>
struct Classes
{
    alignas(64) static constexpr std::array<std::uint8_t, 128> all = classesOf(kSets);
};

/// Finds the stops of at most kNssStopsWidth bytes. Bytes after them are not read; they count as NUL, which
/// is in no set.
template <const UrnByteSets& kSets>
NIDUS_AVX512 inline UrnStops findStops(const char* data, std::size_t size)
{
    const std::uint8_t* const table = Classes<kSets>::all.data();
    const __m512i bytes =
        _mm512_maskz_loadu_epi8(_bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(size)), data);
    const __m512i classes =
        _mm512_permutex2var_epi8(_mm512_load_si512(table), bytes, _mm512_load_si512(table + 64));
    const std::uint64_t beyondAscii = _mm512_movepi8_mask(bytes); // the lookup uses only seven bits
    return {
        static_cast<std::uint32_t>(_mm512_testn_epi8_mask(classes, _mm512_set1_epi8(kNidBit)) | beyondAscii),
        _mm512_testn_epi8_mask(classes, _mm512_set1_epi8(kNssBit)) | beyondAscii};
}

template <const UrnByteSets& kSets>
NIDUS_AVX512 [[gnu::noinline]] UrnStops findMoreStops(const char* data, std::size_t size)
{
    return findStops<kSets>(data, size);
}

} // namespace nidus::urn::avx512

#endif
