// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// encode: the URN of a native name, by the encoding that its namespace documents.
[[nodiscard]] Command encodeCommand();

} // namespace nidus
