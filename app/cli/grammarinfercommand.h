// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// `grammar infer`: a grammar guessed from names.
[[nodiscard]] Command grammarInferCommand();

} // namespace nidus
