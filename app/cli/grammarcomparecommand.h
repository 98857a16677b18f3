// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// grammar compare: how the languages of two grammars relate.
[[nodiscard]] Command grammarCompareCommand();

} // namespace nidus
