// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::grammar {

/// True when the line that begins at `lineStart` is the foot of an RFC's page ("Author   Informational [Page
/// 7]") or the head after its form feed, as they stand in the middle of grammars copied from RFCs.
[[nodiscard]] bool isPageFurniture(std::string_view text, std::size_t lineStart);

} // namespace nidus::grammar
