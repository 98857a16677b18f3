// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::grammar {

/// Whether a grammar accepts a text. A limit that was hit gives Undecided, never Invalid.
enum class MatchVerdict : std::uint8_t { Valid, Invalid, Undecided };

} // namespace nidus::grammar
