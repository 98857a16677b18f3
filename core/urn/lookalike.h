// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::urn {

/// One edit in a name shorter than this says nothing: half of all three- and four-letter acronyms are one
/// edit away from another (isbn, issn). They are compared by shape only.
inline constexpr std::size_t kMinLengthForEdits = 5; ///< bytes

/// Whether a person could take one NID for the other: the same without hyphens and with 0 as o, 1 and i as l,
/// rn as m, vv as w; or, in names of kMinLengthForEdits and more, one letter added, left out, replaced or
/// swapped with its neighbour. Both in lower case; never true for equal ones.
[[nodiscard]] bool isLookAlike(std::string_view nid, std::string_view other);

} // namespace nidus::urn
