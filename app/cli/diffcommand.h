// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

[[nodiscard]] Command diffCommand();

} // namespace nidus
