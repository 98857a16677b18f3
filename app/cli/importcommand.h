// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// import: templates and registries from files.
[[nodiscard]] Command importCommand();

} // namespace nidus
