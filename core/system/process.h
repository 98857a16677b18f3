// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <string>

namespace nidus::system {

/// The account that the process runs as: its name, or its number where it has none.
[[nodiscard]] std::string systemUser();

/// Writing beyond the limit on a file's size (SIGXFSZ) becomes an error; by itself it would end the process.
void surviveSizeLimit();

/// Whether writing to a pipe that nobody reads any more (SIGPIPE) ends the process without a word, as it ends
/// other programs of a pipeline; else it is an error.
void endOnClosedPipe(bool ends);

/// Turns the first SIGINT into a flag, and ends standard input so that a command waiting for a pipe wakes up
/// and can close its report. A second SIGINT ends the program at once. The flag lives as long as the program.
[[nodiscard]] const std::atomic<bool>& endInputOnInterrupt();

/// A descriptor that can be read from once the process is asked to end (SIGTERM, SIGHUP, SIGINT); -1 when the
/// system has none to give. A second request ends the program at once.
[[nodiscard]] int watchRequestsToEnd();

} // namespace nidus::system
