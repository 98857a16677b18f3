// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::check {

/// One documented step from a native name to an NSS (RFC 8141 section 6.4.2, RFC 2141 section 2.3.1).
enum class EncodingStep : std::uint8_t {
    PercentUtf8,     ///< what the rule does not allow as it is becomes percent-encoded UTF-8
    PercentReserved, ///< so do the reserved characters of RFC 3986, where the rule can do without them
    SpacesAsUnderscores,
    PublicId, ///< the transcription of RFC 3151
};

/// Reads a word of resources/registry/syntax/README.md; absent when it is none of them.
[[nodiscard]] std::optional<EncodingStep> encodingStep(std::string_view word);

enum class EncodingFailure : std::uint8_t {
    NoRules,  ///< none are stored, and to guess them is forbidden (RFC 8141 section 2.2)
    NotUtf8,  ///< the name is not UTF-8 text
    NotAName, ///< no way to encode it gives a URN that the namespace's rule accepts
};

/// The URN of a native name (UTF-8) by the encoding that the namespace documents, checked again by the parser
/// and the rule.
[[nodiscard]] std::expected<std::string, EncodingFailure>
encodedUrn(std::string_view nid, std::string_view name, const NamespaceRule& rule);

} // namespace nidus::check
