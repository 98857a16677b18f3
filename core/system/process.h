// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <string>

namespace nidus::system {

/// Returns the name of the account that the process runs as, or its number if it has no name.
[[nodiscard]] std::string systemUser();

/// Returns the number of columns of the terminal that standard output is; 0 if it is not a terminal.
[[nodiscard]] int terminalColumns();

/// Removes the folders that are not absolute from an environment variable with a list of folders, so that
/// nothing is loaded from the folder in which the program happens to be started.
void keepAbsoluteFolders(const char* variable);

/// Makes writing beyond the file size limit (SIGXFSZ) an error; by default it would end the process.
void ignoreSizeLimitSignal();

/// Sets whether writing to a closed pipe (SIGPIPE) silently ends the process, as usual for programs in a
/// pipeline, or is an error.
void setEndOnClosedPipe(bool ends);

/// Replaces the running program by another one with the same arguments. `place` is relative to the folder of
/// the running one. Returns only if there is none.
void continueAs(const std::string& place, char* const* arguments);

/// Turns the first SIGINT into a flag, and ends standard input so that a command waiting for a pipe wakes up
/// and can finish its report. A second SIGINT ends the program at once. The flag outlives all callers.
[[nodiscard]] const std::atomic<bool>& endInputOnInterrupt();

/// Returns a descriptor that becomes readable once the process is asked to end (SIGTERM, SIGHUP, SIGINT); -1
/// on failure. A second request ends the program at once.
[[nodiscard]] int watchRequestsToEnd();

} // namespace nidus::system
