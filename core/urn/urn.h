// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::urn {

inline constexpr std::size_t kSchemeLength = 4; ///< bytes of "urn:"

enum class Rfc : std::uint8_t { Rfc8141, Rfc2141 };

/// Why a text is not a URN. Shared by both RFCs; the comments name the source of each.
enum class UrnError : std::uint8_t {
    SchemeTruncated, ///< ended within "urn:"
    SchemeNotUrn,    ///< another scheme, or none
    NidEmpty,        ///< RFC 8141 section 2.1, RFC 2141 section 2.1
    NidTooShort,     ///< RFC 8141 only: fewer than two characters
    NidTooLong,      ///< more than 32 characters
    NidStartsWithHyphen,
    NidEndsWithHyphen, ///< RFC 8141 only
    NidBadChar,
    NidUrnReserved, ///< RFC 2141 section 2.1: "urn" must not be used; advice under RFC 8141
    NssMissing,     ///< no second colon
    NssEmpty,
    NssStartsWithSlash, ///< RFC 8141 section 2
    NssBadChar,         ///< RFC 8141 section 2.2
    NssExcludedChar,    ///< RFC 2141 section 2.4
    PctMalformed,       ///< "%" without two hex digits
    PctZero,            ///< RFC 2141 section 2.4: octet 0 must not be used
    StrayQuestionMark,  ///< RFC 8141 section 2: "?" not followed by "+" or "="
    REmpty,
    RBadStart,
    RBadChar, ///< RFC 8141 section 2.3.1
    QEmpty,
    QBadStart,
    QBadChar, ///< RFC 8141 section 2.3.2
    FBadChar, ///< RFC 8141 section 2.3.3
};

/// The kind of error and the 0-based byte offset of the first byte not allowed there (conventions: a
/// malformed "%" at the percent sign, a trailing hyphen at the hyphen, a short NID at its start, a long one
/// at its 33rd byte, a text that ends too early at its length).
struct UrnFailure
{
    UrnError kind;
    std::size_t offset;

    bool operator==(const UrnFailure&) const = default;
};

/// The parts of a valid URN; all views borrow the parsed text. Under RFC 2141 the NSS is everything after the
/// second colon and there are no components.
struct Urn
{
    std::string_view nid;
    std::string_view nss;
    std::optional<std::string_view> r; ///< without "?+"
    std::optional<std::string_view> q; ///< without "?="
    std::optional<std::string_view> f; ///< without "#"; may be empty (RFC 8141 section 2.3.3)

    bool operator==(const Urn&) const = default;
};

/// The result of parsing a text without its components; small, because many are made at once.
struct UrnEnds
{
    std::uint32_t nss;      ///< 0-based byte after the NSS; if the text is not a URN, the failure's offset
    std::uint8_t nidLength; ///< bytes; 0: the text is not a URN
    UrnError error;         ///< only if the text is not a URN

    /// Returns the NSS. Borrows the text, which must be a URN.
    [[nodiscard]] std::string_view nssIn(std::string_view text) const
    {
        const std::size_t start = kSchemeLength + nidLength + 1;
        return {text.data() + start, nss - start};
    }
    bool operator==(const UrnEnds&) const = default;
};

} // namespace nidus::urn
