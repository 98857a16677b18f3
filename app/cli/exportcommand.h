// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// export: registrations as text or XML.
[[nodiscard]] Command exportCommand();

} // namespace nidus
