// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace nidus::base {

/// Returns the separator of a table of which these are the first bytes: a tab, a semicolon, or a comma. It is
/// the most frequent one of the first record, unless more records have another one equally often: then the
/// first record is a title or a remark. It is a comma if there is none. Only records that begin in the first
/// 16 lines count, and text in quotation marks does not. A quotation mark inside a text, or one that is never
/// closed, is an ordinary character.
[[nodiscard]] char tableSeparator(std::string_view start);

/// Whether bytes after these cannot change tableSeparator().
[[nodiscard]] bool isEnoughForSeparator(std::string_view start);

} // namespace nidus::base
