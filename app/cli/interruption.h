// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>

namespace nidus {

/// Turns the first SIGINT into a flag, and ends standard input so that a command waiting for a pipe wakes up
/// and can close its report. A second SIGINT ends the program at once. SIGPIPE gets its usual effect back:
/// the program ends quietly when nobody reads its output. The flag lives as long as the program.
[[nodiscard]] const std::atomic<bool>& installSignalHandlers();

} // namespace nidus
