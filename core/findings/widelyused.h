// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"
#include "core/findings/finding.h"

#include <optional>
#include <string_view>

namespace nidus {

/// Why a name is not valid or not registered although names like it are widely used; absent where nothing is
/// known about such names under this verdict.
[[nodiscard]] std::optional<Finding> widelyUsedFinding(std::string_view text, Verdict verdict);

} // namespace nidus
