// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::grammar {

/// Returns whether the line that begins at `lineStart` is the footer of an RFC page ("Author   Informational
/// [Page 7]") or the header after its form feed, as found in grammars copied from RFCs.
[[nodiscard]] bool isPageFurniture(std::string_view text, std::size_t lineStart);

} // namespace nidus::grammar
