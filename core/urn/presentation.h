// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::urn {

/// Returns the human-readable form of a URN (RFC 2141 section 4, RFC 8141 section 4.4): percent-encoded UTF-8
/// is decoded; encoded bytes that are not UTF-8, and control, bidi, invisible, and space characters, stay
/// encoded (or become "‹U+202E›" if not encoded). UTF-8. Never for copying: copy the canonical form.
[[nodiscard]] std::string humanFriendly(std::string_view text);

/// Makes `text` safe for a terminal or a machine format: bytes outside 0x21..0x7E and the backslash as \xHH.
[[nodiscard]] std::string escapedBytes(std::string_view text);
/// Does the inverse: every \xHH becomes its byte; everything else stays.
[[nodiscard]] std::string unescapedBytes(std::string_view text);

/// A URN found in running text.
struct FoundUrn
{
    std::size_t offset; ///< 0-based byte in the text
    std::size_t length; ///< bytes in the text, line breaks inside <...> included
    std::string urn;    ///< joined if it was broken inside <...>; without character references
};

/// Finds URNs in running text (RFC 2141 section 2.4). Each starts with "urn:" at a word boundary and ends at
/// a character outside the RFC's set, without closing punctuation and unbalanced brackets at the end. Lines
/// are joined only between "<" and ">". Marks of emphasis ("**", "_", "~~") around it and the ends of a
/// comment ("<!--", "-->") are not part of it; character references ("&amp;", "&#47;") are replaced.
[[nodiscard]] std::vector<FoundUrn> findUrns(std::string_view text, Rfc rfc = Rfc::Rfc8141);

} // namespace nidus::urn
