// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// nid next: the informal NID that would be allocated next.
[[nodiscard]] Command nidNextCommand();

} // namespace nidus
