// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytemask.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace nidus::base {

/// 128 bits of hash.
struct ByteHash
{
    std::uint64_t first;
    std::uint64_t second;

    bool operator==(const ByteHash&) const = default;
};

namespace bytehash {

__extension__ using Wide = unsigned __int128; // -Wpedantic: no standard type is as wide

/// Returns both halves of the product, folded: the mixing step of wyhash and its relatives.
[[nodiscard]] inline std::uint64_t folded(std::uint64_t a, std::uint64_t b)
{
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

template <typename Word>
[[nodiscard]] std::uint64_t wordAt(const char* bytes)
{
    Word word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

} // namespace bytehash

/// Hashes 16 bytes at a time. Only for tables in memory: the values depend on the processor's byte order, and
/// are not protected against texts made to collide.
[[nodiscard]] inline ByteHash hashBytes(std::string_view bytes)
{
    using namespace bytehash;
    // Digits of pi, an arbitrary choice. Each has bytes beyond ASCII, so no text makes a factor zero.
    constexpr std::uint64_t kFirst = 0x243F6A8885A308D3U;
    constexpr std::uint64_t kSecond = 0x13198A2E03707345U;
    constexpr std::uint64_t kStep = 0xA4093822299F31D1U; // odd: the keys of all pieces differ
    // Each piece is multiplied with its own key, so none waits for another.
    ByteHash sum{bytes.size(), ~bytes.size()};
    std::uint64_t key = kFirst;
    const auto add = [&](std::uint64_t a, std::uint64_t b) {
        const Wide product = Wide{a ^ key} * (b ^ kSecond);
        sum.first += static_cast<std::uint64_t>(product);
        sum.second ^= static_cast<std::uint64_t>(product >> 64U);
        key += kStep;
    };
    const auto addPiece = [&add](const char* piece) {
        add(wordAt<std::uint64_t>(piece), wordAt<std::uint64_t>(piece + 8));
    };
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    if (left >= 16 && left <= kMaskWidth) {
        for (const std::size_t start : pieceStarts(left))
            addPiece(at + start);
    } else {
        for (; left > 16; at += 16, left -= 16)
            addPiece(at);
        // The rest, in two words that may overlap.
        if (left >= 8)
            add(wordAt<std::uint64_t>(at), wordAt<std::uint64_t>(at + left - 8));
        else if (left >= 4)
            add(wordAt<std::uint32_t>(at), wordAt<std::uint32_t>(at + left - 4));
        else if (left > 0)
            add(wordAt<std::uint8_t>(at) << 16U | wordAt<std::uint8_t>(at + left / 2) << 8U,
                wordAt<std::uint8_t>(at + left - 1));
    }
    return {folded(sum.first ^ kFirst, sum.second ^ kSecond),
            folded(sum.first ^ kSecond, sum.second ^ kStep)};
}

} // namespace nidus::base
