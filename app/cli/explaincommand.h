// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// explain: what is behind a finding id.
[[nodiscard]] Command explainCommand();

} // namespace nidus
