// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/presentation.h"

#include <cstddef>
#include <string_view>

namespace nidus::urn {

/// The greatest length of a URN broken over lines between "<" and ">".
inline constexpr std::size_t kMaxJoinedLength = 4096; ///< bytes

/// Returns where a long text can be cut at or before `cut`, which follows a line end, so that findUrns()
/// finds in the two pieces what it finds in the whole: `cut` itself, or the start of an earlier line in which
/// a "<" is still open. 0 if there is no such place.
[[nodiscard]] std::size_t runningTextCut(std::string_view text, std::size_t cut);

} // namespace nidus::urn
