// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::urn {

inline constexpr std::size_t kMinNidLength = 2;  ///< bytes, RFC 8141 section 2
inline constexpr std::size_t kMaxNidLength = 32; ///< bytes, RFC 8141 section 2

/// A rule or advice about a NID (RFC 8141 section 5; syntax: section 2).
enum class NidRule : std::uint8_t {
    Empty,
    TooShort,
    TooLong,
    StartsWithHyphen,
    EndsWithHyphen,
    BadChar,
    FormalTooShort,      ///< 5.1 (3): more than two characters
    FormalUrnPrefix,     ///< 5.1 (2): "urn-" is for informal namespaces
    FormalCountryPrefix, ///< 5.1 (3): two letters and a hyphen; covers "xn--"
    FormalXPrefix,       ///< 5.1 (4): "X-" can never be registered; use "example" in examples
    ReservedUrn,         ///< RFC 2141 section 2.1
    AlreadyRegistered,   ///< 5.1 (1)
    NotInformal,         ///< 5.2: not "urn-" and a number
    InformalZero,        ///< 5.2: the number starts with a zero
    // advice from here on
    RequestedByDraft, ///< 6.2: another open draft requests it
    LookAlike,        ///< resembles a registered NID: case, hyphen, 0/O, 1/l, one edit away
    CountryCode,      ///< 5.1: an ISO 3166-1 alpha-3 code
    UriScheme,        ///< 5.1: the name of a registered URI scheme
};

enum class NidKind : std::uint8_t { Formal, Informal };

struct NidFinding
{
    NidRule rule;
    std::size_t offset = 0; ///< 0-based byte
    std::size_t length = 0; ///< bytes
    std::string related;    ///< the registered NID, draft handle, scheme, or code concerned

    bool operator==(const NidFinding&) const = default;
};

/// Whether the rule only advises: a NID that breaks it can still be registered.
[[nodiscard]] bool isAdvice(NidRule rule);

/// What the rules compare a NID with. All views are borrowed; everything is lowercase except the drafts'
/// handles.
struct NidContext
{
    struct DraftNid
    {
        std::string_view nid;
        std::string_view handle; ///< "draft:7"
    };
    std::span<const std::string_view> registered; ///< sorted
    std::span<const DraftNid> drafts;
    std::span<const std::string_view> alpha3;     ///< sorted
    std::span<const std::string_view> uriSchemes; ///< sorted
};

/// Returns all rules of RFC 8141 section 5 that `nid` breaks, then advice. Of syntax errors only one, without
/// section 5 findings that only repeat it; but a text like "urn-" reports both. Case-insensitive. Empty means
/// allowed.
[[nodiscard]] std::vector<NidFinding> checkNid(std::string_view nid, NidKind kind, const NidContext& around);

/// Returns whether `nid` is "urn-" and a positive decimal number without leading zero, within the length
/// limit (section 5.2).
[[nodiscard]] bool isInformalNid(std::string_view nid);

/// Returns the rule of section 5 (or of RFC 2141 for "urn") by which a syntactically valid NID can be
/// registered neither as a formal nor as an informal one; absent if it can. Case-insensitive; allocates
/// nothing.
[[nodiscard]] std::optional<NidRule> neverRegistrable(std::string_view nid);

/// Returns `nid` with ASCII letters in lowercase, otherwise unchanged.
[[nodiscard]] std::string lowerNid(std::string_view nid);

} // namespace nidus::urn
