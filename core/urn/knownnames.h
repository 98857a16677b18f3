// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace nidus::urn {

/// ISO 3166-1 alpha-3 country codes, in lower case, sorted: RFC 8141 section 5.1 asks to look at them.
[[nodiscard]] std::span<const std::string_view> alpha3Codes();

/// The names of registered URI schemes, in lower case, sorted (RFC 8141 section 5.1).
[[nodiscard]] std::span<const std::string_view> uriSchemeNames();

} // namespace nidus::urn
