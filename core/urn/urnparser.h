// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::urn {

/// Parses a namestring (RFC 8141 section 2) or a URN of RFC 2141 section 2. Allocates nothing; accepts any
/// bytes. The result borrows `text`. Thread-safe.
[[nodiscard]] std::expected<Urn, UrnFailure> parseUrn(std::string_view text, Rfc rfc = Rfc::Rfc8141);

/// Does parseUrn() for many texts of less than 4 GiB, faster than one by one. `ends` must be as long as
/// `texts`.
void findUrnEnds(std::span<const std::string_view> texts, std::span<UrnEnds> ends, Rfc rfc = Rfc::Rfc8141);

/// Returns every error of a text: after an error, the scan continues where a person would. The first one
/// equals parseUrn()'s. Empty for a valid text. Allocates: for explanations, not for the hot path.
[[nodiscard]] std::vector<UrnFailure> allUrnErrors(std::string_view text, Rfc rfc = Rfc::Rfc8141);

enum class UrnAdvice : std::uint8_t {
    NidUrnReserved, ///< NID "urn" (RFC 2141 section 2.1); valid under RFC 8141, cannot be registered
    RComponentUsed, ///< RFC 8141 section 2.3.1: SHOULD NOT before its semantics are standardized
    PctNotUtf8,     ///< RFC 8141 section 2.2: encoded bytes that are not UTF-8
    ReservedChar,   ///< RFC 2141 section 2.3.2: "/", "?" or "#"
    NeedlessPct,    ///< RFC 2141 section 2.3.1: a character that need not be encoded
};

struct UrnWarning
{
    UrnAdvice kind;
    std::size_t offset; ///< 0-based byte of the first occurrence
    std::size_t length; ///< bytes

    bool operator==(const UrnWarning&) const = default;
};

/// Returns advice about a valid URN, at most one warning of each kind, in order of offset. `urn` must be the
/// result of parseUrn() for `text`.
[[nodiscard]] std::vector<UrnWarning> urnAdvice(std::string_view text, const Urn& urn,
                                                Rfc rfc = Rfc::Rfc8141);

} // namespace nidus::urn
