// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace nidus::urn {

/// Returns the ISO 3166-1 alpha-3 country codes, in lowercase, sorted (RFC 8141 section 5.1).
[[nodiscard]] std::span<const std::string_view> alpha3Codes();

/// Returns the names of registered URI schemes, in lowercase, sorted (RFC 8141 section 5.1).
[[nodiscard]] std::span<const std::string_view> uriSchemeNames();

} // namespace nidus::urn
