// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

// What accompanies the steps of a draft: papers put on record, review comments, the log.
[[nodiscard]] Command recordCommand();
[[nodiscard]] Command commentCommand();
[[nodiscard]] Command commentsCommand();
[[nodiscard]] Command logCommand();

} // namespace nidus
