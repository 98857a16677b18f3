// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::urn {

/// Shorter names are compared by shape only: half of all three- and four-letter acronyms are one edit away
/// from another (isbn, issn).
inline constexpr std::size_t kMinLengthForEdits = 5; ///< bytes

/// Returns whether a person could confuse the NIDs: they are equal without hyphens and with 0 as o, 1 and i
/// as l, rn as m, vv as w; or, with kMinLengthForEdits or more bytes, one letter is inserted, deleted,
/// replaced, or swapped with its neighbor. Both must be lowercase; never true for equal NIDs.
[[nodiscard]] bool isLookAlike(std::string_view nid, std::string_view other);
/// The same, but short names are compared like longer ones: whether a person may have mistyped the NID.
[[nodiscard]] bool isMistyped(std::string_view nid, std::string_view other);

} // namespace nidus::urn
