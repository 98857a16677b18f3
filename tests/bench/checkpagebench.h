// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::bench {

/// Measures the window with many lines: the time until all are checked and shown, the longest pause while
/// they arrive and while they are filtered, sorted, copied, and exported, and memory. Runs `program` with
/// kCheckOnce in a separate process. Returns false if a figure was not reached.
[[nodiscard]] bool runCheckPageBench(const char* program);

inline constexpr const char* kCheckOnce = "--check-once";

/// Runs that process, which opens `file`.
[[nodiscard]] int checkOnce(int argc, char* argv[], const char* file);

} // namespace nidus::bench
