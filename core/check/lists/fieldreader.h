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
// and for each byte after a name of 1 to 63 bytes, offsetOf() the bit with a number, 64 if there are not as
// many, keyOf() the key of a text by its end and size, and numberOf() the number that a text of digits is,
// kNoNumber if it is not one or has more than 16 digits.

namespace nidus::check {

inline constexpr std::uint64_t kNoNumber = ~std::uint64_t{0};

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
    [[nodiscard]] static std::size_t offsetOf(std::uint64_t bits, unsigned number)
    {
        for (; number > 0; --number)
            bits &= bits - 1;
        return static_cast<std::size_t>(std::countr_zero(bits));
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
    [[nodiscard]] static std::uint64_t numberOf(const char* end, std::size_t size)
    {
        const ShortKey key = keyOf(end, size);
        const std::uint64_t back = digitsOf(key.back, std::min<std::size_t>(size, 8));
        if (size <= 8)
            return size == 0 ? kNoNumber : back;
        const std::uint64_t front = digitsOf(key.front, size - 8);
        return size > ShortKey::kLongest || back == kNoNumber || front == kNoNumber
                   ? kNoNumber
                   : front * 100'000'000 + back;
    }

private:
    /// Returns the number that the last bytes are; kNoNumber if they are not all digits.
    [[nodiscard]] static std::uint64_t digitsOf(std::uint64_t bytes, std::size_t size)
    {
        constexpr std::uint64_t each = 0x0101010101010101U;
        const std::size_t before = 8 * (8 - size) & 63U;
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
    NIDUS_FIELDS_AVX512 [[nodiscard]] static std::uint64_t separators(std::string_view name, char separator)
    {
        const std::uint64_t here = _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(name.size()));
        const __m512i bytes = _mm512_maskz_loadu_epi8(here, name.data());
        return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(separator)) | ~here;
    }
    NIDUS_FIELDS_AVX512 [[nodiscard]] static std::size_t offsetOf(std::uint64_t bits, unsigned number)
    {
        return _tzcnt_u64(_pdep_u64(std::uint64_t{1} << number, bits));
    }
    NIDUS_FIELDS_AVX512 [[nodiscard]] static ShortKey keyOf(const char* end, std::size_t size)
    {
        const __m128i bytes = lastBytes(end, masked(size));
        return {.front = static_cast<std::uint64_t>(_mm_cvtsi128_si64(bytes)),
                .back = static_cast<std::uint64_t>(_mm_extract_epi64(bytes, 1))};
    }
    NIDUS_FIELDS_AVX512 [[nodiscard]] static std::uint64_t numberOf(const char* end, std::size_t size)
    {
        const __mmask16 mask = masked(size);
        const __m128i digits = _mm_maskz_sub_epi8(mask, lastBytes(end, mask), _mm_set1_epi8('0'));
        const __m128i pairs = _mm_maddubs_epi16(digits, _mm_set1_epi16(0x010A));  // 10, 1
        const __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(0x0001'0064)); // 100, 1
        const __m128i packed = _mm_packus_epi32(fours, fours);
        const __m128i eights = _mm_madd_epi16(packed, _mm_set1_epi32(0x0001'2710)); // 10'000, 1
        const auto both = static_cast<std::uint64_t>(_mm_cvtsi128_si64(eights));
        const std::uint64_t number = (both & 0xFFFFFFFFU) * 100'000'000 + (both >> 32U);
        const bool isNumber = mask != 0 && _mm_cmpgt_epu8_mask(digits, _mm_set1_epi8(9)) == 0;
        return isNumber ? number : kNoNumber;
    }

private:
    /// Returns the bits of the last bytes of sixteen.
    [[nodiscard]] static __mmask16 masked(std::size_t size)
    {
        const std::uint32_t bits = size > ShortKey::kLongest ? 0 : 0xFFFF'0000U >> size;
        return static_cast<__mmask16>(bits);
    }
    /// Reads only the bytes of the mask.
    NIDUS_FIELDS_AVX512 [[nodiscard]] static __m128i lastBytes(const char* end, __mmask16 mask)
    {
        return _mm_maskz_loadu_epi8(mask, end - ShortKey::kLongest);
    }
};

#endif

} // namespace nidus::check
