// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// revise: a draft of the next version of a registered namespace.
[[nodiscard]] Command reviseCommand();

} // namespace nidus
