// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::check {

// Checks what can be computed about a name beyond its grammar. A wrong digit is never more than a warning,
// because some registrations print examples with wrong digits. Nothing here allocates.

enum class CheckScheme : std::uint8_t {
    Isbn,  ///< ISO 2108, ten or thirteen digits
    Issn,  ///< ISO 3297
    Isni,  ///< ISO 27729: ISO 7064 MOD 11-2
    Lei,   ///< ISO 17442: ISO 7064 MOD 97-10
    Gtin,  ///< GS1 modulo 10, of article numbers (GTIN) and of parcels (SSCC)
    Eidr,  ///< ISO 7064 MOD 37,36 over 20 hexadecimal digits
    Eic,   ///< energy identification codes: weights over 37
    Isan,  ///< ISO 15706: ISO 7064 MOD 37,36, once or twice
    NbnDe, ///< German National Library
    Imei,  ///< Luhn
    Oid,   ///< existing arcs, ITU-T X.660
    Uuid,  ///< version and variant, RFC 9562 section 4
    Date,  ///< existing days
};

/// Returns the scheme for a word of resources/registry/syntax, such as "nbn-de".
[[nodiscard]] std::optional<CheckScheme> checkScheme(std::string_view word);

enum class DigitCheck : std::uint8_t {
    NothingToCheck, ///< the name has no such part
    Right,
    Wrong,
};

/// Checks the part of an NSS that the scheme covers (see resources/registry/syntax/README.md). The result is
/// unspecified for names that their namespace's rule rejects.
[[nodiscard]] DigitCheck checkDigits(CheckScheme scheme, std::string_view nss);

/// Returns the check digit for an NSS of the German National Library without its last character; 0 for any
/// other NSS or if a character has no number.
[[nodiscard]] char nbnDeCheck(std::string_view rest);

/// A checked part of an NSS.
struct CheckedElement
{
    std::string_view identifier; ///< the application identifier before it (GS1), or empty
    std::string_view value;      ///< borrowed from the NSS
    std::size_t offset = 0;      ///< bytes of the NSS
};

/// Returns the first GTIN or SSCC of a GS1 name whose check digit is wrong.
[[nodiscard]] std::optional<CheckedElement> wrongGs1Element(std::string_view nss);
/// Returns the first date in a name that does not exist.
[[nodiscard]] std::optional<CheckedElement> wrongDateIn(std::string_view nss);
/// Returns the date that wrongDateIn() found at this offset.
[[nodiscard]] CheckedElement dateAt(std::string_view nss, std::size_t offset);

} // namespace nidus::check
