// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/presentation.h"

#include <cstddef>
#include <string_view>

namespace nidus::urn {

/// Within "<" and ">" a URN may be broken over lines, but not over more than this.
inline constexpr std::size_t kMaxJoinedLength = 4096; ///< bytes

/// Where a long text can be cut in front of `cut`, which follows a line end, so that findUrns() finds in the
/// two pieces what it finds in the whole: `cut` itself, or the start of an earlier line in which a "<" is
/// still open. 0 when there is no such place.
[[nodiscard]] std::size_t runningTextCut(std::string_view text, std::size_t cut);

} // namespace nidus::urn
