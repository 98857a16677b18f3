// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/nid.h"
#include "core/urn/urn.h"
#include "core/urn/urnchars.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>

namespace nidus {

/// What both RFCs have in common in front of the NSS. Parts of the parsers, not for others.
namespace assignedname {

using ParseResult = std::expected<Urn, UrnFailure>;

[[nodiscard]] inline std::unexpected<UrnFailure> failure(UrnError kind, std::size_t offset)
{
    return std::unexpected(UrnFailure{kind, offset});
}

/// "urn" ":" in any letter case (RFC 8141 section 2, RFC 2141 section 2); absent when it stands there.
[[nodiscard]] inline std::optional<UrnFailure> schemeFailure(std::string_view text)
{
    constexpr std::string_view kScheme = "urn:";
    for (std::size_t i = 0; i < kScheme.size(); ++i) {
        if (i == text.size())
            return UrnFailure{UrnError::SchemeTruncated, i};
        if (asciiLower(text[i]) != kScheme[i])
            return UrnFailure{UrnError::SchemeNotUrn, i};
    }
    return std::nullopt;
}

/// The end of a NID that starts at `start` and must be closed by a colon, as far as the RFCs agree about it.
template <class Scanner>
[[nodiscard]] inline std::expected<std::size_t, UrnFailure>
closedNid(const Scanner& scanner, std::string_view text, std::size_t start)
{
    const std::size_t end = scanner.skipNid(start);
    if (end == start && (end == text.size() || text[end] == ':'))
        return failure(UrnError::NidEmpty, start);
    if (end > start && text[start] == '-')
        return failure(UrnError::NidStartsWithHyphen, start);
    if (end - start > kMaxNidLength)
        return failure(UrnError::NidTooLong, start + kMaxNidLength);
    if (end == text.size())
        return failure(UrnError::NssMissing, end);
    if (text[end] != ':')
        return failure(UrnError::NidBadChar, end);
    return end;
}

} // namespace assignedname

} // namespace nidus
