// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// grammar check: what is wrong with a grammar, its shape and size.
[[nodiscard]] Command grammarCheckCommand();

} // namespace nidus
