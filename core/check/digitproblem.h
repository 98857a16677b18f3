// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/checkdigits.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace nidus::check {

/// What is wrong with a name whose check fails.
enum class DigitFault : std::uint8_t {
    CheckDigit,     ///< `expected` is computed from the rest
    CheckDigits,    ///< the same for several digits
    CheckCharacter, ///< the same where letters can be check characters too
    Length,         ///< `expected` is the allowed number of digits instead of `length`
    Arc,            ///< `expected` is the largest arc allowed there
    Date,           ///< a day or month that does not exist
    Version,        ///< of a UUID
    Variant,        ///< of a UUID
    Form,           ///< not of the form that the scheme covers
};
inline constexpr std::size_t kDigitFaults = std::size_t(DigitFault::Form) + 1;

/// Whether it is the version or the variant of a UUID.
[[nodiscard]] constexpr bool isAboutUuid(DigitFault fault)
{
    return fault == DigitFault::Version || fault == DigitFault::Variant;
}

struct DigitProblem
{
    DigitFault fault = DigitFault::Form;
    std::string_view identifier; ///< the scheme's name for these identifiers, such as "ISBN-10"; a literal
    std::size_t offset = 0;      ///< 0-based byte of the NSS
    std::size_t length = 0;      ///< bytes
    std::string_view found;      ///< the text found; borrowed from the NSS
    std::string_view expected;   ///< a literal; empty if nothing can be computed

    bool operator==(const DigitProblem&) const = default;
};

/// Returns why checkDigits() returns Wrong; absent if it does not.
[[nodiscard]] std::optional<DigitProblem> digitProblem(CheckScheme scheme, std::string_view nss);
/// The same for a known offset and, if it is not 0, a known check digit. Computes only what is still unknown.
[[nodiscard]] std::optional<DigitProblem> digitProblemAt(CheckScheme scheme, std::string_view nss,
                                                         std::size_t offset, char checkDigit);

} // namespace nidus::check
