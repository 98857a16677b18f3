// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace nidus::grammar {

/// Returns the definition ("DIGIT = %x30-39") of a rule of RFC 5234 appendix B.1; empty if it has no rule of
/// that name.
[[nodiscard]] std::string_view coreRuleDefinition(std::string_view name);

/// Does the same for the rules of RFC 3986 and RFC 8141 that registrations use, and URN-chars of RFC 2141.
[[nodiscard]] std::string_view libraryRuleDefinition(std::string_view name);

/// Returns the names of the rules of RFC 5234 appendix B.1, in its order.
[[nodiscard]] std::vector<std::string_view> coreRuleNames();
/// Returns the names that libraryRuleDefinition() knows.
[[nodiscard]] std::vector<std::string_view> libraryRuleNames();

} // namespace nidus::grammar
