// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nidus::batch {

/// Returns the text between the quotation marks of a string member of the JSON object in `line`, borrowed
/// from it. `name` is the member's name, or a path through nested objects with dots ("a.b"). Absent if the
/// member is missing or not a string, or if the text ends before it. Elsewhere only strings and
/// brackets are examined.
[[nodiscard]] std::optional<std::string_view> jsonMember(std::string_view line, std::string_view name);

/// Decodes such a string to UTF-8; absent if an escape is malformed (RFC 8259 section 7).
[[nodiscard]] std::optional<std::string> jsonUnescaped(std::string_view raw);

} // namespace nidus::batch
