// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace nidus::batch {

/// Where a URN is in the input.
struct UrnPlace
{
    std::size_t file = 0;   ///< number of the input, 0-based
    std::uint64_t line = 0; ///< 1-based

    bool operator==(const UrnPlace&) const = default;
};

} // namespace nidus::batch
