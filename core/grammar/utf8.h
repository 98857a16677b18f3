// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/ast.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus {

inline constexpr std::uint32_t kLastCodePoint = 0x10FFFF;

/// Appends a code point as UTF-8 (surrogates too: a grammar may name any value).
void appendUtf8(std::string& text, std::uint32_t codePoint);

struct DecodedCodePoint
{
    std::uint32_t value;
    std::size_t length; ///< bytes
};

/// The code point at the start of `text`; nothing when the bytes are not UTF-8 or there are none.
[[nodiscard]] std::optional<DecodedCodePoint> decodeUtf8(std::string_view text);

/// Byte ranges, one per byte of the encoding, first `length` used.
struct Utf8Sequence
{
    std::array<CodeRange, 4> bytes;
    std::size_t length;
};

/// The byte sequences that together spell the code points of a range; at most a few dozen.
[[nodiscard]] std::vector<Utf8Sequence> utf8Sequences(CodeRange codePoints);

} // namespace nidus
