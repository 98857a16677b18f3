// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytemask.h"
#include "core/check/lists/shortkey.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Reading fields of names for plainvalues.cpp. Few branches depend on the lengths of texts, because these
// would not be predicted. The readers have the same functions: separators() returns a bit for each separator
// and for each byte after a name of 1 to 63 bytes, beginOf() where the field with a number begins, at most 63
// and after the name if there are not as many, and keyOf() the key of a text of at most 63 bytes by its end
// and size; that of a text that is too long equals no key of a text. numbersOf() writes the number that the
// text of each key is, kNoNumber if it is not one, and may read and write up to a multiple of kKeysAtOnce.

namespace nidus::check {

inline constexpr std::uint64_t kNoNumber = ~std::uint64_t{0};
inline constexpr std::size_t kKeysAtOnce = 4;
inline constexpr std::uint64_t kLastBegin = std::uint64_t{1} << 63U;

/// For any processor. The kBefore bytes before each name must be readable.
struct PortableReader
{
    static constexpr std::size_t kBefore = 7; ///< "urn:xy:"

    // The first sixteen bytes that are read may begin before the name.
    [[nodiscard]] static std::uint64_t separators(std::string_view name, char separator)
    {
        constexpr std::size_t width = sizeof(base::Bytes16);
        const std::uint64_t after = ~std::uint64_t{0} << name.size();
        const auto at = [&](std::size_t begin) { // counted from kBefore bytes before the name
            base::Bytes16 bytes;
            std::memcpy(&bytes, name.data() + begin - kBefore, width);
            return base::bytemask::bitsOf(base::bytemask::equal(bytes, separator)) << begin;
        };
        if (name.size() + kBefore >= width && name.size() <= 2 * width) [[likely]] {
            const std::size_t last = name.size() + kBefore - width;
            return (at(std::min(kBefore, last)) | at(last)) >> kBefore | after;
        }
        return base::maskOf(
                   name,
                   [separator](base::Bytes16 bytes) { return base::bytemask::equal(bytes, separator); }) |
               after;
    }
    [[nodiscard]] static std::size_t beginOf(std::uint64_t separators, unsigned field)
    {
        std::uint64_t begins = separators << 1U | 1U;
        for (; field > 0; --field)
            begins &= begins - 1;
        return static_cast<std::size_t>(std::countr_zero(begins | kLastBegin));
    }
    [[nodiscard]] static ShortKey keyOf(const char* end, std::size_t size)
    {
        if (size - 1 >= ShortKey::kLongest)
            return {0, 0};
        const std::size_t missing = 8 * (ShortKey::kLongest - size); // bits
        const std::uint64_t last = ShortKey::wordAt(end - 8);
        if (size <= 8)
            return {.front = 0, .back = last >> (missing & 63U) << (missing & 63U)};
        return {.front = ShortKey::wordAt(end - size) << missing, .back = last};
    }
    static void numbersOf(const ShortKey* keys, std::uint64_t* numbers, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t front = keys[i].front == 0 ? 0 : digitsOf(keys[i].front);
            const std::uint64_t back = digitsOf(keys[i].back);
            numbers[i] = front == kNoNumber || back == kNoNumber ? kNoNumber : front * 100'000'000 + back;
        }
    }

private:
    /// Returns the number that the bytes after the zero bytes are; kNoNumber if they are not all digits.
    [[nodiscard]] static std::uint64_t digitsOf(std::uint64_t bytes)
    {
        constexpr std::uint64_t each = 0x0101010101010101U;
        const int before = std::min(std::countr_zero(bytes) & ~7, 56);
        std::uint64_t digits = (bytes ^ (each * '0')) >> before << before;
        const bool isNumber = (((digits + each * (0x7F - 9)) | digits) & (each * 0x80)) == 0;
        digits = (digits * 10 + (digits >> 8U)) & 0x00FF00FF00FF00FFU;
        digits = (digits * 100 + (digits >> 16U)) & 0x0000FFFF0000FFFFU;
        digits = (digits * 10'000 + (digits >> 32U)) & 0xFFFFFFFFU;
        return isNumber ? digits : kNoNumber;
    }
};

#if defined(__x86_64__)

/// For the functions of Avx512Reader and the one that inlines them.
#define NIDUS_FIELDS_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,bmi,bmi2")))

struct Avx512Reader
{
    [[nodiscard]] NIDUS_FIELDS_AVX512 static std::uint64_t separators(std::string_view name, char separator)
    {
        const std::uint64_t here = _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(name.size()));
        const __m512i bytes = _mm512_maskz_loadu_epi8(here, name.data());
        return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(separator)) | ~here;
    }
    [[nodiscard]] NIDUS_FIELDS_AVX512 static std::size_t beginOf(std::uint64_t separators, unsigned field)
    {
        return _tzcnt_u64(_pdep_u64(std::uint64_t{1} << field, separators << 1U | 1U) | kLastBegin);
    }
    // A key without its last byte equals no key of a text.
    [[nodiscard]] NIDUS_FIELDS_AVX512 static ShortKey keyOf(const char* end, std::size_t size)
    {
        const auto mask = static_cast<__mmask16>(std::uint64_t{0xFFFF'0000U} >> size);
        ShortKey key;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(&key),
                         _mm_maskz_loadu_epi8(mask, end - ShortKey::kLongest));
        return key;
    }
    NIDUS_FIELDS_AVX512 static void numbersOf(const ShortKey* keys, std::uint64_t* numbers, std::size_t count)
    {
        static_assert(kKeysAtOnce * sizeof(ShortKey) == sizeof(__m512i));
        constexpr __mmask8 all = 0xFF; // functions without a mask have warnings in gcc 12
        constexpr __mmask8 evens = 0x55;
        const __m512i lastBytes = _mm512_set1_epi64(static_cast<long long>(0xFFULL << 56U));
        for (std::size_t i = 0; i < count; i += kKeysAtOnce) {
            const __m512i bytes = _mm512_loadu_si512(keys + i);
            const __m512i digits =
                _mm512_maskz_sub_epi8(_mm512_test_epi8_mask(bytes, bytes), bytes, _mm512_set1_epi8('0'));
            const __m512i above = _mm512_subs_epu8(digits, _mm512_set1_epi8(9));
            const unsigned others = _mm512_test_epi64_mask(above, above);
            const unsigned ends = _mm512_test_epi64_mask(bytes, lastBytes);
            const auto wrong = static_cast<__mmask8>((others | others >> 1U | ~(ends >> 1U)) & evens);
            const __m512i pairs = _mm512_maddubs_epi16(digits, _mm512_set1_epi16(0x010A));  // 10, 1
            const __m512i fours = _mm512_madd_epi16(pairs, _mm512_set1_epi32(0x0001'0064)); // 100, 1
            const __m512i packed = _mm512_packus_epi32(fours, fours);
            const __m512i eights = _mm512_madd_epi16(packed, _mm512_set1_epi32(0x0001'2710)); // 10'000, 1
            const __m512i front = _mm512_maskz_mul_epu32(all, eights, _mm512_set1_epi64(100'000'000));
            const __m512i sum = _mm512_add_epi64(front, _mm512_maskz_srli_epi64(all, eights, 32));
            const __m512i checked = _mm512_mask_mov_epi64(sum, wrong, _mm512_set1_epi64(-1));
            const __m512i packedNumbers = _mm512_maskz_compress_epi64(evens, checked);
            std::memcpy(numbers + i, &packedNumbers, kKeysAtOnce * sizeof *numbers);
        }
    }
};

#endif

} // namespace nidus::check
