// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nidus::grammar {

inline constexpr std::uint32_t kLastCodePoint = 0x10FFFF;

/// Byte ranges, one per byte of the encoding; the first `length` are used.
struct Utf8Sequence
{
    std::array<CodeRange, 4> bytes;
    std::size_t length;
};

/// Returns the byte sequences that together encode the code points of a range (including surrogates: a
/// grammar may contain any value); at most a few dozen.
[[nodiscard]] std::vector<Utf8Sequence> utf8Sequences(CodeRange codePoints);

} // namespace nidus::grammar
