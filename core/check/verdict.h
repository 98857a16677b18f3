// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace nidus::check {

/// What a check says of one URN. A limit that was hit is Undecided, never folded into the others.
enum class Verdict : std::uint8_t { Valid, Invalid, Unregistered, Undecided };

/// "valid", "invalid", "unregistered", "undecided".
[[nodiscard]] std::string_view verdictWord(Verdict verdict);

} // namespace nidus::check
