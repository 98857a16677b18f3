// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// nid check: the rules of RFC 8141 section 5 for NIDs, one JSON object each.
[[nodiscard]] Command nidCheckCommand();

} // namespace nidus
