// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/utf8ranges.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <string>

namespace nidus::grammar {

namespace {

/// The last code point of each length of encoding.
constexpr std::array<std::uint32_t, 4> kLastOfLength{0x7F, 0x7FF, 0xFFFF, kLastCodePoint};

/// Splits a range until every byte after the first differing one spans its whole range; both ends have the
/// same length.
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
    const std::string least = base::toUtf8(range.least);
    const std::string greatest = base::toUtf8(range.greatest);
    Utf8Sequence sequence{{}, length};
    for (std::size_t i = 0; i < length; ++i)
        sequence.bytes[i] = {static_cast<unsigned char>(least[i]), static_cast<unsigned char>(greatest[i])};
    sequences.push_back(sequence);
}

} // namespace

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

} // namespace nidus::grammar
