// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/checkdigits.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace nidus::check {

/// What is wrong where a computation fails.
enum class DigitFault : std::uint8_t {
    CheckDigit,     ///< `expected` was computed from the rest
    CheckDigits,    ///< the same of several digits
    CheckCharacter, ///< the same, where letters are check characters too
    Length,         ///< `expected` says how many digits there may be instead of `length`
    Arc,            ///< `expected` is the greatest arc there
    Date,           ///< a day or month that does not exist
    Version,        ///< of a UUID
    Variant,        ///< of a UUID
    Form,           ///< not what the scheme is about
};
inline constexpr std::size_t kDigitFaults = std::size_t(DigitFault::Form) + 1;

struct DigitProblem
{
    DigitFault fault = DigitFault::Form;
    std::string_view identifier; ///< what the scheme calls such names, such as "ISBN-10"; a literal
    std::size_t offset = 0;      ///< 0-based byte of the NSS
    std::size_t length = 0;      ///< bytes
    std::string_view found;      ///< what stands there; borrowed from the NSS
    std::string_view expected;   ///< a literal; empty where nothing is computed

    bool operator==(const DigitProblem&) const = default;
};

/// Why checkDigits() says Wrong; absent where it says something else.
[[nodiscard]] std::optional<DigitProblem> digitProblem(CheckScheme scheme, std::string_view nss);
/// The same where its offset is known, and perhaps the check digit that belongs there (0: not known).
/// Computes only what these do not tell.
[[nodiscard]] std::optional<DigitProblem> digitProblemAt(CheckScheme scheme, std::string_view nss,
                                                         std::size_t offset, char checkDigit);

} // namespace nidus::check
