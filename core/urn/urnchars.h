// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/charset.h"

#include <cstddef>
#include <string_view>

namespace nidus::urn {

// ldh = alphanum / "-"   RFC 8141 section 2; the same bytes as <let-num-hyp> of RFC 2141 section 2.1
inline constexpr base::CharSet kLdh = base::kAlphanum | base::CharSet("-");

// unreserved, sub-delims, pchar   RFC 3986 sections 2.2, 2.3, and 3.3; without pct-encoded, which is not a
// single byte
inline constexpr base::CharSet kUnreserved = base::kAlphanum | base::CharSet("-._~");
inline constexpr base::CharSet kSubDelims = base::CharSet("!$&'()*+,;=");
inline constexpr base::CharSet kPcharByte = kUnreserved | kSubDelims | base::CharSet(":@");

// Bytes allowed in an NSS, and with "?" in the components   RFC 8141 section 2
inline constexpr base::CharSet kNssByte8141 = kPcharByte | base::CharSet("/");

// <other> and <reserved>   RFC 2141 sections 2.2 and 2.3; without "%", which introduces a triplet
inline constexpr base::CharSet kOther2141 = base::CharSet("()+,-.:=@;$_!*'");
inline constexpr base::CharSet kReserved2141 = base::CharSet("/?#");
inline constexpr base::CharSet kNssByte2141 = base::kAlphanum | kOther2141 | kReserved2141;

/// Returns whether there is "%" and two hex digits at `at`.
[[nodiscard]] constexpr bool isTripletAt(std::string_view text, std::size_t at)
{
    return at + 2 < text.size() && text[at] == '%' && base::kHexDigit.contains(text[at + 1]) &&
           base::kHexDigit.contains(text[at + 2]);
}

/// Returns the octet of the triplet at `at`.
[[nodiscard]] constexpr unsigned tripletValue(std::string_view text, std::size_t at)
{
    return base::hexValue(text[at + 1]) * 16U + base::hexValue(text[at + 2]);
}

} // namespace nidus::urn
