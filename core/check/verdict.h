// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace nidus::check {

/// The result of checking one URN. A check that hits a limit is Undecided, never another verdict.
enum class Verdict : std::uint8_t { Valid, Invalid, Unregistered, Undecided };

/// "valid", "invalid", "unregistered", "undecided".
[[nodiscard]] std::string_view verdictWord(Verdict verdict);

} // namespace nidus::check
