// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// Why no text was read from a line.
enum class JsonFault : std::uint8_t {
    NoMember,     ///< it is not an object with such a string
    Duplicate,    ///< the member, or an object on the path to it, is there twice
    NotOneObject, ///< it ends too early, is malformed after the member, or continues after the object
};

struct JsonFailure
{
    JsonFault fault = JsonFault::NoMember;
    std::size_t at = 0; ///< the byte of the line; 0 with NoMember

    bool operator==(const JsonFailure&) const = default;
};

/// Returns the text between the quotation marks of a string member of the JSON object in `line`, borrowed
/// from it. `name` is the member's name, or a path through nested objects with dots ("a.b"). Elsewhere only
/// strings, commas, colons, and brackets are examined. A comma may follow the object, as in an array that is
/// written line by line.
[[nodiscard]] std::expected<std::string_view, JsonFailure> jsonMember(std::string_view line,
                                                                      std::string_view name);

/// Returns the names of the members of the JSON object in `line`, separated by commas, as far as it can be
/// read; empty if it is not an object.
[[nodiscard]] std::string jsonMemberNames(std::string_view line);

/// A member whose value is a string.
struct JsonText
{
    std::string name;
    std::string_view text; ///< between the quotation marks, borrowed
};

/// Returns the first members of the JSON object in `line` that are strings, at most `most` and each as
/// jsonMember() finds it: none that is there twice. Empty if the line is not exactly one object.
[[nodiscard]] std::vector<JsonText> jsonTexts(std::string_view line, std::size_t most);

/// Decodes such a string to UTF-8; absent if an escape is malformed (RFC 8259 section 7).
[[nodiscard]] std::optional<std::string> jsonUnescaped(std::string_view raw);

} // namespace nidus::batch
