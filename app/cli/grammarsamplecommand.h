// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// grammar sample: texts that a grammar accepts or just misses.
[[nodiscard]] Command grammarSampleCommand();

} // namespace nidus
