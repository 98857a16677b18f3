// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nidus::batch {

/// What stands between the quotation marks of a string member of the JSON object in `line`; borrows from it.
/// `name` is the member's, or the way to it through nested objects with dots between ("a.b"). Absent where
/// there is none, where it is no string, and where the text breaks off before. Of what stands elsewhere only
/// strings and brackets are looked at.
[[nodiscard]] std::optional<std::string_view> jsonMember(std::string_view line, std::string_view name);

/// The text that such a string stands for, as UTF-8; absent where an escape is malformed (RFC 8259 section
/// 7).
[[nodiscard]] std::optional<std::string> jsonUnescaped(std::string_view raw);

} // namespace nidus::batch
