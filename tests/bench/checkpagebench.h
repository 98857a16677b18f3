// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::bench {

/// The window over many lines: until all are checked and shown, the longest pause while they come and while
/// they are filtered, sorted, copied and exported, and memory. In a process of its own, `program` with
/// kCheckOnce. False when a figure was not reached.
[[nodiscard]] bool runCheckPageBench(const char* program);

inline constexpr const char* kCheckOnce = "--check-once";

/// That process; `file` is what it opens.
[[nodiscard]] int checkOnce(int argc, char* argv[], const char* file);

} // namespace nidus::bench
