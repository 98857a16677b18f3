// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace nidus::base {

/// Sixteen bytes that the compiler processes at once, on any processor.
using Bytes16 = unsigned char __attribute__((vector_size(16)));

/// The most bytes that a mask with one bit per byte covers.
inline constexpr std::size_t kMaskWidth = 64;

/// Returns where the sixteen-byte pieces start that cover a text of 16 to kMaskWidth bytes. They overlap, so
/// none extends beyond it. Always four pieces: a fixed trip count predicts well.
[[nodiscard]] constexpr std::array<std::size_t, 4> pieceStarts(std::size_t size)
{
    const std::size_t last = size - sizeof(Bytes16);
    const auto start = [last](std::size_t at) { return at < last ? at : last; };
    return {0, start(16), start(32), last};
}

namespace bytemask {

/// Sets all bits of each byte that is `wanted`, and clears the others.
[[nodiscard]] inline Bytes16 equal(Bytes16 bytes, char wanted)
{
    return reinterpret_cast<Bytes16>(bytes == static_cast<unsigned char>(wanted));
}

/// Does the same for the bytes from `first` to `last`, both included.
[[nodiscard]] inline Bytes16 between(Bytes16 bytes, char first, char last)
{
    const auto low = static_cast<unsigned char>(first);
    const auto span = static_cast<unsigned char>(static_cast<unsigned char>(last) - low);
    return reinterpret_cast<Bytes16>(bytes - low <= span);
}

/// Returns one bit of each byte; the first byte's bit is the lowest.
[[nodiscard]] inline std::uint64_t bitsOf(Bytes16 members)
{
#if defined(__SSE2__)
    return static_cast<std::uint64_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(members)));
#else
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof members; ++i)
        bits |= std::uint64_t{members[i] & 1U} << i;
    return bits;
#endif
}

} // namespace bytemask

/// Returns one bit for each byte of a text of at most kMaskWidth bytes, the first byte's lowest, set if the
/// byte is a member. `membersOf` gets sixteen bytes and sets all bits of the members. Reads nothing outside
/// the text: pieces overlap instead.
template <typename MembersOf>
[[nodiscard]] std::uint64_t maskOf(std::string_view text, MembersOf membersOf)
{
    constexpr std::size_t width = sizeof(Bytes16);
    Bytes16 bytes{};
    if (text.size() < width) {
        std::memcpy(&bytes, text.data(), text.size());
        return bytemask::bitsOf(membersOf(bytes)) & ((std::uint64_t{1} << text.size()) - 1);
    }
    std::uint64_t mask = 0;
    const std::size_t last = text.size() - width;
    for (std::size_t at = 0; at < last; at += width) {
        std::memcpy(&bytes, text.data() + at, width);
        mask |= bytemask::bitsOf(membersOf(bytes)) << at;
    }
    std::memcpy(&bytes, text.data() + last, width);
    return mask | bytemask::bitsOf(membersOf(bytes)) << last;
}

/// Returns the offset of the first member in a text of any length; the text's length if there is none.
template <typename MembersOf>
[[nodiscard]] std::size_t firstMember(std::string_view text, MembersOf membersOf)
{
    for (std::size_t at = 0; at < text.size(); at += kMaskWidth) {
        if (const std::uint64_t mask = maskOf(text.substr(at, kMaskWidth), membersOf); mask != 0)
            return at + static_cast<std::size_t>(std::countr_zero(mask));
    }
    return text.size();
}

} // namespace nidus::base
