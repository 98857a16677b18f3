// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

enum class PieceKind : std::uint8_t {
    Literal,    ///< `text`
    Characters, ///< `least` to `most` bytes from `characters`
    Sequence,   ///< all parts
    Choice,     ///< one of the parts
    Option,     ///< its part, or nothing
    Repetition, ///< its part any number of times
};

/// A part of names, as inference describes it before writing the text.
struct NamePiece
{
    PieceKind kind = PieceKind::Literal;
    std::string text{};
    ByteSet characters{};
    bool hasEncoded = false; ///< Characters: also percent-encoded bytes, which count as one
    std::uint32_t least = 1;
    std::uint32_t most = 1; ///< kUnbounded: there is no upper limit
    std::vector<NamePiece> parts{};

    bool operator==(const NamePiece&) const = default;
};

/// Returns the piece as an ABNF grammar whose first rule has this name. Lines are at most 72 bytes long if
/// the literals allow it.
[[nodiscard]] std::string abnfOf(const NamePiece& piece, std::string_view start);

} // namespace nidus::grammar
