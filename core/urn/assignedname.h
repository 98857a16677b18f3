// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/nid.h"
#include "core/urn/urn.h"
#include "core/urn/urnchars.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

/// What both RFCs have in common before the NSS. For the parsers only.
namespace nidus::urn::assignedname {

using ParseResult = std::expected<Urn, UrnFailure>;

/// Returns text[start..end), without the range check of substr().
[[nodiscard]] inline std::string_view slice(std::string_view text, std::size_t start, std::size_t end)
{
    return {text.data() + start, end - start};
}

/// A component's range in the text; an end of 0, which no component has, means absent.
struct PartRange
{
    std::size_t start = 0;
    std::size_t end = 0;
};

/// Returns a Urn without components. Initializes every member and copies nothing: zeroing or copying the 104
/// bytes of a Urn takes as long as parsing.
[[nodiscard]] inline ParseResult urnOf(std::string_view nid, std::string_view nss)
{
    return ParseResult(std::in_place, nid, nss, std::nullopt, std::nullopt, std::nullopt);
}

[[nodiscard]] inline std::unexpected<UrnFailure> failure(UrnError kind, std::size_t offset)
{
    return std::unexpected(UrnFailure{kind, offset});
}

/// Checks for "urn" ":" in any letter case (RFC 8141 section 2, RFC 2141 section 2); absent if it is there.
[[nodiscard]] inline std::optional<UrnFailure> schemeFailure(std::string_view text)
{
    constexpr std::string_view kScheme = "urn:";
    // All four bytes at once: 0x20 is the difference between the cases of a letter; the colon must be equal.
    constexpr std::array<char, 4> kCaseBits{0x20, 0x20, 0x20, 0};
    constexpr std::array<char, 4> kLower{'u', 'r', 'n', ':'};
    if (text.size() >= kScheme.size()) {
        std::array<char, 4> front{};
        std::memcpy(front.data(), text.data(), front.size());
        if ((std::bit_cast<std::uint32_t>(front) | std::bit_cast<std::uint32_t>(kCaseBits)) ==
            std::bit_cast<std::uint32_t>(kLower))
            return std::nullopt;
    }
    for (std::size_t i = 0;; ++i) {
        if (i == text.size())
            return UrnFailure{UrnError::SchemeTruncated, i};
        if (base::asciiLower(text[i]) != kScheme[i])
            return UrnFailure{UrnError::SchemeNotUrn, i};
    }
}

/// Returns the end of a NID that starts at `start` and must end with a colon, as far as the RFCs agree.
template <class Scanner>
[[nodiscard]] inline std::expected<std::size_t, UrnFailure> closedNid(Scanner& scanner, std::string_view text,
                                                                      std::size_t start)
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

} // namespace nidus::urn::assignedname
