// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace nidus::ui {

/// What a progress bar shows.
struct BarPosition
{
    int value = 0;
    int maximum = 0; ///< 0 if the total is unknown

    bool operator==(const BarPosition&) const = default;
};

/// Returns the position for a bar, in a unit in which the total fits into an int.
[[nodiscard]] constexpr BarPosition barPosition(base::Progress progress)
{
    constexpr std::uint64_t kMax = std::numeric_limits<int>::max();
    for (; progress.total > kMax; progress.total /= 2)
        progress.done /= 2;
    return {.value = static_cast<int>(std::min(progress.done, kMax)),
            .maximum = static_cast<int>(progress.total)};
}

} // namespace nidus::ui
