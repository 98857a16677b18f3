// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

// submit, approve, forward, register, withdraw, reopen: the life of a registration (RFC 8141 section 6).
[[nodiscard]] Command submitCommand();
[[nodiscard]] Command approveCommand();
[[nodiscard]] Command forwardCommand();
[[nodiscard]] Command registerCommand();
[[nodiscard]] Command withdrawCommand();
[[nodiscard]] Command reopenCommand();
[[nodiscard]] Command remindCommand();

} // namespace nidus
