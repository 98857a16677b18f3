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
    PercentUtf8,     ///< percent-encodes, as UTF-8, what the rule does not allow
    PercentReserved, ///< also percent-encodes the reserved characters of RFC 3986 unless the rule needs them
    SpacesAsUnderscores,
    PublicId, ///< the transcription of RFC 3151
    DoiName,  ///< first removes the label "doi:" and the address of the DOI resolver
};

/// Reads a word of resources/registry/syntax/README.md; absent if it is unknown.
[[nodiscard]] std::optional<EncodingStep> encodingStep(std::string_view word);

enum class EncodingFailure : std::uint8_t {
    NoRules,  ///< no rules are stored, and guessing is forbidden (RFC 8141 section 2.2)
    NotUtf8,  ///< the name is not UTF-8 text
    NotAName, ///< no encoding gives a URN that the namespace's rule accepts
};

/// Returns the URN of a native name (UTF-8), encoded as the namespace documents and checked by the parser and
/// the rule.
[[nodiscard]] std::expected<std::string, EncodingFailure>
encodedUrn(std::string_view nid, std::string_view name, const NamespaceRule& rule);

} // namespace nidus::check
