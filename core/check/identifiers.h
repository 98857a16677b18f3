// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::check {

// Whether an identifier has the right form and check digits. Letters may be in either case. Nothing here
// allocates.
[[nodiscard]] bool isIsbn(std::string_view text); ///< hyphens anywhere
[[nodiscard]] bool isIssn(std::string_view text); ///< hyphens anywhere
[[nodiscard]] bool isIsni(std::string_view text);
[[nodiscard]] bool isLei(std::string_view text);
[[nodiscard]] bool isGtin(std::string_view text);   ///< 8, 12, 13, or 14 digits
[[nodiscard]] bool isSscc18(std::string_view text); ///< 18 digits
[[nodiscard]] bool isEic(std::string_view text);    ///< 16 characters
[[nodiscard]] bool isEidr(std::string_view text);   ///< without its prefix
[[nodiscard]] bool isIsan(std::string_view text);
[[nodiscard]] bool isImei(std::string_view text); ///< 15 digits as printed
[[nodiscard]] bool isOid(std::string_view text);  ///< arcs of any size
[[nodiscard]] bool isUuid(std::string_view text);

// RFC 9562 section 4: the length of a UUID, and where its version and variant are.
inline constexpr std::size_t kUuidSize = 36;
inline constexpr std::size_t kUuidVersion = 14;
inline constexpr std::size_t kUuidVariant = 19;
/// Whether a text is a UUID, ignoring the version and variant characters.
[[nodiscard]] bool hasUuidForm(std::string_view text);
/// Whether the character is one of the versions 1 to 8.
[[nodiscard]] bool isUuidVersion(char character);

// Returns the check digit for an identifier without its last character, with hyphens anywhere; 0 if there is
// none.
[[nodiscard]] char isbnCheck(std::string_view rest);
[[nodiscard]] char issnCheck(std::string_view rest);
/// Whether `found` is that check digit, in either case; false if there is none.
[[nodiscard]] bool isCheck(char check, char found);

} // namespace nidus::check
