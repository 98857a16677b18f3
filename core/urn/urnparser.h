// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::urn {

/// Parses a namestring (RFC 8141 section 2) or a URN of RFC 2141 section 2. Allocates nothing; any bytes may
/// come in. The result borrows `text`. Thread-safe.
[[nodiscard]] std::expected<Urn, UrnFailure> parseUrn(std::string_view text, Rfc rfc = Rfc::Rfc8141);

/// parseUrn() of many texts of less than 4 GiB, faster than one by one. `ends` is as long as `texts`.
void findUrnEnds(std::span<const std::string_view> texts, std::span<UrnEnds> ends, Rfc rfc = Rfc::Rfc8141);

/// Every error of a text, not only the first: after an error the scan goes on where a person would. The first
/// one equals parseUrn()'s. Empty for a valid text. Allocates: for explanations, not for the hot path.
[[nodiscard]] std::vector<UrnFailure> allUrnErrors(std::string_view text, Rfc rfc = Rfc::Rfc8141);

enum class UrnAdvice : std::uint8_t {
    NidUrnReserved, ///< NID "urn" (RFC 2141 section 2.1); valid under RFC 8141, cannot be registered
    RComponentUsed, ///< RFC 8141 section 2.3.1: SHOULD NOT before its semantics are standardised
    PctNotUtf8,     ///< RFC 8141 section 2.2: encoded bytes that are not UTF-8
    ReservedChar,   ///< RFC 2141 section 2.3.2: "/", "?" or "#"
    NeedlessPct,    ///< RFC 2141 section 2.3.1: an encoded character that need not be encoded
};

struct UrnWarning
{
    UrnAdvice kind;
    std::size_t offset; ///< 0-based byte of the first place it applies to
    std::size_t length; ///< bytes

    bool operator==(const UrnWarning&) const = default;
};

/// Advice about a valid URN, at most one warning of each kind, in order of offset. `urn` is what parseUrn()
/// made of `text`.
[[nodiscard]] std::vector<UrnWarning> urnAdvice(std::string_view text, const Urn& urn,
                                                Rfc rfc = Rfc::Rfc8141);

} // namespace nidus::urn
