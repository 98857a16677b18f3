// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/utf8.h"

#include <algorithm>

namespace nidus {

namespace {

/// The last code point of each length of encoding.
constexpr std::array<std::uint32_t, 4> kLastOfLength{0x7F, 0x7FF, 0xFFFF, kLastCodePoint};

/// Splits until all bytes but the last differing one span their whole range; both ends have the same length.
void splitRange(CodeRange range, std::size_t length, std::vector<Utf8Sequence>& sequences)
{
    for (std::size_t tail = 1; tail < length; ++tail) {
        const std::uint32_t mask = (1U << (6 * tail)) - 1;
        if ((range.least & ~mask) == (range.greatest & ~mask))
            continue;
        if ((range.least & mask) != 0) {
            splitRange({range.least, range.least | mask}, length, sequences);
            return splitRange({(range.least | mask) + 1, range.greatest}, length, sequences);
        }
        if ((range.greatest & mask) != mask) {
            splitRange({range.least, (range.greatest & ~mask) - 1}, length, sequences);
            return splitRange({range.greatest & ~mask, range.greatest}, length, sequences);
        }
    }
    std::string least;
    std::string greatest;
    appendUtf8(least, range.least);
    appendUtf8(greatest, range.greatest);
    Utf8Sequence sequence{{}, length};
    for (std::size_t i = 0; i < length; ++i)
        sequence.bytes[i] = {static_cast<unsigned char>(least[i]), static_cast<unsigned char>(greatest[i])};
    sequences.push_back(sequence);
}

} // namespace

void appendUtf8(std::string& text, std::uint32_t codePoint)
{
    const auto byte = [&text](std::uint32_t value) { text += static_cast<char>(value); };
    const auto tail = [&byte, codePoint](unsigned shift) { byte(0x80U | ((codePoint >> shift) & 0x3FU)); };
    if (codePoint < 0x80) {
        byte(codePoint);
    } else if (codePoint < 0x800) {
        byte(0xC0U | (codePoint >> 6U));
        tail(0);
    } else if (codePoint < 0x10000) {
        byte(0xE0U | (codePoint >> 12U));
        tail(6);
        tail(0);
    } else {
        byte(0xF0U | (codePoint >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::optional<DecodedCodePoint> decodeUtf8(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80)
        return DecodedCodePoint{first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return std::nullopt;
    std::uint32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if ((c & 0xC0U) != 0x80U)
            return std::nullopt;
        value = (value << 6U) | (c & 0x3FU);
    }
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value <= kLastOfLength[length - 2] || value > kLastCodePoint || isSurrogate)
        return std::nullopt;
    return DecodedCodePoint{value, length};
}

std::vector<Utf8Sequence> utf8Sequences(CodeRange codePoints)
{
    std::vector<Utf8Sequence> sequences;
    std::uint32_t least = codePoints.least;
    for (std::size_t length = 1; length <= 4 && least <= codePoints.greatest; ++length) {
        const std::uint32_t last = std::min(kLastOfLength[length - 1], codePoints.greatest);
        if (least > last)
            continue;
        splitRange({least, last}, length, sequences);
        least = last + 1;
    }
    return sequences;
}

} // namespace nidus
