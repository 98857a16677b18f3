// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::check {

// What can be computed about a name beyond its grammar. A wrong digit is never more than a warning: names
// that registrations print as examples have wrong ones. Nothing here allocates.

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
    Oid,   ///< the arcs that exist, ITU-T X.660
    Uuid,  ///< version and variant, RFC 9562 section 4
    Date,  ///< days that exist
};

/// The scheme that resources/registry/syntax calls by this word, such as "nbn-de".
[[nodiscard]] std::optional<CheckScheme> checkScheme(std::string_view word);

enum class DigitCheck : std::uint8_t {
    NothingToCheck, ///< the name has no such part
    Right,
    Wrong,
};

/// Checks the part of an NSS that the scheme is about; resources/registry/syntax/README.md says which. Names
/// that their namespace's rule rejects may give any answer.
[[nodiscard]] DigitCheck checkDigits(CheckScheme scheme, std::string_view nss);

/// The check digit behind the rest of an NSS of the German National Library; 0 of another NSS, and where a
/// character has no number.
[[nodiscard]] char nbnDeCheck(std::string_view rest);

/// A part of an NSS that is computed with.
struct CheckedElement
{
    std::string_view identifier; ///< the application identifier in front of it (GS1), or empty
    std::string_view value;      ///< borrowed from the NSS
    std::size_t offset = 0;      ///< bytes of the NSS
};

/// The first GTIN or SSCC of a GS1 name whose computation fails.
[[nodiscard]] std::optional<CheckedElement> wrongGs1Element(std::string_view nss);
/// The first date of a name that does not exist.
[[nodiscard]] std::optional<CheckedElement> wrongDateIn(std::string_view nss);
/// The date that wrongDateIn() finds at this offset, which is known.
[[nodiscard]] CheckedElement dateAt(std::string_view nss, std::size_t offset);

} // namespace nidus::check
