// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// grammar diagram: a rule as a railroad diagram.
[[nodiscard]] Command grammarDiagramCommand();

} // namespace nidus
