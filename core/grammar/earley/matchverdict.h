// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::grammar {

/// What a grammar says of a text. A limit that was hit is Undecided, never Invalid.
enum class MatchVerdict : std::uint8_t { Valid, Invalid, Undecided };

} // namespace nidus::grammar
